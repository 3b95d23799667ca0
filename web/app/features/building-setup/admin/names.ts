import type { Lang } from '@diyar/contract/rules/language';
import { isolate } from '~/i18n/isolate.ts';
import type { DraftUnit } from './draft.ts';

/** The number of names that are listed; the rest is a count. */
const NAMED = 6;

/** 'A-701, A-702 and 4 more' */
export function namesOf(units: readonly DraftUnit[], lang: Lang, andMore: (n: number) => string): string {
  const names = units.slice(0, NAMED).map(({ unitNumber }) => isolate(unitNumber));
  const listed = names.join(lang === 'ar' ? '، ' : ', ');
  return units.length > NAMED ? `${listed} ${andMore(units.length - NAMED)}` : listed;
}
