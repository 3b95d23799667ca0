import { type MediaLoad, nextMediaLoad } from '@diyar/contract/rules/media';
import { type CSSProperties, useState } from 'react';
import type { MediaSource } from '~/lib/admin/media-source.ts';
import { Icon } from '../icon.tsx';

type Props = {
  source: MediaSource;
  /** Its width on the page, for the choice of the file. */
  sizes: string;
  /** Shows the whole picture, for plans; otherwise it fills its frame. */
  isWhole?: boolean;
  alt?: string;
};

/** An image, a video if the image fails, then the placeholder (docs/product/public-site.md#media-loading). */
export function MediaThumb({ source, ...rest }: Props) {
  // another file, or a poster that arrives later, starts again with the image
  return <Loading key={source.poster ?? source.url} source={source} {...rest} />;
}

function Loading({ source, sizes, isWhole, alt = '' }: Props) {
  const [state, setState] = useState<MediaLoad>(source.isVideo && !source.poster ? 'video' : 'image');
  const failed = () => setState((now) => nextMediaLoad(now, 'error'));
  const style: CSSProperties & { '--blur'?: string } = { '--blur': source.blur && `url(${source.blur})` };
  return (
    <span className="media-thumb" data-whole={isWhole || undefined} style={style}>
      {state === 'image' && source.poster && (
        <img src={source.poster} alt={alt} loading="lazy" decoding="async" onError={failed} />
      )}
      {state === 'image' && !source.poster && (
        <picture>
          {source.avif && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
          {source.webp && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
          <img
            src={source.url}
            srcSet={source.jpeg}
            sizes={source.jpeg && sizes}
            alt={alt}
            loading="lazy"
            decoding="async"
            onError={failed}
          />
        </picture>
      )}
      {state === 'video' && (
        <video src={source.url} muted playsInline preload="metadata" tabIndex={-1} onError={failed} />
      )}
      {state === 'fail' && <Icon name={source.isVideo ? 'video-camera' : 'image'} />}
    </span>
  );
}
