import type { TrackedUnit } from '@diyar/contract/buildings';
import { QUOTE_DAYS_DEFAULT } from '@diyar/contract/limits';
import { addDays } from '@diyar/contract/rules/company-hours';
import { type Lang, languageOf } from '@diyar/contract/rules/language';
import { companyDay } from '~/lib/admin/dates.ts';
import type { OpenedPath } from './doors/open-path.ts';
import type { PathData } from './path-data.ts';
import type { PathValues } from './use-path-form.ts';

const NOBODY = { name: '', phone: '' };

/** What is known at first: the person, the language they wrote in, the days of the quote and of the deal. */
export function firstValues(
  { person }: OpenedPath,
  { lead }: Pick<PathData, 'lead'>,
  home: TrackedUnit,
  reader: Lang,
): PathValues {
  const today = companyDay();
  const { name, phone } = person ?? lead?.person ?? (home.status === 'held' ? home : NOBODY);
  const message = lead?.timeline.find((event) => event.kind === 'message');
  return {
    name,
    phone,
    lang: languageOf(message?.text ?? '', languageOf(name, reader)),
    // today is the first of its days
    validUntil: addDays(today, QUOTE_DAYS_DEFAULT - 1),
    note: '',
    hours: '',
    coBuyers: home.deal?.coBuyers ?? '',
    on: today,
    with: [],
  };
}
