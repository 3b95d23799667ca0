import { arrowStep } from '@diyar/contract/rules/direction';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link, type To } from 'react-router';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import './button.css';
import { Icon } from './icon.tsx';
import './lightbox.css';
import { Media } from './media.tsx';
import type { MediaFile } from './media-file.ts';
import { trapTab, useModalDialog, useOverlayMoves } from './overlay.ts';
import { isPlainClick } from './plain-click.ts';
import { useSwipe } from './use-swipe.ts';

type LightboxProps = {
  /** The name of the set, e.g. 'Project Photos'. */
  label: string;
  caption: string;
  files: MediaFile[];
  /** Zero-based. */
  index: number;
  /** The URL of the page with this picture open, and with none. */
  hrefOf: (index: number) => To;
  closeTo: To;
};

/**
 * Escape closes, arrows and swipes navigate (mirrored in Arabic), with a counter
 * (docs/product/public-site.md#lightbox).
 */
export function Lightbox({ label, caption, files, index, hrefOf, closeTo }: LightboxProps) {
  const t = usePublicTexts().media;
  const { dir } = useLanguage();
  const { close, goTo } = useOverlayMoves(closeTo);
  const dialog = useModalDialog(close);
  const [shown, move] = useSteps(index, files.length, (next) => goTo(hrefOf(next)));
  const at = (step: number) => (shown + step + files.length) % files.length;
  const swipe = useSwipe(dir, move, (target) => {
    if (target instanceof Element && !target.closest('.picture, a, button')) dialog.ref.current?.close();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trapTab(event);
    // a video handles its own arrow keys
    if (!(event.target instanceof HTMLVideoElement)) move(arrowStep(event.key, dir));
  };
  const linkTo = (step: number) => ({
    to: hrefOf(at(step)),
    onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      move(step);
    },
  });
  const file = files[shown];
  if (!file) return null;
  return (
    <dialog className="lightbox" aria-label={label} open {...dialog} onKeyDown={onKeyDown}>
      <div className="lightbox-bar">
        <p aria-live="polite">
          <bdi dir="ltr" aria-hidden="true">
            {t.counter(shown + 1, files.length)}
          </bdi>
          <span className="visually-hidden">{t.counterAloud(shown + 1, files.length)}</span>
        </p>
        <p className="lightbox-caption">{caption}</p>
        <Link
          className="btn-tool"
          to={closeTo}
          replace
          preventScrollReset
          aria-label={t.close}
          onClick={(event) => {
            event.preventDefault();
            dialog.ref.current?.close();
          }}
        >
          <Icon name="x" />
        </Link>
      </div>
      <div className="lightbox-stage" {...swipe}>
        <Media
          className="lightbox-picture"
          file={file}
          alt={`${caption}, ${shown + 1}`}
          sizes="100vw"
          contain
          eager
          playable
        />
      </div>
      {files.length > 1 && (
        <>
          <Link className="btn-tool lightbox-prev" {...linkTo(-1)} aria-label={t.previous}>
            <Icon name="caretLeft" className="icon--flip" />
          </Link>
          <Link className="btn-tool lightbox-next" {...linkTo(1)} aria-label={t.next}>
            <Icon name="caretRight" className="icon--flip" />
          </Link>
          <Neighbours files={[files[at(1)], files[at(-1)]]} />
        </>
      )}
    </dialog>
  );
}

/**
 * The picture that is shown. It changes at once and the address follows, so that quick navigation never waits
 * for the router.
 */
function useSteps(first: number, count: number, onMove: (index: number) => void) {
  const at = useRef(first);
  const [shown, setShown] = useState(first);
  const move = (step: number) => {
    if (step === 0 || count < 2) return;
    at.current = (at.current + step + count) % count;
    setShown(at.current);
    onMove(at.current);
  };
  return [shown, move] as const;
}

/** Preloads the neighbours of the current picture; only with scripts, which can show them. */
function Neighbours({ files }: { files: (MediaFile | undefined)[] }) {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div hidden>
      {isHydrated &&
        files.map((file) => file && !file.video && <Media key={file.url} file={file} alt="" sizes="100vw" />)}
    </div>
  );
}
