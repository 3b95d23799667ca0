import type { Lang } from '@diyar/contract/rules/language';
import type { TrashItem } from '@diyar/contract/trash';

export const nameOf = ({ nameEn, nameAr }: TrashItem, lang: Lang): string =>
  lang === 'ar' ? nameAr || nameEn : nameEn || nameAr;

const DAY = 86_400_000;

/** The remaining whole days, rounded down. */
export const daysLeft = ({ removedAt }: TrashItem, now = Date.now()): number =>
  Math.max(0, Math.floor((new Date(removedAt).getTime() - now) / DAY));
