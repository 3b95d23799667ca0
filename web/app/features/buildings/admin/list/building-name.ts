import type { Building } from '@diyar/contract/buildings';
import type { Lang } from '@diyar/contract/rules/language';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useTracker } from '../tracker.ts';

/** In the user's language, or in the other one where it has no name in that. */
export const nameIn = ({ nameEn, nameAr }: Pick<Building, 'nameEn' | 'nameAr'>, lang: Lang) =>
  (lang === 'ar' ? nameAr || nameEn : nameEn || nameAr).trim();

/** The building on this screen; empty until it is loaded. */
export function useBuildingName(building: Building | null | undefined): string {
  const { buildingsList: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { isLacasa } = useTracker();
  if (isLacasa) return t.lacasa;
  return building ? nameIn(building, lang) : '';
}
