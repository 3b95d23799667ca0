import { type ComponentType, lazy, Suspense, useState } from 'react';

const RETRY_MS = 2000;

/** A dialog may open when the network is away (a session ended): it appears when it is back, and the page stays. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/**
 * A dialog that is loaded when it first opens, for the frame of every page: no screen waits for what few people open.
 * It stays mounted from then on, so that it can close as others do.
 */
export function lazyDialog<Props extends { isOpen: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Loaded = lazy(async () => ({ default: await untilLoaded(load) }));
  return function LazyDialog(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.isOpen);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    return (
      wasOpen && (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )
    );
  };
}
