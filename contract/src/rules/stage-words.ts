import { dayText } from './dates.ts';
import type { Lang } from './language.ts';

/** After a preposition. */
const AR_DAYS = (days: number) =>
  days === 1 ? 'يوم' : days === 2 ? 'يومين' : days <= 10 ? `${days} أيام` : `${days} يومًا`;

/** Of a line of a plan: 'when the skeleton is complete, +14 days'. */
export function afterStageText(name: string, days: number, lang: Lang): string {
  if (lang === 'ar')
    return days === 0
      ? `عند اكتمال «${name}»`
      : `بعد اكتمال «${name}» ${days <= 2 ? 'ب' : 'بـ '}${AR_DAYS(days)}`;
  return `When ‘${name}’ is complete${days === 0 ? '' : days === 1 ? ', +1 day' : `, +${days} days`}`;
}

/** Of a stage that is reached, for who has not signed: 'within 14 days of signing'. */
export function afterSigningText(days: number, lang: Lang): string {
  if (days === 0) return lang === 'ar' ? 'عند التوقيع' : 'at signing';
  if (lang === 'ar') return `خلال ${AR_DAYS(days)} من التوقيع`;
  return `within ${days === 1 ? 'a day' : `${days} days`} of signing`;
}

/** Of a stage that is not reached: the month in which it is expected, never a day. */
export function expectedText(expectedOn: string | null, lang: Lang): string {
  if (expectedOn === null) return lang === 'ar' ? 'لم تستحق بعد' : 'not due yet';
  const month = dayText(expectedOn, lang, { month: 'long', year: 'numeric' });
  return lang === 'ar' ? `متوقَّعة في ${month}` : `expected in ${month}`;
}

/** What most buildings go through, to begin with. */
export const USUAL_STAGES = [
  { nameEn: 'Excavation', nameAr: 'الحفر والتسوية' },
  { nameEn: 'Foundations', nameAr: 'الأساسات' },
  { nameEn: 'Skeleton', nameAr: 'العظم' },
  { nameEn: 'Masonry and stone', nameAr: 'البناء والحجر' },
  { nameEn: 'Plaster', nameAr: 'القصارة' },
  { nameEn: 'Finishing', nameAr: 'التشطيب' },
  { nameEn: 'Handover', nameAr: 'التسليم' },
] as const;
