import { fieldMessage } from '@diyar/contract/field-issues';
import { UNIT_KINDS } from '@diyar/contract/rules/deals';
import type { Lang } from '@diyar/contract/rules/language';
import {
  KIND_WORDS,
  NO_WORD,
  SHEET_FIELDS,
  SHEET_HEADINGS,
  type SheetField,
  STATUS_HEADING,
  YES_WORD,
} from '@diyar/contract/rules/unit-sheet';
import type { ImportField, ImportIssue, ImportRow, SheetValue } from '@diyar/contract/unit-imports';
import type { AdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';

const NUMBERS: readonly SheetField[] = ['floor', 'bedrooms', 'bathrooms', 'sizeSqm', 'price'];
export const isNumberField = (field: SheetField) => NUMBERS.includes(field);

export const headingOf = (field: ImportField, lang: Lang) =>
  (field === 'status' ? STATUS_HEADING : SHEET_HEADINGS[field])[lang];

/** A value as people read it; '' for none. */
export function valueText(field: SheetField, value: SheetValue | undefined, lang: Lang): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return (value ? YES_WORD : NO_WORD)[lang];
  if (typeof value === 'number') return formatNumber(value).replace('-', '−');
  const kind = field === 'kind' && UNIT_KINDS.find((one) => one === value);
  return kind ? KIND_WORDS[kind][lang] : value;
}

const isField = (name: string): name is SheetField => SHEET_FIELDS.some((field) => field === name);

/** The name of a field of a batch; one that the sheet does not have is named as the history does. */
export const fieldName = (name: string, lang: Lang) => (isField(name) ? headingOf(name, lang) : name);

type IssueTexts = AdminTexts['unitImports'];

/** Why a row is refused, without its row number. */
function issueSentence(issue: ImportIssue, row: ImportRow, t: IssueTexts, lang: Lang): string {
  const field = issue.field === null ? '' : headingOf(issue.field, lang);
  switch (issue.code) {
    case 'cell':
      return t.issues.cell(
        field,
        issue.issue === null ? t.issues.unreadable(issue.typed) : fieldMessage(issue.issue, lang),
      );
    case 'numberMissing':
      return t.issues.numberMissing;
    case 'numberTwice':
      return t.issues.numberTwice(issue.typed || row.unitNumber, issue.row ?? 0);
    case 'numberOfTwoUnits':
      return t.issues.numberOfTwoUnits(issue.typed || row.unitNumber);
    case 'factsMissing':
      return t.issues.factsMissing(field);
    case 'locked':
      return t.issues.locked(field);
    case 'tooManyUnits':
      return t.issues.tooManyUnits;
  }
}

/** One sentence per reason; what a new unit lacks is one reason. */
export function refusalOf(row: ImportRow, t: IssueTexts, lang: Lang): string[] {
  const missing = row.issues.flatMap(({ code, field }) =>
    code === 'factsMissing' && field !== null ? headingOf(field, lang) : [],
  );
  const others = row.issues.filter(({ code }) => code !== 'factsMissing');
  return [
    ...others.map((issue) => issueSentence(issue, row, t, lang)),
    ...(missing.length > 0 ? [t.issues.factsMissing(missing.join(lang === 'ar' ? '، ' : ', '))] : []),
  ];
}
