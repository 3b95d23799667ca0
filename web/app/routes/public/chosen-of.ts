import type { UnitView } from '~/features/unit-pages/public/unit-view.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';

/** A unit as the viewing form shows it. */
export const chosenOf = ({ id, label, sizeSqm, price, photos }: UnitView) => ({
  id,
  label,
  size: formatNumber(sizeSqm),
  price: price && formatPrice(price),
  picture: photos[0] ?? null,
});
