import { fieldMessage } from '@diyar/contract/field-issues';
import type { RunningIssue, RunningNote, RunningRow, RunningTakeBack } from '@diyar/contract/moving-in';
import { dealId, leadId, personId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { offeredCurrencies } from '@diyar/contract/rules/money';
import { columnsOf, type RunningField, type RunningKind } from '@diyar/contract/rules/running-sheets';
import { runningIssueText, runningNoteText } from '@diyar/contract/rules/running-words';
import { isolate } from '~/i18n/isolate.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { dealPath, leadPath, personPath } from '~/lib/admin/paths.ts';

export const headingOf = (kind: RunningKind, field: RunningField, lang: Lang): string =>
  columnsOf(kind)[field]?.heading[lang] ?? field;

/** What a word of a cell is called, such as a stage. */
export const wordOf = (kind: RunningKind, field: RunningField, value: unknown, lang: Lang): string =>
  columnsOf(kind)[field]?.words?.[String(value)]?.[lang] ?? String(value ?? '');

/** Why a row is refused, in one sentence. */
export function issueText(kind: RunningKind, issue: RunningIssue, lang: Lang): string {
  const heading = issue.field ? headingOf(kind, issue.field, lang) : '';
  if (issue.code === 'cell') return `${heading}: ${fieldMessage(issue.issue ?? 'invalid', lang)}`;
  return runningIssueText({ ...issue, code: issue.code, typed: isolate(issue.typed), heading }, lang);
}

export const noteText = (note: RunningNote, lang: Lang): string =>
  runningNoteText({ ...note, text: isolate(note.text) }, lang);

/** What a cell could say instead, each with what is written for it. */
export function choicesOf({ typed }: RunningRow, { code, field, ...issue }: RunningIssue) {
  if (code === 'currencyMissing')
    return offeredCurrencies().map((one) => ({ label: one, text: one as string }));
  const cell = field ? (typed[field] ?? '') : '';
  return issue.choices.map((choice) => ({
    label: code === 'cell' && /^\d+$/.test(choice) ? formatNumber(Number(choice)) : choice,
    // one of several units in a cell
    text: code === 'unitUnknown' && cell.includes(issue.typed) ? cell.replace(issue.typed, choice) : choice,
  }));
}

/** The cells of a row that are corrected where they stand: those with a reason, and those that were corrected. */
export function correctable({ issues, edited }: RunningRow): RunningField[] {
  return [...new Set([...issues.flatMap(({ field }) => field ?? []), ...edited])];
}

export const keptPath = ({ kind, id }: RunningTakeBack['kept'][number]): string =>
  kind === 'leads'
    ? leadPath(leadId(id))
    : kind === 'persons'
      ? personPath(personId(id))
      : dealPath(dealId(id));
