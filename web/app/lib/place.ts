import type { SitePlace } from '@diyar/contract/place';
import { BUILT_IN_PLACE, type CompanyPlace, setCompanyPlace } from '@diyar/contract/rules/place';

const textOf = ({ currencies, zone, firstDay, country, phoneCodes }: CompanyPlace): string =>
  JSON.stringify({ currencies, zone, firstDay, country, phoneCodes });

/** For `data-place` of a page; undefined where the company is where an installation begins. */
export const placeText = (place: SitePlace | undefined): string | undefined => {
  const text = textOf(place ?? BUILT_IN_PLACE);
  return text === textOf(BUILT_IN_PLACE) ? undefined : text;
};

/** Before anything of a page comes to life: the rules go by the place that it was rendered with. */
export function takePlace(): void {
  const { place } = document.documentElement.dataset;
  if (place) setCompanyPlace(JSON.parse(place) as CompanyPlace);
}
