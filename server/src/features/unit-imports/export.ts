import { fieldMessage } from '@diyar/contract/field-issues';
import { UNITS_MAX } from '@diyar/contract/limits';
import { type UnitStatus, unitStatus } from '@diyar/contract/rules/deals';
import type { Lang } from '@diyar/contract/rules/language';
import { decimalsOf, firstCurrency } from '@diyar/contract/rules/money';
import { inNaturalOrder } from '@diyar/contract/rules/natural-order';
import {
  cellText,
  SHEET_FIELDS,
  SHEET_HEADINGS,
  type SheetField,
  STATUS_HEADING,
} from '@diyar/contract/rules/unit-sheet';
import type { ImportIssue } from '@diyar/contract/unit-imports';
import { both } from '@diyar/contract/words/both';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects, units } from '../../db/schema.ts';
import type { ReadCell } from '../../db/tables/unit-imports.ts';
import { AppError } from '../../errors.ts';
import type { Column, Table } from '../exports/index.ts';
import { listed, refusedColumns } from '../sheet-files/index.ts';
import { claimOf, isLive } from '../units/index.ts';
import { sheetValuesOf } from './cell-values.ts';
import type { CheckedRow, StandingUnit } from './check.ts';
import { checkImport, findImport } from './store.ts';

const TITLE = both('units');

const STATUS_WORDS: Record<UnitStatus, Record<Lang, string>> = {
  available: both('available'),
  held: both('held'),
  reserved: both('reserved'),
  sold: both('sold'),
  withdrawn: both('withdrawn'),
};

const NUMBERS: readonly SheetField[] = ['floor', 'bedrooms', 'bathrooms', 'sizeSqm'];
const WIDE: readonly SheetField[] = [
  'unitLabelAr',
  'unitLabelEn',
  'viewAr',
  'viewEn',
  'aboutAr',
  'aboutEn',
  'internalNotes',
];

const column = (field: SheetField): Column<StandingUnit> => ({
  header: SHEET_HEADINGS[field],
  width: WIDE.includes(field) ? 26 : 14,
  cell: ({ unit }, lang) => {
    const values = sheetValuesOf(unit);
    if (field === 'price')
      return values.price === null
        ? null
        : { amount: values.price, decimals: decimalsOf(values.currency ?? firstCurrency()) };
    return NUMBERS.includes(field) ? (values[field] as number | null) : cellText(field, values, lang);
  },
});

const COLUMNS: Column<StandingUnit>[] = [
  ...SHEET_FIELDS.map(column),
  {
    header: STATUS_HEADING,
    width: 14,
    cell: ({ unit, claim }, lang) => STATUS_WORDS[unitStatus(claim, unit.isWithdrawn)][lang],
  },
];

/** Every unit, unlisted ones too; read back unchanged by an import. */
export async function unitsTable(db: Db, projectId: number): Promise<Table<StandingUnit>> {
  const [project] = await db
    .select({ slug: projects.slug })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  if (!project) throw new AppError('notFound');
  const rows = await db
    .select({ unit: units, claim: claimOf })
    .from(units)
    .where(and(eq(units.projectId, projectId), isLive))
    .orderBy(asc(units.position), asc(units.id));
  return {
    name: `${project.slug}-units`,
    title: TITLE,
    columns: COLUMNS,
    rows: listed(inNaturalOrder(rows, ({ unit }) => unit)),
  };
}

const headingOf = (field: ImportIssue['field'], lang: Lang): string =>
  field === null ? '' : (field === 'status' ? STATUS_HEADING : SHEET_HEADINGS[field])[lang];

const REASONS: Record<Lang, Record<Exclude<ImportIssue['code'], 'cell'>, (issue: ImportIssue) => string>> = {
  en: {
    numberMissing: () => 'the number is missing',
    numberTwice: ({ typed, row }) => `number ${typed} is in row ${row} already`,
    numberOfTwoUnits: ({ typed }) => `two units of the project have the number ${typed}`,
    factsMissing: ({ field }) => `a new unit on the site needs: ${headingOf(field, 'en')}`,
    locked: ({ field }) => `it is sold: ${headingOf(field, 'en')} stays`,
    tooManyUnits: () => `a project has at most ${UNITS_MAX} units`,
  },
  ar: {
    numberMissing: () => 'الرقم غير مذكور',
    numberTwice: ({ typed, row }) => `الرقم ${typed} مكرّر، ورد في الصف ${row}`,
    numberOfTwoUnits: ({ typed }) => `في المشروع وحدتان بالرقم ${typed}`,
    factsMissing: ({ field }) => `وحدة جديدة معروضة في الموقع، وينقصها: ${headingOf(field, 'ar')}`,
    locked: ({ field }) => `الوحدة مباعة، فلا يتغيّر: ${headingOf(field, 'ar')}`,
    tooManyUnits: () => `لا يزيد المشروع على ${UNITS_MAX} وحدة`,
  },
};

/** Why a row was refused, in one line. */
export const reasonOf = ({ issues }: Pick<CheckedRow, 'issues'>, lang: Lang): string =>
  issues
    .map((issue) =>
      issue.code === 'cell'
        ? `${headingOf(issue.field, lang)}: ${fieldMessage(issue.issue ?? 'invalid', lang)}`
        : REASONS[lang][issue.code](issue),
    )
    .join(lang === 'ar' ? '؛ ' : '; ');

type RefusedRow = { cells: ReadCell[]; checked: CheckedRow };

/** The refused rows as they were, with the reason beside them, to be corrected and imported again. */
export async function refusedTable(db: Db, projectId: number, id: string): Promise<Table<RefusedRow>> {
  const record = await findImport(db, projectId, id);
  const cells = new Map(record.rows.map((row) => [row.row, row.cells]));
  const refused = (await checkImport(db, record)).rows
    .filter(({ outcome }) => outcome === 'refused')
    .map((checked) => ({ cells: cells.get(checked.row) ?? [], checked }));
  const columns = refusedColumns<RefusedRow>(record.headings, ({ checked }, lang) => reasonOf(checked, lang));
  return {
    name: 'refused-units',
    title: { en: 'Refused', ar: 'المرفوضة' },
    columns,
    rows: listed(refused),
  };
}
