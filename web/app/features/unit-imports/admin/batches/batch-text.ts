import type { Lang } from '@diyar/contract/rules/language';
import type { KeptChange, UnitBatch } from '@diyar/contract/unit-batches';
import type { AdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay, companyDay } from '~/lib/admin/dates.ts';
import { fieldName } from '../values.ts';

type T = AdminTexts['unitImports'];

/** '15 December 2026', where the company is. */
export const dayOf = (instant: string, lang: Lang) => calendarDay(companyDay(new Date(instant)), lang);

/** What kind of write it was. */
export function actionName({ action }: Pick<UnitBatch, 'action'>, t: T): string {
  switch (action) {
    case 'units.import':
      return t.actions.import;
    case 'projects.create':
    case 'projects.update':
      return t.actions.save;
    case 'projects.building':
      return t.actions.building;
    case 'units.takeBack':
      return t.actions.takeBack;
    default:
      return t.actions.other;
  }
}

export type KeptLine = { key: string; numbers: string[]; sentence: string; by: string; at: string | null };

function sentenceOf({ reason, field }: KeptChange, t: T, lang: Lang): string {
  const what = field === null ? t.wholeUnit : fieldName(field, lang);
  switch (reason) {
    case 'changed':
      return t.kept.changed(what);
    case 'sold':
      return t.kept.sold(what);
    case 'deal':
      return t.kept.deal;
    case 'gone':
      return t.kept.gone;
    case 'number':
      return t.kept.number;
    case 'full':
      return t.kept.full;
  }
}

/** One line for all units that stay for the same reason, by the same person at the same time. */
export function keptLines(kept: readonly KeptChange[], t: T, lang: Lang): KeptLine[] {
  const lines = new Map<string, KeptLine>();
  for (const change of kept) {
    const sentence = sentenceOf(change, t, lang);
    const key = [sentence, change.by, change.at].join('|');
    const line = lines.get(key) ?? { key, numbers: [], sentence, by: change.by, at: change.at };
    if (!line.numbers.includes(change.unitNumber)) line.numbers.push(change.unitNumber);
    lines.set(key, line);
  }
  return [...lines.values()];
}
