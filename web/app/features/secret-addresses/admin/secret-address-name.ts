import type { Lang } from '@diyar/contract/rules/language';
import { nameOf } from '@diyar/contract/rules/localized';
import type { SecretAddress } from '@diyar/contract/secret-addresses';

/** A quote by its number as well, because several may be for one buyer. */
export const shownName = (address: SecretAddress, lang: Lang): string =>
  [address.number, nameOf(address, lang)].filter(Boolean).join(' · ');
