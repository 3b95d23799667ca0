import type { RunningIssue } from '@diyar/contract/moving-in';
import { currencyOfHeading } from '@diyar/contract/rules/heading-currency';
import type { Currency } from '@diyar/contract/rules/money';
import {
  columnsOf,
  isAnswered,
  isTotal,
  meaningOf,
  type RunningField,
  type RunningKind,
  type RunningValues,
  readRunningCell,
} from '@diyar/contract/rules/running-sheets';
import { headingKey } from '@diyar/contract/rules/sheet-cells';
import type { RunningAnswers, StoredSheet } from '../../db/tables/moving-in.ts';
import { textOf } from '../sheet-files/index.ts';

export const issueOf = (code: RunningIssue['code'], more: Partial<RunningIssue> = {}): RunningIssue => ({
  code,
  ...{ field: null, issue: null, typed: '', row: null, choices: [] },
  ...more,
});

/** What the cells of a row say. An empty cell says nothing. */
export interface Reading {
  kind: RunningKind;
  row: number;
  values: RunningValues;
  typed: Partial<Record<RunningField, string>>;
  edited: RunningField[];
  issues: RunningIssue[];
  words: { field: RunningField; word: string }[];
  /** It has an amount, and nothing says in which currency. */
  lacksCurrency: boolean;
}

/** A building, plan or colleague is the same in every sheet; a word of a column belongs to its sheet. */
export const answerKey = (kind: RunningKind, field: RunningField, word: string): string =>
  [columnsOf(kind)[field]?.cell === 'name' ? '' : kind, field, headingKey(word) || word.trim()].join(' ');
export const answeredWord = (
  { words = [] }: RunningAnswers,
  kind: RunningKind,
  field: RunningField,
  word: string,
): string | undefined =>
  words.find((one) => answerKey(one.kind, one.field, one.word) === answerKey(kind, field, word))?.value;

/** Whether a word may mean this; '' leaves its cells out. A name is looked up with the rows. */
export const isMeaning = (kind: RunningKind, field: RunningField, value: string): boolean =>
  isAnswered(kind, field) &&
  (value === '' || columnsOf(kind)[field]?.cell === 'name' || meaningOf(kind, field, value) === value);

const MONEY: readonly RunningField[] = ['price', 'discount', 'paid', 'amount'];

/** A name that nothing here has: refused in its row, and asked about once for all of them. */
export function refuseName(
  { reading, issues }: { reading: Reading; issues: RunningIssue[] },
  field: RunningField,
  issue: RunningIssue,
): void {
  issues.push({ ...issue, field });
  const word = reading.typed[field] ?? issue.typed;
  if (!reading.words.some((one) => one.field === field)) reading.words.push({ field, word });
}

/** Reads the rows of a sheet: its columns, and what somebody said of it. A row of totals is none. */
export function readSheet(sheet: StoredSheet, answers: RunningAnswers): Reading[] {
  const { kind, headings, fields } = sheet;
  const columns = columnsOf(kind);
  const corrected = Map.groupBy(
    (answers.cells ?? []).filter((cell) => cell.kind === kind),
    ({ row }) => row,
  );
  const ofHeading = fields
    .flatMap((field, i) => (field && MONEY.includes(field) ? [currencyOfHeading(headings[i] ?? '')] : []))
    .find((named) => named !== null);
  const usual: Currency | null = ofHeading ?? answers.currency ?? null;

  function readRow({ row, cells }: StoredSheet['rows'][number]): Reading {
    const found = new Map<RunningField, string>();
    for (const [i, field] of fields.entries()) if (field) found.set(field, textOf(cells[i] ?? ''));
    for (const { field, text } of corrected.get(row) ?? []) found.set(field, text.trim());
    const reading: Reading = {
      ...{ kind, row, values: {}, typed: Object.fromEntries(found), issues: [], words: [] },
      edited: corrected.get(row)?.map(({ field }) => field) ?? [],
      lacksCurrency: false,
    };
    // the currency is read first: how many decimals an amount may have depends on it
    const inOrder = [...found].sort(([a], [b]) => Number(b === 'currency') - Number(a === 'currency'));
    for (const [field, typed] of inOrder) {
      if (typed === '') continue;
      const said = isAnswered(kind, field) ? answeredWord(answers, kind, field, typed) : undefined;
      if (said !== undefined) reading.words.push({ field, word: typed });
      const text = said ?? typed;
      if (text === '') continue;
      const read = readRunningCell(kind, field, text, reading.values.currency ?? usual);
      if ('issue' in read) {
        if (columns[field]?.cell === 'word') reading.words.push({ field, word: typed });
        const choices = read.issue === 'ambiguousAmount' ? twoReadings(typed) : [];
        reading.issues.push(issueOf('cell', { field, issue: read.issue, typed, choices }));
        continue;
      }
      const { currency } = read.values;
      if (currency && reading.values.currency && currency !== reading.values.currency)
        reading.issues.push(issueOf('cell', { field, issue: 'invalidChoice', typed }));
      else Object.assign(reading.values, read.values);
    }
    const hasMoney = MONEY.some((field) => found.get(field));
    if (!reading.values.currency && usual) reading.values.currency = usual;
    reading.lacksCurrency = hasMoney && reading.values.currency === undefined;
    const missing = Object.entries(columns).flatMap(([field, { isNeeded }]) =>
      isNeeded && !found.get(field as RunningField) ? [field as RunningField] : [],
    );
    for (const field of missing) reading.issues.push(issueOf('missing', { field }));
    return reading;
  }

  return sheet.rows.filter(({ cells }) => !isTotal(cells.map(textOf))).map(readRow);
}

/** '45.000' is 45 or 45,000. */
function twoReadings(typed: string): string[] {
  const [whole = '', rest = ''] = typed.split('.');
  return [whole, `${whole}${rest}`];
}
