import { useAddress } from '~/lib/address.tsx';
import { searchWith } from '~/lib/search-params.ts';

/** The URL of the page with a picture open; indexes count from 0 here and from 1 in the address. */
export function usePictureHref() {
  const { search, hrefOf } = useAddress();
  const none = { unit: null, photo: null, layout: null, sent: null };
  return (kind: 'photo' | 'layout', index: number) =>
    hrefOf(searchWith(search, { ...none, [kind]: index + 1 }));
}
