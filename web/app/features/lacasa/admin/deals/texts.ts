import { isolate } from '../../../../i18n/isolate.ts';
import { formatNumber, plural } from '../../../../i18n/plural.ts';
import type { Texts } from '../../../../i18n/texts.ts';

/** Holds, reservations of several units, sales, cancelling and opening again. */
export const en = {
  chained: (count: number) => `${formatNumber(count)} units in one deal`,
  daysLeft: (count: number) => plural('en', count, { one: '# day', other: '# days' }),
  hoursLeft: (count: number) => `${formatNumber(count)} h`,
  minutesLeft: (count: number) => `${formatNumber(count)} min`,
  secondsLeft: (count: number) => `${formatNumber(count)} s`,
  joinTime: (parts: readonly string[]) => parts.join(' '),
  shortDays: (count: number) => `${formatNumber(count)} d`,
  shortHours: (count: number) => `${formatNumber(count)} h`,
  shortMinutes: (count: number) => `${formatNumber(count)} min`,
  heldBy: (user: string) => `Held by ${isolate(user)}`,
  forNobody: 'No name yet',
};

export const ar: Texts<typeof en> = {
  chained: (count) =>
    plural('ar', count, {
      two: 'وحدتان في صفقة واحدة',
      few: '# وحدات في صفقة واحدة',
      many: '# وحدة في صفقة واحدة',
      other: '# وحدة في صفقة واحدة',
    }),
  daysLeft: (count) =>
    plural('ar', count, { one: 'يوم', two: 'يومين', few: '# أيام', many: '# يومًا', other: '# يوم' }),
  hoursLeft: (count) =>
    plural('ar', count, { one: 'ساعة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' }),
  minutesLeft: (count) =>
    plural('ar', count, { one: 'دقيقة', two: 'دقيقتين', few: '# دقائق', many: '# دقيقة', other: '# دقيقة' }),
  secondsLeft: (count) =>
    plural('ar', count, { one: 'ثانية', two: 'ثانيتين', few: '# ثوانٍ', many: '# ثانية', other: '# ثانية' }),
  joinTime: (parts) => parts.join(' و'),
  shortDays: (count) => `${formatNumber(count)} ي`,
  shortHours: (count) => `${formatNumber(count)} س`,
  shortMinutes: (count) => `${formatNumber(count)} د`,
  heldBy: (user) => `حجزها مؤقتًا ${isolate(user)}`,
  forNobody: 'بلا اسم بعد',
};
