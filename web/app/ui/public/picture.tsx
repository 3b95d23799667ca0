import type { CSSProperties } from 'react';

/** One picture in several sizes: `srcset` strings for the two formats, the largest as the fallback. */
export type PictureSource = {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
  /** A picture of 16 px as a data URL, shown until the real one is there. */
  blur?: string;
  /** Where the eye should land, as `x% y%`. */
  focal?: string;
};

type PictureProps = {
  source: PictureSource;
  alt: string;
  sizes: string;
  className?: string;
  /** In the first view: fetched at once and before the others. */
  eager?: boolean;
};

export function Picture({ source, alt, sizes, className, eager = false }: PictureProps) {
  const frame = { '--blur': source.blur && `url(${source.blur})`, '--focal': source.focal } as CSSProperties;
  return (
    <picture className={className ? `frame ${className}` : 'frame'} style={frame}>
      <source type="image/avif" srcSet={source.avif} sizes={sizes} />
      <source type="image/webp" srcSet={source.webp} sizes={sizes} />
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  );
}
