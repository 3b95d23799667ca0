import type { CSSProperties, Ref } from 'react';
import './picture.css';

/** One picture in several sizes: a `srcset` per format, and one URL as a fallback. */
export type PictureSource = {
  avif?: string;
  /** Or one URL. */
  webp?: string;
  jpeg?: string;
  src: string;
  width: number;
  height: number;
  /** A picture of 16 px as a data URL, shown until the real one is loaded. */
  blur?: string | undefined;
  /** The focal point, as `x% y%`. */
  focal?: string | undefined;
};

export type PictureProps = {
  source: PictureSource;
  alt: string;
  sizes: string;
  className?: string | undefined;
  /** In the first view: fetched at once and before the others. */
  eager?: boolean | undefined;
  /** The whole picture inside its frame, instead of filling it. */
  contain?: boolean | undefined;
  onError?: (() => void) | undefined;
  ref?: Ref<HTMLImageElement>;
};

type PreloadProps = Pick<PictureSource, 'avif' | 'src'> & { sizes: string; media?: string };

/**
 * React hoists it into the head: a picture of the first view is requested before the parser reaches its
 * place, and before the fonts.
 */
export const PicturePreload = ({ avif, src, sizes, media }: PreloadProps) =>
  import.meta.env.SSR &&
  avif && (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      href={src}
      imageSrcSet={avif}
      imageSizes={sizes}
      media={media}
      fetchPriority="high"
    />
  );

/**
 * A picture in a frame that reserves its space and shows the blur first, so that nothing moves when it is
 * loaded.
 */
export function Picture({ source, alt, sizes, className = '', eager = false, ...rest }: PictureProps) {
  const { contain, onError, ref } = rest;
  const frame = {
    '--blur': source.blur && `url(${source.blur})`,
    '--focal': source.focal,
    '--ratio': contain && source.width / source.height,
  } as CSSProperties;
  return (
    <>
      {eager && <PicturePreload {...source} sizes={sizes} />}
      <picture className={`picture ${contain ? 'picture--whole ' : ''}${className}`.trim()} style={frame}>
        {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
        {source.webp && (
          <source
            type="image/webp"
            srcSet={source.webp}
            sizes={source.webp.includes(' ') ? sizes : undefined}
          />
        )}
        <img
          ref={ref}
          sizes={source.jpeg ? sizes : undefined}
          srcSet={source.jpeg || undefined}
          src={source.src}
          alt={alt}
          width={source.width}
          height={source.height}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={onError}
        />
      </picture>
    </>
  );
}
