import { useEffect } from 'react';
import type { UnitView } from '~/features/unit-pages/public/unit-view.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';

export const loadOverlays = () => import('./project-overlays.tsx');

/** A pointer or key event on the page preloads the dialogs. */
export function useOverlaysSoon() {
  useEffect(() => {
    const once = { once: true, passive: true };
    const signs = ['pointerover', 'focusin'];
    // a failed preload is repeated when the module is needed
    const fetchThem = () => void loadOverlays().catch(() => undefined);
    for (const sign of signs) addEventListener(sign, fetchThem, once);
    return () => {
      for (const sign of signs) removeEventListener(sign, fetchThem);
    };
  }, []);
}

/** A unit as the viewing form shows it. */
export const chosenOf = ({ id, label, sizeSqm, price, photos }: UnitView) => ({
  id,
  label,
  size: formatNumber(sizeSqm),
  price: price && formatPrice(price),
  picture: photos[0] ?? null,
});
