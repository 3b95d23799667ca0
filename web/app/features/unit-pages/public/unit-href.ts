import { useLocation } from 'react-router';
import { searchWith } from '~/lib/search-params.ts';

const CLOSED = { unit: null, photo: null, layout: null, sent: null };

/** The URLs of the page for its units; indexes count from 0 here and from 1 in the address. */
export function useUnitHref() {
  const { search } = useLocation();
  const at = (changes: Parameters<typeof searchWith>[1]) => searchWith(search, { ...CLOSED, ...changes });
  return {
    /** The page with this unit's dialog open. */
    open: (unit: number) => ({ search: at({ unit }) }),
    /** ... with one of its pictures over it. */
    picture: (unit: number, kind: 'photo' | 'layout', index: number) => ({
      search: at({ unit, [kind]: index + 1 }),
    }),
    closed: { search: at({}) },
    /** ... with it (or none) in the viewing form; without scripts at the form. */
    choose: (unit: number | null) => ({ search: at({ choose: unit }), hash: unit === null ? '' : '#book' }),
  };
}
