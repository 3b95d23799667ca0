import { isolate } from '../../../../i18n/isolate.ts';
import type { Texts } from '../../../../i18n/texts.ts';

export const en = {
  released: (units: string, name: string) =>
    name
      ? `Your hold on ${isolate(units)} for ${isolate(name)} was released`
      : `Your hold on ${isolate(units)} was released`,
  by: (by: string, at: string) => `By ${isolate(by)}, ${isolate(at)}.`,
  toFloors: 'To the floors',
};

export const ar: Texts<typeof en> = {
  released: (units, name) =>
    name
      ? `أُلغي حجزك المؤقت على ${isolate(units)} لـ ${isolate(name)}`
      : `أُلغي حجزك المؤقت على ${isolate(units)}`,
  by: (by, at) => `ألغاه ${isolate(by)}، ${isolate(at)}.`,
  toFloors: 'إلى الطوابق',
};
