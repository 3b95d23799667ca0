import { type MediaLoad, nextMediaLoad } from '@diyar/contract/rules/media';
import { useEffect, useRef, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from './icon.tsx';
import './media.css';
import { type MediaFile, pictureSource, plainUrl } from './media-file.ts';
import { Picture, type PictureProps } from './picture.tsx';

type MediaProps = Pick<PictureProps, 'alt' | 'sizes' | 'className' | 'eager' | 'contain'> & {
  /** Null renders the placeholder. */
  file: MediaFile | null;
  /** A video with its controls; otherwise only its still picture is shown. */
  playable?: boolean;
  /** One of many in a list. */
  card?: boolean;
};

/**
 * A picture or video of the API in its frame, with its load states
 * (docs/product/public-site.md#media-loading).
 */
export function Media(props: MediaProps) {
  // beside a text that says the same a picture has no name (alt="")
  // another file starts again with the first state
  return <MediaFrame key={props.file?.url} {...props} alt={props.alt && (props.file?.alt ?? props.alt)} />;
}

function MediaFrame({ file, playable = false, card = false, ...shown }: MediaProps) {
  const still = file?.video && file.poster && !playable ? asPicture(file, file.poster) : file;
  const [state, setState] = useState<MediaLoad>(() => firstState(still));
  const failed = () => setState((now) => nextMediaLoad(now, 'error'));
  const picture = useEarlyFailure(failed);
  if (!still || state === 'fail') return <NoPicture className={shown.className} />;
  if (state === 'video') return <Film file={still} playable={playable} onError={failed} {...shown} />;
  return <Picture {...shown} source={pictureSource(still, card)} onError={failed} ref={picture} />;
}

const firstState = (file: MediaFile | null): MediaLoad => {
  if (!file) return 'fail';
  return file.video ? 'video' : nextMediaLoad('idle', 'start');
};

const asPicture = ({ width, height, blur, focal, posterSizes }: MediaFile, url: string): MediaFile => ({
  url,
  width,
  height,
  blur,
  focal,
  ...posterSizes,
});

type FilmProps = Pick<MediaProps, 'alt' | 'className' | 'contain'> & {
  file: MediaFile;
  playable: boolean;
  onError: () => void;
};

/** As a still, a video without a poster shows its first frame. */
function Film({ file, playable, alt, className = '', contain, onError }: FilmProps) {
  return (
    <span className={`picture ${contain ? 'picture--whole ' : ''}${className}`.trim()}>
      <video
        src={playable ? file.url : `${file.url}#t=0.1`}
        poster={file.poster && plainUrl({ url: file.poster, ...file.posterSizes })}
        aria-label={alt}
        width={file.width}
        height={file.height}
        controls={playable}
        muted={!playable}
        preload={playable && file.poster ? 'none' : 'metadata'}
        playsInline
        onError={onError}
      />
    </span>
  );
}

/** The last state, when neither a picture nor a video could be loaded. */
export function NoPicture({ className = '' }: { className?: string | undefined }) {
  const t = usePublicTexts().media;
  return (
    <span className={`picture media-none ${className}`.trim()}>
      <Icon name="images" />
      <span>{t.unavailable}</span>
    </span>
  );
}

/** The error event of a picture that failed before hydration was missed. */
function useEarlyFailure(failed: () => void) {
  const picture = useRef<HTMLImageElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const { current } = picture;
    if (current?.complete && current.naturalWidth === 0) failed();
  }, []);
  return picture;
}
