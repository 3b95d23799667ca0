import { UNITS_MAX } from '@diyar/contract/limits';
import { isCounted, type OpenStage } from '@diyar/contract/rules/deals';
import { type Currency, usualCurrency } from '@diyar/contract/rules/money';
import { mapFacts, OPTIONAL_FACTS, REQUIRED_FACTS } from '@diyar/contract/rules/unit-facts';
import {
  checkSheetUnit,
  type FloorRange,
  isLockedWhenSold,
  needsRooms,
  readCell,
  SHEET_FIELDS,
  type SheetField,
  type SheetValues,
  unitNumberKey,
} from '@diyar/contract/rules/unit-sheet';
import type { ImportCounts, ImportIssue, ImportRow } from '@diyar/contract/unit-imports';
import type { ReadCell } from '../../db/tables/unit-imports.ts';
import type { UnitRow } from '../units/index.ts';
import { isSame, sheetValuesOf } from './sheet-values.ts';

export interface StandingUnit {
  unit: UnitRow;
  claim: OpenStage | null;
}

export interface CheckedRow extends ImportRow {
  /** All of the unit once the row is imported; null where it is refused. */
  after: SheetValues | null;
}

interface Project extends FloorRange {
  units: readonly StandingUnit[];
}

type Sheet = { fields: readonly (SheetField | null)[]; rows: readonly { row: number; cells: ReadCell[] }[] };

const issueOf = (code: ImportIssue['code'], more: Partial<ImportIssue> = {}): ImportIssue => ({
  code,
  field: null,
  issue: null,
  typed: '',
  row: null,
  ...more,
});

/** What the cells of a row say. An empty cell says nothing. */
function readRow(
  cells: readonly ReadCell[],
  fields: readonly (SheetField | null)[],
  currency: Currency | null,
) {
  const values: Partial<SheetValues> = {};
  const issues: ImportIssue[] = [];
  // the currency is read first: how many decimals a price may have depends on it
  const order = fields
    .map((field, i) => ({ field, cell: cells[i] ?? '' }))
    .sort((a, b) => Number(b.field === 'currency') - Number(a.field === 'currency'));
  for (const { field, cell } of order) {
    if (field === null) continue;
    if (typeof cell !== 'string') {
      issues.push(issueOf('cell', { field, issue: 'dateInCell', typed: cell.day }));
      continue;
    }
    if (cell.trim() === '') continue;
    const reading = readCell(field, cell, values.currency ?? currency);
    const named = 'values' in reading ? reading.values.currency : undefined;
    if ('issue' in reading) issues.push(issueOf('cell', { field, issue: reading.issue, typed: cell.trim() }));
    else if (named && values.currency && named !== values.currency)
      issues.push(issueOf('cell', { field: 'currency', issue: 'invalidChoice', typed: cell.trim() }));
    else Object.assign(values, reading.values);
  }
  return { values, issues };
}

const NEW_UNIT: SheetValues = {
  unitNumber: '',
  unitLabelAr: '',
  unitLabelEn: '',
  kind: 'apartment',
  ...mapFacts(REQUIRED_FACTS, () => 0),
  ...mapFacts(OPTIONAL_FACTS, () => null),
  price: null,
  currency: null,
  isListed: true,
  viewAr: '',
  viewEn: '',
  aboutAr: '',
  aboutEn: '',
};

/** Parking and storage come with a home and are not offered by themselves, unless the file says so. */
function newUnit(values: Partial<SheetValues>): SheetValues {
  const kind = values.kind ?? NEW_UNIT.kind;
  const label = values.unitNumber ?? '';
  return { ...NEW_UNIT, unitLabelAr: label, unitLabelEn: label, isListed: isCounted(kind), ...values };
}

/** What a new unit must say before the site shows it: nobody's flat is published with figures that nobody entered. */
function missingFacts(after: SheetValues, values: Partial<SheetValues>): SheetField[] {
  if (!after.isListed || !isCounted(after.kind)) return [];
  const needed: SheetField[] = needsRooms(after) ? ['sizeSqm', 'bedrooms', 'bathrooms'] : ['sizeSqm'];
  return needed.filter((field) => values[field] === undefined);
}

/** A price has a currency, and only a price has one. */
function withCurrency(after: SheetValues, usual: Currency | null): SheetValues {
  return { ...after, currency: after.price === null ? null : (after.currency ?? usual) };
}

interface Standing {
  byNumber: ReadonlyMap<string, StandingUnit[]>;
  usual: Currency | null;
  floors: FloorRange;
}

/** The unit before and after the row, and which fields differ. */
interface Compared {
  found: readonly StandingUnit[];
  said: Partial<SheetValues>;
  after: SheetValues;
  changed: readonly SheetField[];
}

