import { type MediaLoad, nextMediaLoad } from '@diyar/contract/rules/media';
import { type CSSProperties, useState } from 'react';
import type { MediaSource } from '~/lib/admin/media-source.ts';
import { Icon } from '../icon.tsx';

type Props = {
  source: MediaSource;
  /** How wide it stands on the page, for the choice of its size. */
  sizes: string;
  /** The whole of it, for plans; otherwise it fills its frame. */
  isWhole?: boolean;
  alt?: string;
};

/** SPEC §4, media load: an image, a video if the image fails, then the placeholder. */
export function MediaThumb({ source, ...rest }: Props) {
  // another file, or a still picture that came later, starts again from the beginning
  return <Loading key={source.poster ?? source.url} source={source} {...rest} />;
}

function Loading({ source, sizes, isWhole, alt = '' }: Props) {
  const [state, setState] = useState<MediaLoad>(source.isVideo && !source.poster ? 'video' : 'image');
  const failed = () => setState((now) => nextMediaLoad(now, 'error'));
  const style: CSSProperties & { '--blur'?: string } = { '--blur': source.blur && `url(${source.blur})` };
  return (
    <span className="mthumb" data-whole={isWhole || undefined} style={style}>
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
