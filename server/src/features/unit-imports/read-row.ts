import { currencyOfHeading } from '@diyar/contract/rules/heading-currency';
import type { Currency } from '@diyar/contract/rules/money';
import { headingKey } from '@diyar/contract/rules/sheet-cells';
import { LISTED_STATUSES, type ListedStatus, readListedStatus } from '@diyar/contract/rules/status-words';
import {
  type CellReading,
  readCell,
  type SheetField,
  type SheetValues,
} from '@diyar/contract/rules/unit-sheet';
import type { ImportField, ImportIssue } from '@diyar/contract/unit-imports';
import type { ImportAnswers, ReadCell } from '../../db/tables/unit-imports.ts';

export interface Sheet {
  headings: readonly string[];
  fields: readonly (ImportField | null)[];
  rows: readonly { row: number; cells: ReadCell[] }[];
  answers: ImportAnswers;
}

export const issueOf = (code: ImportIssue['code'], more: Partial<ImportIssue> = {}): ImportIssue => ({
  code,
  field: null,
  issue: null,
  typed: '',
  row: null,
  ...more,
});

/** What the cells of a row say. An empty cell says nothing. */
export interface RowReading {
  values: Partial<SheetValues>;
  status: ListedStatus | null;
  issues: ImportIssue[];
  /** Words that are not understood, or of which somebody said what they mean. */
  words: { field: ImportField; word: string }[];
  edited: SheetField[];
  /** It has a price, and nothing says in which currency. */
  lacksCurrency: boolean;
}

/** In these a word stands for a value, and the same word for the same in every row. */
const WORD_FIELDS: readonly ImportField[] = ['floor', 'kind', 'isListed', 'currency', 'status'];
const UNKNOWN_WORD: readonly string[] = ['notANumber', 'invalidChoice'];

export const wordKey = (word: string): string => headingKey(word) || word.trim();
const keyOf = (field: ImportField, word: string) => `${field} ${wordKey(word)}`;

/** Whether a word may mean this; '' leaves its cells out. */
export const isMeaning = (field: ImportField, value: string): boolean =>
  WORD_FIELDS.includes(field) &&
  (value === '' ||
    (field === 'status'
      ? LISTED_STATUSES.some((status) => status === value)
      : 'values' in readCell(field, value)));

/** Reads the rows of a file: its columns, and what somebody said of it. */
export function rowReader({ headings, fields, answers }: Omit<Sheet, 'rows'>) {
  const meanings = new Map(answers.words?.map(({ field, word, value }) => [keyOf(field, word), value]));
  const corrected = Map.groupBy(answers.cells ?? [], ({ row }) => row);
  const ofHeading = currencyOfHeading(headings[fields.indexOf('price')] ?? '');
  const usual: Currency | null = ofHeading ?? answers.currency ?? null;

  /** Every field with its cell; what was corrected stands before what the file has, and may have no column. */
  function cellsOf({ row, cells }: Sheet['rows'][number]): Map<ImportField, ReadCell> {
    const found = new Map<ImportField, ReadCell>();
    for (const [i, field] of fields.entries()) if (field !== null) found.set(field, cells[i] ?? '');
    for (const { field, text } of corrected.get(row) ?? []) found.set(field, text);
    // the currency is read first: how many decimals a price may have depends on it
    const currency = found.get('currency');
    return currency === undefined ? found : new Map([['currency', currency], ...found]);
  }

  return (row: Sheet['rows'][number]): RowReading => {
    const values: Partial<SheetValues> = {};
    const reading: RowReading = {
      values,
      status: null,
      issues: [],
      words: [],
      edited: corrected.get(row.row)?.map(({ field }) => field) ?? [],
      lacksCurrency: false,
    };
    const refuse = (field: ImportField, issue: string, typed: string) =>
      reading.issues.push(issueOf('cell', { field, issue, typed }));

    for (const [field, cell] of cellsOf(row)) {
      if (typeof cell !== 'string') {
        refuse(field, 'dateInCell', cell.day);
        continue;
      }
      const typed = cell.trim();
      if (typed === '') continue;
      const meaning = WORD_FIELDS.includes(field) ? meanings.get(keyOf(field, typed)) : undefined;
      if (meaning !== undefined) reading.words.push({ field, word: typed });
      const text = meaning ?? typed;
      if (text === '') continue;
      if (field === 'status') {
        reading.status = readListedStatus(text);
        if (reading.status !== null) continue;
        reading.words.push({ field, word: typed });
        refuse(field, 'invalidChoice', typed);
        continue;
      }
      const read: CellReading = readCell(field, text, values.currency ?? usual);
      if ('issue' in read) {
        if (WORD_FIELDS.includes(field) && UNKNOWN_WORD.includes(read.issue))
          reading.words.push({ field, word: typed });
        refuse(field, read.issue, typed);
        continue;
      }
      const named = read.values.currency;
      if (named && values.currency && named !== values.currency) refuse('currency', 'invalidChoice', typed);
      else Object.assign(values, read.values);
    }
    if (typeof values.price === 'number' && values.currency === undefined) {
      if (usual === null) reading.lacksCurrency = true;
      else values.currency = usual;
    }
    return reading;
  };
}
