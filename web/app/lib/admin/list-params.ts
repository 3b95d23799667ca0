import { INBOX_SEARCH_DEBOUNCE_MS } from '@diyar/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * The parameters of the address itself. The router renders them when there is time: on a busy machine, while somebody
 * types, what is rendered can be seconds older.
 */
const addressNow = () => new URLSearchParams(window.location.search);

/**
 * The state of a list is in its address (`?q=&page=`), so that a reload, the back button and a shared link
 * show the same rows.
 */
export function useListParams() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);

  /** With `isVisit` the change gets its own history entry. */
  function change(next: Record<string, string | null>, { isVisit = false } = {}) {
    // not from what is rendered: 'Clear' and a search right after it are two changes
    const after = addressNow();
    for (const [name, value] of Object.entries(next)) value ? after.set(name, value) : after.delete(name);
    setParams(after, { replace: !isVisit, preventScrollReset: true });
  }
  const setPage = (next: number) => change({ page: next > 1 ? String(next) : null });
  const setQ = (next: string) => change({ q: next.trim() || null, page: null });
  return { q, page, setQ, setPage, change };
}

/** The field shows every keystroke; the search runs after a short pause. */
export function useSearchText(q: string, setQ: (q: string) => void) {
  const [text, setText] = useState(q);
  const [seen, setSeen] = useState(q);
  const [sent, setSent] = useState(q);
  if (q !== seen) {
    // the address changed elsewhere (back button, 'Clear search'): the field follows. A change that came from
    // this field arrives after more may have been typed, and must not overwrite it.
    setSeen(q);
    if (q !== sent && text.trim() !== q) setText(q);
  }
  const rendered = new URLSearchParams(useLocation().search).toString();
  const search = useEffectEvent(setQ);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => {
      // changed and not rendered yet: then the field follows, or this begins anew
      if (addressNow().toString() !== rendered) return;
      setSent(text.trim());
      search(text);
    }, INBOX_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q, rendered]);
  return [text, setText] as const;
}
