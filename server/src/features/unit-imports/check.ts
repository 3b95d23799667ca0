import { UNITS_MAX } from '@diyar/contract/limits';
import { isCounted, type OpenStage } from '@diyar/contract/rules/deals';
import { mapFacts } from '@diyar/contract/rules/facts';
import { type ListedStatus, lacksDeal } from '@diyar/contract/rules/status-words';
import { OPTIONAL_FACTS, REQUIRED_FACTS } from '@diyar/contract/rules/unit-facts';
import {
  checkSheetUnit,
  type FloorRange,
  isLockedWhenSold,
  labelsOf,
  needsRooms,
  SHEET_FIELDS,
  type SheetField,
  type SheetValues,
  unitNumberKey,
} from '@diyar/contract/rules/unit-sheet';
import type { ImportCounts, ImportField, ImportIssue, ImportRow } from '@diyar/contract/unit-imports';
import type { UnitRow } from '../units/index.ts';
import { isSame, sheetValuesOf } from './cell-values.ts';
import { issueOf, type RowReading } from './read-row.ts';

export interface StandingUnit {
  unit: UnitRow;
  claim: OpenStage | null;
}

export interface CheckedRow extends ImportRow {
  /** All of the unit once the row is imported; null where it is refused. */
  after: SheetValues | null;
  isWithdrawn: boolean;
  awaitsDeal: boolean;
}

interface Project extends FloorRange {
  units: readonly StandingUnit[];
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
  internalNotes: '',
};

/** Parking and storage come with a home and are not offered by themselves, unless the file says so. */
function newUnit(values: Partial<SheetValues>): SheetValues {
  const { kind = NEW_UNIT.kind, unitNumber = '' } = values;
  return { ...NEW_UNIT, ...labelsOf({ kind, unitNumber }), isListed: isCounted(kind), ...values };
}

/** What a new unit must say before the site shows it: nobody's flat is published with figures that nobody entered. */
function missingFacts(after: SheetValues, values: Partial<SheetValues>): SheetField[] {
  if (!after.isListed || !isCounted(after.kind)) return [];
  const needed: SheetField[] = needsRooms(after) ? ['sizeSqm', 'bedrooms', 'bathrooms'] : ['sizeSqm'];
  return needed.filter((field) => values[field] === undefined);
}

/** A price has a currency, and only a price has one. */
function withCurrency(after: SheetValues): SheetValues {
  return { ...after, currency: after.price === null ? null : after.currency };
}

interface Standing {
  byNumber: ReadonlyMap<string, StandingUnit[]>;
  floors: FloorRange;
}

/** The unit before and after the row, and which fields differ. */
interface Compared {
  found: readonly StandingUnit[];
  said: Partial<SheetValues>;
  after: SheetValues;
  changed: readonly SheetField[];
  marks: { isWithdrawn: boolean; awaitsDeal: boolean };
  withdrawn: ImportRow['withdrawn'];
}

/** What is wrong with the row as a whole; a field that could not be read has been named already. */
function* wrongWith(
  { found, said, after, changed }: Compared,
  named: ReadonlySet<ImportField | null>,
  floors: FloorRange,
): Generator<ImportIssue> {
  const [standing] = found;
  // without its number nothing else can be said of a row
  if (said.unitNumber === undefined) {
    if (!named.has('unitNumber')) yield issueOf('numberMissing', { field: 'unitNumber' });
    return;
  }
  if (found.length > 1) yield issueOf('numberOfTwoUnits', { field: 'unitNumber', typed: after.unitNumber });
  if (!standing)
    for (const field of missingFacts(after, said))
      if (!named.has(field)) yield issueOf('factsMissing', { field });
  for (const [field, issue] of Object.entries(checkSheetUnit(after, floors)) as [SheetField, string][])
    if (changed.includes(field) && said[field] !== undefined)
      yield issueOf('cell', { field, issue, typed: String(said[field]) });
  if (standing?.claim === 'sold')
    for (const field of changed) if (isLockedWhenSold(field)) yield issueOf('locked', { field });
}

/**
 * Whose list says that somebody has it, and who has no deal here, comes in withdrawn: nobody offers a flat that is sold.
 * A status is never typed, so nothing else follows from the word, and what is withdrawn stays so.
 */
function marksOf(status: ListedStatus | null, standing: StandingUnit | undefined) {
  const { isWithdrawn = false, awaitsDeal = false } = standing?.unit ?? {};
  const marks = { isWithdrawn, awaitsDeal };
  if (status === null || status === 'available' || standing?.claim != null) return { marks, withdrawn: null };
  const after = { isWithdrawn: true, awaitsDeal: awaitsDeal || lacksDeal(status) };
  const isSame = after.isWithdrawn === isWithdrawn && after.awaitsDeal === awaitsDeal;
  return { marks: after, withdrawn: isSame ? null : status };
}

function compare({ values, status }: RowReading, found: readonly StandingUnit[]): Compared {
  const before = found[0] ? sheetValuesOf(found[0].unit) : null;
  // the number is what the unit was found by: another spelling of it is no change
  const said = before ? { ...values, unitNumber: before.unitNumber } : values;
  const after = withCurrency(before ? { ...before, ...said } : newUnit(said));
  const changed = SHEET_FIELDS.filter((field) =>
    before ? !isSame(field, before, after) : said[field] !== undefined,
  );
  return { found, said, after, changed, ...marksOf(status, found[0]) };
}

const outcomeOf = (
  issues: readonly ImportIssue[],
  { found, changed, withdrawn }: Compared,
): ImportRow['outcome'] => {
  if (issues.length > 0) return 'refused';
  if (found.length === 0) return 'new';
  return changed.length > 0 || withdrawn !== null ? 'changed' : 'unchanged';
};

function checkRow(row: number, reading: RowReading, { byNumber, floors }: Standing): CheckedRow {
  const { unitNumber } = reading.values;
  const found = unitNumber === undefined ? [] : (byNumber.get(unitNumberKey(unitNumber)) ?? []);
  const [standing] = found;
  const compared = compare(reading, found);
  const named = new Set(reading.issues.map(({ field }) => field));
  const issues = [...reading.issues, ...wrongWith(compared, named, floors)];
  const { said, after, changed, marks, withdrawn } = compared;
  return {
    row,
    outcome: outcomeOf(issues, compared),
    unitNumber: after.unitNumber,
    unitId: standing?.unit.id ?? null,
    values: said,
    before: standing
      ? Object.fromEntries(changed.map((field) => [field, sheetValuesOf(standing.unit)[field]]))
      : {},
    edited: reading.edited,
    withdrawn: issues.length > 0 ? null : withdrawn,
    issues,
    isClaimed: standing?.claim != null,
    after: issues.length > 0 ? null : after,
    ...marks,
  };
}

const refuse = (row: CheckedRow, issue: ImportIssue): CheckedRow => ({
  ...row,
  outcome: 'refused',
  withdrawn: null,
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
export function checkRows(
  readings: readonly { row: number; reading: RowReading }[],
  { units, ...floors }: Project,
): CheckedRow[] {
  const byNumber = Map.groupBy(units, ({ unit }) => unitNumberKey(unit.unitNumber));
  const checked = readings.map(({ row, reading }) => checkRow(row, reading, { byNumber, floors }));
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
