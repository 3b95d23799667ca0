import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { adminTexts } from '~/i18n/admin/index.ts';
import { documentLanguage } from '~/lib/language.tsx';
import { untilLoaded } from '~/lib/until-loaded.ts';

/** Whoever only looks gets the parts then; the rows and their pictures have the line until then. */
const LOOKING_MS = 6000;
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'];

/** Somebody begins to work on this page: moves the pointer, touches it, types. Never on the server. */
const begun = new Promise<void>((resolve) => {
  if (typeof document === 'undefined') return;
  for (const sign of SIGNS)
    addEventListener(sign, () => resolve(), { capture: true, once: true, passive: true });
  setTimeout(resolve, LOOKING_MS);
});

// the next page needs them
void begun.then(() => untilLoaded(() => adminTexts.load(documentLanguage())));

type Load<Props> = () => Promise<ComponentType<Props>>;

/** A part and the texts that it may use. Whatever is loaded later comes this way, so that no text is missing. */
export async function loadWithTexts<T>(load: () => Promise<T>): Promise<T> {
  const [part] = await Promise.all([
    untilLoaded(load),
    untilLoaded(() => adminTexts.load(documentLanguage())),
  ]);
  return part;
}

/** What comes with the first sign of work is there, as a rule, before it is pressed, and stays without a network. */
function loaderOf<Props>(load: Load<Props>, isAhead: boolean) {
  let loaded: ComponentType<Props> | undefined;
  const get = async () => {
    loaded ??= await loadWithTexts(load);
    return loaded;
  };
  const Late = lazy(async () => ({ default: await get() }));
  if (isAhead) void begun.then(get);
  /** Without a moment of waiting if it is there; the same for as long as the caller is mounted. */
  return (): ComponentType<Props> => {
    const [Part] = useState(() => loaded ?? Late);
    return Part;
  };
}

/**
 * A part of a screen that nobody sees at first: another tab, a pane, what lies further down. It is loaded when somebody
 * begins to work (unless few people ever see it), or when it is to be shown; until then `Waiting` has its place.
 */
export function lazyPart<Props extends object>(
  load: Load<Props>,
  Waiting?: ComponentType<Props>,
  { isAhead = true } = {},
) {
  const usePart = loaderOf(load, isAhead);
  return function LazyPart(props: Props) {
    const Part = usePart();
    return (
      <Suspense fallback={Waiting && <Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** A part further down: it is loaded when somebody begins to work, or when its place comes into view. */
export function lazyBelow<Props extends object>(load: Load<Props>, Waiting: ComponentType<Props>) {
  const Part = lazyPart(load, Waiting);
  return function LazyBelow(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const [isWanted, setWanted] = useState(false);
    useEffect(() => {
      if (isWanted || !place.current) return;
      void begun.then(() => setWanted(true));
      const view = new IntersectionObserver((entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setWanted(true);
      });
      view.observe(place.current);
      return () => view.disconnect();
    }, [isWanted]);
    if (isWanted) return <Part {...props} />;
    return (
      <div ref={place}>
        <Waiting {...props} />
      </div>
    );
  };
}

/**
 * A dialog that no screen waits for. It is loaded when it first opens, or with `isAhead` when somebody begins to work.
 * It stays mounted from then on, so that it can close as others do.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(load: Load<Props>, { isAhead = false } = {}) {
  const usePart = loaderOf(load, isAhead);
  const Opened = (props: Props) => {
    const Part = usePart();
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
  return function LazyDialog(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.isOpen);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    return wasOpen && <Opened {...props} />;
  };
}
