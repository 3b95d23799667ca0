import { fieldMessage } from '@diyar/contract/field-issues';
import type { RunningIssue } from '@diyar/contract/moving-in';
import type { Lang } from '@diyar/contract/rules/language';
import { columnsOf, type RunningKind } from '@diyar/contract/rules/running-sheets';
import { runningIssueText } from '@diyar/contract/rules/running-words';
import type { Db } from '../../db/client.ts';
import type { ReadCell } from '../../db/tables/unit-imports.ts';
import type { Table } from '../exports/index.ts';
import { listed, refusedColumns } from '../sheet-files/index.ts';
import type { CheckedRow } from './check.ts';
import { checkImport, findImport } from './store.ts';

type RefusedRow = { cells: ReadCell[]; checked: CheckedRow };

const reasonOf = (kind: RunningKind, issue: RunningIssue, lang: Lang): string => {
  const heading = issue.field ? (columnsOf(kind)[issue.field]?.heading[lang] ?? '') : '';
  return issue.code === 'cell'
    ? `${heading}: ${fieldMessage(issue.issue ?? 'invalid', lang)}`
    : runningIssueText({ ...issue, code: issue.code, heading }, lang);
};

/** The refused rows as they were, with the reason beside them, to be corrected and brought in again. */
export async function refusedTable(db: Db, id: string, kind: RunningKind): Promise<Table<RefusedRow>> {
  const record = await findImport(db, id);
  const sheet = record.sheets.find((one) => one.kind === kind);
  const cells = new Map(sheet?.rows.map((row) => [row.row, row.cells]));
  const refused = (await checkImport(db, record)).rows
    .filter(({ outcome, reading }) => outcome === 'refused' && reading.kind === kind)
    .map((checked) => ({ cells: cells.get(checked.reading.row) ?? [], checked }));
  const columns = refusedColumns<RefusedRow>(sheet?.headings ?? [], ({ checked }, lang) =>
    checked.issues.map((issue) => reasonOf(kind, issue, lang)).join(lang === 'ar' ? '؛ ' : '; '),
  );
  return {
    name: `refused-${kind}`,
    title: { en: 'Refused', ar: 'المرفوضة' },
    columns,
    rows: listed(refused),
  };
}
