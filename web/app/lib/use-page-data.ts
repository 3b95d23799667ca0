import { useEffect, useState } from 'react';
import { useAddress } from './address.tsx';
import { useLanguage } from './language.tsx';
import { searchWith } from './search-params.ts';
import { useLater } from './use-later.ts';

/**
 * The data of a page whose island changes its address: what the server rendered, then what `<path>.json` answers to
 * another query. Until that arrives, and where it is lost, what was shown stays.
 */
export function usePageData<T>(first: T) {
  const { pathname, search, hrefTo } = useAddress();
  const { lang } = useLanguage();
  const [shown, setShown] = useState({ data: first, search });
  const [lost, setLost] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isOld = shown.search !== search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for an address, and for each attempt
  useEffect(() => {
    setLost(null);
    if (!isOld) return;
    const request = new AbortController();
    const { signal } = request;
    const url = `${hrefTo(pathname)}.json${searchWith(search, { lang })}`;
    fetch(url, { signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then((data: T) => setShown({ data, search }))
      .catch(() => signal.aborted || setLost(search));
    return () => request.abort();
  }, [search, attempt]);
  useBusyPage(isOld && lost !== search);
  return { data: shown.data, isLost: isOld && lost === search, again: () => setAttempt((now) => now + 1) };
}

/** The bar that says that something is loading (styles/public/base.css). */
function useBusyPage(isBusy: boolean) {
  const isShown = useLater(isBusy);
  useEffect(() => {
    if (!isShown) return;
    const main = document.getElementById('main');
    main?.setAttribute('aria-busy', 'true');
    return () => main?.removeAttribute('aria-busy');
  }, [isShown]);
}
