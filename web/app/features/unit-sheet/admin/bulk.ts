import { type Currency, inOrder, sumAmounts } from '@diyar/contract/rules/money';
import { changedPrice, type PriceChange } from '@diyar/contract/rules/price-change';
import { isLocked, withValues } from '~/features/project-draft/admin/cells.ts';
import { claimOf, duplicateOf, isNumberTaken, type UnitDraft } from '~/features/project-draft/admin/unit.ts';

type Selected = ReadonlySet<string>;

/** The units with a change to some of them; the same array where nothing changes. */
function changed(units: UnitDraft[], change: (unit: UnitDraft) => UnitDraft): UnitDraft[] {
  const next = units.map(change);
  return next.every((unit, i) => unit === units[i]) ? units : next;
}

export type PricePreview = {
  currency: Currency;
  rows: { unit: UnitDraft; old: number | null; next: number }[];
  oldTotal: number;
  newTotal: number;
};

/** Every old and new price, a table per currency; units that a change does not reach are left out and counted. */
export function previewPrices(
  units: readonly UnitDraft[],
  change: PriceChange,
  currency: Currency | null,
): { tables: PricePreview[]; locked: number; without: number } {
  const open = units.filter((unit) => !isLocked(unit, 'price'));
  const rows = open.flatMap((unit) => {
    if (change.mode !== 'set' && unit.price === null) return [];
    const of = change.mode === 'set' ? (currency ?? unit.currency) : unit.currency;
    const next = changedPrice(unit.price ?? 0, of, change);
    return next === null ? [] : [{ unit, old: unit.price, next, currency: of }];
  });
  const tables = inOrder(rows.map((row) => row.currency)).map((one) => {
    const its = rows.filter((row) => row.currency === one);
    const old = its.map((row) => (row.unit.currency === one ? (row.old ?? 0) : 0));
    const all = its.map(({ next }) => next);
    return { currency: one, rows: its, oldTotal: sumAmounts(old, one), newTotal: sumAmounts(all, one) };
  });
  return { tables, locked: units.length - open.length, without: open.length - rows.length };
}

export function withPrices(units: UnitDraft[], tables: readonly PricePreview[]): UnitDraft[] {
  const prices = new Map(
    tables.flatMap(({ currency, rows }) =>
      rows.map(({ unit, next }) => [unit.key, { price: next, currency }] as const),
    ),
  );
  return changed(units, (unit) => {
    const values = prices.get(unit.key);
    return values ? withValues(unit, values) : unit;
  });
}

/** Withdraws units from sale, or offers them again; those with a deal stay as they are. */
export const withOffer = (units: UnitDraft[], keys: Selected, isAvailable: boolean): UnitDraft[] =>
  changed(units, (unit) => (keys.has(unit.key) && !claimOf(unit) ? withValues(unit, { isAvailable }) : unit));

export const confirmed = (units: UnitDraft[], keys: Selected): UnitDraft[] =>
  changed(units, (unit) => (keys.has(unit.key) && unit.isUnchecked ? { ...unit, isUnchecked: false } : unit));

/** Each copy follows its unit. */
export function duplicated(
  units: UnitDraft[],
  keys: Selected,
  newKey: () => string,
): { units: UnitDraft[]; made: string[] } {
  const taken = isNumberTaken(units);
  const made: string[] = [];
  const next = units.flatMap((unit) => {
    if (!keys.has(unit.key)) return [unit];
    const key = newKey();
    made.push(key);
    return [unit, duplicateOf(unit, key, taken)];
  });
  return { units: next, made };
}

/** A unit that ever had a deal stays. */
export const canDelete = (unit: UnitDraft): boolean => !unit.hasDeals && !claimOf(unit);

export const withoutUnits = (units: UnitDraft[], keys: Selected): UnitDraft[] =>
  units.filter((unit) => !keys.has(unit.key) || !canDelete(unit));
