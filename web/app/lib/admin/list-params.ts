import { INBOX_SEARCH_DEBOUNCE_MS } from '@diyar/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';

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
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries(next)) value ? after.set(name, value) : after.delete(name);
        return after;
      },
      { replace: !isVisit, preventScrollReset: true },
    );
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
  const search = useEffectEvent(setQ);
  useEffect(() => {
    if (text.trim() === q) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      search(text);
    }, INBOX_SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, q]);
  return [text, setText] as const;
}
