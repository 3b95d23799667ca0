import { arrowStep } from '@diyar/contract/rules/direction';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { useAddress } from '~/lib/address.tsx';
import { useLanguage } from '~/lib/language.tsx';
import './button.css';
import { Icon } from './icon.tsx';
import './lightbox.css';
import { Media } from './media.tsx';
import type { MediaFile } from './media-file.ts';
import { trapTab, useModalDialog } from './overlay.ts';
import { isPlainClick } from './plain-click.ts';
import { useSwipe } from './use-swipe.ts';

type LightboxProps = {
  /** The name of the set, e.g. 'Project Photos'. */
  label: string;
  caption: string;
  files: MediaFile[];
  /** Zero-based. */
  index: number;
  /** The query of the page with this picture open, and with none. */
  searchOf: (index: number) => string;
  closed: string;
};

/**
 * Escape closes, arrows and swipes navigate (mirrored in Arabic), with a counter
 * (docs/product/public-site.md#lightbox).
 */
export function Lightbox({ label, caption, files, index, searchOf, closed }: LightboxProps) {
  const t = usePublicTexts().media;
  const { dir } = useLanguage();
  const { hrefOf, replace, close } = useAddress();
  const dialog = useModalDialog(() => close(closed));
  const [shown, move] = useSteps(index, files.length, (next) => replace(searchOf(next)));
  const at = (step: number) => (shown + step + files.length) % files.length;
  const swipe = useSwipe(dir, move, (target) => {
    if (target instanceof Element && !target.closest('.picture, a, button')) dialog.ref.current?.close();
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    trapTab(event);
    // a video handles its own arrow keys
    if (!(event.target instanceof HTMLVideoElement)) move(arrowStep(event.key, dir));
  };
  const hrefBy = (step: number) => hrefOf(searchOf(at(step)));
  const stepBy = (step: number) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    move(step);
  };
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
        <a
          className="btn-tool"
          href={hrefOf(closed)}
          aria-label={t.close}
          onClick={(event) => {
            event.preventDefault();
            dialog.ref.current?.close();
          }}
        >
          <Icon name="x" />
        </a>
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
          <a
            className="btn-tool lightbox-prev"
            href={hrefBy(-1)}
            onClick={stepBy(-1)}
            aria-label={t.previous}
          >
            <Icon name="caretLeft" className="icon--flip" />
          </a>
          <a className="btn-tool lightbox-next" href={hrefBy(1)} onClick={stepBy(1)} aria-label={t.next}>
            <Icon name="caretRight" className="icon--flip" />
          </a>
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
