import { useLocation } from 'react-router';
import { searchWith } from '~/lib/search-params.ts';

/** The URL of the page with a picture open; indexes count from 0 here and from 1 in the address. */
export function usePictureHref() {
  const { search } = useLocation();
  return (kind: 'photo' | 'layout', index: number) => ({
    search: searchWith(search, { unit: null, photo: null, layout: null, sent: null, [kind]: index + 1 }),
  });
}