/** What is wrong with the row as a whole; a field that could not be read has been named already. */
function* wrongWith(
  { found, said, after, changed }: Compared,
  named: ReadonlySet<SheetField | null>,
  floors: FloorRange,
): Generator<ImportIssue> {
  const [standing] = found;
  // without its number nothing else can be said of a row
  if (said.unitNumber === undefined) {
    if (!named.has('unitNumber')) yield issueOf('numberMissing', { field: 'unitNumber' });
    return;
  }
  if (found.length > 1) yield issueOf('numberOfTwoUnits', { field: 'unitNumber', typed: after.unitNumber });
  if (after.price !== null && after.currency === null && !named.has('currency'))
    yield issueOf('cell', { field: 'currency', issue: 'required' });
  if (!standing)
    for (const field of missingFacts(after, said))
      if (!named.has(field)) yield issueOf('factsMissing', { field });
  for (const [field, issue] of Object.entries(checkSheetUnit(after, floors)) as [SheetField, string][])
    if (changed.includes(field) && said[field] !== undefined)
      yield issueOf('cell', { field, issue, typed: String(said[field]) });
  if (standing?.claim === 'sold')
    for (const field of changed) if (isLockedWhenSold(field)) yield issueOf('locked', { field });
}

function compare(
  values: Partial<SheetValues>,
  found: readonly StandingUnit[],
  usual: Currency | null,
): Compared {
  const before = found[0] ? sheetValuesOf(found[0].unit) : null;
  // the number is what the unit was found by: another spelling of it is no change
  const said = before ? { ...values, unitNumber: before.unitNumber } : values;
  const after = withCurrency(before ? { ...before, ...said } : newUnit(said), usual);
  const changed = SHEET_FIELDS.filter((field) =>
    before ? !isSame(field, before, after) : said[field] !== undefined,
  );
  return { found, said, after, changed };
}

const outcomeOf = (issues: readonly ImportIssue[], { found, changed }: Compared): ImportRow['outcome'] => {
  if (issues.length > 0) return 'refused';
  if (found.length === 0) return 'new';
  return changed.length > 0 ? 'changed' : 'unchanged';
};

function checkRow(
  { row, cells }: Sheet['rows'][number],
  fields: Sheet['fields'],
  { byNumber, usual, floors }: Standing,
): CheckedRow {
  const typedNumber = cells[fields.indexOf('unitNumber')];
  const found = typeof typedNumber === 'string' ? (byNumber.get(unitNumberKey(typedNumber)) ?? []) : [];
  const [standing] = found;
  const { values, issues: unread } = readRow(cells, fields, standing?.unit.currency ?? usual);
  const compared = compare(values, found, usual);
  const issues = [...unread, ...wrongWith(compared, new Set(unread.map(({ field }) => field)), floors)];
  const { said, after, changed } = compared;
  return {
    row,
    outcome: outcomeOf(issues, compared),
    unitNumber: after.unitNumber,
    unitId: standing?.unit.id ?? null,
    values: said,
    before: standing
      ? Object.fromEntries(changed.map((field) => [field, sheetValuesOf(standing.unit)[field]]))
      : {},
    issues,
    isClaimed: standing?.claim != null,
    after: issues.length > 0 ? null : after,
  };
}

const refuse = (row: CheckedRow, issue: ImportIssue): CheckedRow => ({
  ...row,
  outcome: 'refused',
  issues: [...row.issues, issue],
  after: null,
});

/** A number that the file has twice is refused from its second row on. */
function withoutRepeated(rows: readonly CheckedRow[]): CheckedRow[] {
  const first = new Map<string, number>();
  return rows.map((row) => {
    const key = unitNumberKey(row.unitNumber);
    const earlier = first.get(key);
    if (key === '') return row;
    if (earlier !== undefined)
      return refuse(
        row,
        issueOf('numberTwice', { field: 'unitNumber', typed: row.unitNumber, row: earlier }),
      );
    first.set(key, row.row);
    return row;
  });
}

function withinLimit(rows: readonly CheckedRow[], standing: number): CheckedRow[] {
  let room = UNITS_MAX - standing;
  return rows.map((row) => {
    if (row.outcome !== 'new') return row;
    room -= 1;
    return room < 0 ? refuse(row, issueOf('tooManyUnits')) : row;
  });
}

/** What each row of the file would do to the units of the project. */
export function checkRows({ fields, rows }: Sheet, { units, ...floors }: Project): CheckedRow[] {
  const byNumber = Map.groupBy(units, ({ unit }) => unitNumberKey(unit.unitNumber));
  const usual = usualCurrency(units.map(({ unit }) => unit));
  const checked = rows.map((row) => checkRow(row, fields, { byNumber, usual, floors }));
  return withinLimit(withoutRepeated(checked), units.length);
}

export function countRows(rows: readonly CheckedRow[]): ImportCounts {
  const of = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return {
    rows: rows.length,
    new: of('new'),
    changed: of('changed'),
    unchanged: of('unchanged'),
    refused: of('refused'),
  };
}
