import type { UnitId } from '@diyar/contract/rules/ids';
import { useAddress } from '~/lib/address.tsx';
import { searchWith } from '~/lib/search-params.ts';

const CLOSED = { unit: null, photo: null, layout: null, sent: null };

/** The URLs of the page for its units; indexes count from 0 here and from 1 in the address. */
export function useUnitHref() {
  const { search, hrefOf } = useAddress();
  const at = (changes: Parameters<typeof searchWith>[1]) => searchWith(search, { ...CLOSED, ...changes });
  return {
    /** The page with this unit's dialog open. */
    open: (unit: UnitId) => hrefOf(at({ unit })),
    /** ... with one of its pictures over it. */
    picture: (unit: UnitId, kind: 'photo' | 'layout', index: number) =>
      hrefOf(at({ unit, [kind]: index + 1 })),
    /** ... with it (or none) in the viewing form; without scripts at the form. */
    choose: (unit: UnitId | null) => hrefOf(at({ choose: unit }), unit === null ? '' : '#book'),
    /** The query with nothing open. */
    closed: at({}),
  };
}
