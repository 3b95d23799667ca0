import { useEffect } from 'react';
import { useSearchParams } from 'react-router';

/** `?print` opens the browser's print once; the address then loses it, so that a reload only shows the paper. */
export function usePrintOnce(isReady: boolean) {
  const [params, setParams] = useSearchParams();
  const isAsked = isReady && params.has('print');
  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    // with the letters of the page, not with those that stand in for them
    void document.fonts.ready.then(() => {
      if (isGone) return;
      setParams(
        (before) => {
          before.delete('print');
          return before;
        },
        { replace: true },
      );
      window.print();
    });
    return () => {
      isGone = true;
    };
  }, [isAsked, setParams]);
}
