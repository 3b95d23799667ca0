import type { Lang } from '@diyar/contract/rules/language';
import type { PlanLine } from '@diyar/contract/rules/plans';
import { expectedText } from '@diyar/contract/rules/stage-words';
import { shortDay } from '~/lib/admin/dates.ts';

/** When a line of a plan is due; of one that waits for a stage only the month in which it is expected. */
export const lineDay = ({ dueOn, waitsFor }: Pick<PlanLine, 'dueOn' | 'waitsFor'>, lang: Lang): string =>
  waitsFor ? expectedText(waitsFor.expectedOn, lang) : dueOn === null ? '' : shortDay(dueOn, lang);
