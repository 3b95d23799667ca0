import { INBOX_SEARCH_DEBOUNCE_MS } from '@diyar/contract/limits';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * The parameters of the address itself. The router renders them when there is time: on a busy machine, while somebody
 * types, what is rendered can be seconds older.
 */
const addressNow = () => new URLSearchParams(window.location.search);

/** A filter as it stands in the address, or null: addresses contain arbitrary input. */
type Reader<Value> = (text: string) => Value | null;
type Readers = Readonly<Record<string, Reader<string | number>>>;
type Read<Filters extends Readers> = { [Name in keyof Filters]: ReturnType<Filters[Name]> };

export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (text) =>
    values.find((value) => value === text) ?? null;

const dayMs = (text: string) => Date.parse(`${text}T00:00:00Z`);

/** 2026-11-15; 30 February is none. */
export const aDay: Reader<string> = (text) =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(dayMs(text)) &&
  new Date(dayMs(text)).toISOString().startsWith(text)
    ? text
    : null;

export const anId: Reader<number> = (text) => (/^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

export const anyText: Reader<string> = (text) => text || null;

type Changes = Record<string, string | null>;

/**
 * The state of a list is in its address (`?q=&page=&outcome=&sort=`), so that a reload, the back button and a shared
 * link show the same rows. `filters` says which parameters are filters and how they are read, `orders` what the server
 * can order by, the usual order first.
 */
export function useListParams<Filters extends Readers = Record<never, never>, Order extends string = never>(
  filters?: Filters,
  orders: readonly Order[] = [],
) {
  const [params, setParams] = useSearchParams();
  const read: Record<string, string | number | null> = {};
  for (const [name, reader] of Object.entries(filters ?? {})) read[name] = reader(params.get(name) ?? '');
  const q = params.get('q') ?? '';
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const sort = orders.find((order) => order === params.get('sort')) ?? null;

  /** With `isVisit` the change gets its own history entry. */
  function change(next: Changes, { isVisit = false } = {}) {
    // not from what is rendered: 'Clear' and a search right after it are two changes
    const after = addressNow();
    for (const [name, value] of Object.entries(next)) value ? after.set(name, value) : after.delete(name);
    setParams(after, { replace: !isVisit, preventScrollReset: true });
  }
  /** Another filter begins on the first page. */
  const filter = (next: Partial<Record<keyof Filters, string | null>>) =>
    change({ ...(next as Changes), page: null });
  const hasFilters = Object.values(read).some((value) => value !== null);
  const none = Object.fromEntries(Object.keys(read).map((name) => [name, null]));
  return {
    /** What the list is asked for. */
    view: { q, page, ...(orders.length > 0 && { sort }), ...read } as ListView<Filters, Order>,
    hasFilters,
    isFiltered: q !== '' || hasFilters,
    change,
    filter,
    clear: () => change({ ...none, q: null, page: null }),
    setQ: (next: string) => change({ q: next.trim() || null, page: null }),
    setPage: (next: number) => change({ page: next > 1 ? String(next) : null }),
    /** Value and change of a filter, for the field that shows it. */
    field: <Name extends keyof Filters & string>(name: Name) => ({
      value: read[name] as Read<Filters>[Name],
      onChange: (next: Read<Filters>[Name]) =>
        change({ [name]: next === null ? null : String(next), page: null }),
    }),
    /** For the headings of the table. */
    order: {
      by: (sort ?? orders[0] ?? '') as string,
      onChange: (by: string) => change({ sort: by === orders[0] ? null : by, page: null }),
    },
  };
}

type ListView<Filters extends Readers, Order extends string> = { q: string; page: number } & Read<Filters> &
  ([Order] extends [never] ? unknown : { sort: Order | null });

/** What the parts of a list need of its state. */
export type ListParams = Pick<
  ReturnType<typeof useListParams>,
  'hasFilters' | 'isFiltered' | 'clear' | 'setQ' | 'setPage'
> & { view: { q: string; page: number } };

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
