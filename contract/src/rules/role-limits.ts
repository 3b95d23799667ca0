import { isCounted, type UnitKind } from './deals.ts';
import type { EntryKind, EntryReason } from './ledger.ts';
import { type Currency, fromMinor, inOrder, toMinor } from './money.ts';
import type { Right } from './rights.ts';

/** An amount by its currency; null is no limit, as is a currency that is not named. */
export type LimitAmounts = { readonly [code: string]: number | null };

/** How far somebody may go alone: docs/product/sign-in-and-roles.md#limits. Null is no limit, 0 is never. */
export type RoleLimits = {
  /** Percent below the list prices. */
  belowList: number | null;
  refund: LimitAmounts;
  writeOff: LimitAmounts;
  holdHours: number | null;
  /** How often one hold is extended. */
  holdExtensions: number | null;
};

export const LIMIT_KINDS = ['belowList', 'refund', 'writeOff', 'holdHours', 'holdExtensions'] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Without this right there is nothing to limit. */
export const RIGHT_OF_LIMIT = {
  belowList: 'selling',
  refund: 'refunds',
  writeOff: 'refunds',
  holdHours: 'selling',
  holdExtensions: 'selling',
} as const satisfies Record<LimitKind, Right>;

/** What is named for no currency has no limit in any. */
export const NO_LIMITS: RoleLimits = {
  belowList: null,
  refund: {},
  writeOff: {},
  holdHours: null,
  holdExtensions: null,
};

type Line = { kind: EntryKind; reason: EntryReason; amount: number; currency: Currency };
type Listed = { kind: UnitKind; amount: number | null; currency: Currency | null };

/** What limits look at in a deal: its entries that are not void, and the list prices of its units. */
export type LimitedDeal = {
  isEnded: boolean;
  currency: Currency | null;
  lines: readonly Line[];
  units: readonly Listed[];
};

export type Beyond = {
  kind: LimitKind;
  /** Percent, hours or times, or an amount in `currency`; null where there is nothing to compare with. */
  figure: number | null;
  limit: number;
  currency: Currency | null;
};

/** The list prices in one currency; null without any, or in several. A parking space without a price comes for free. */
export function listTotal(units: readonly Listed[]): { minor: number; currency: Currency } | null {
  const told = units.filter(({ kind, amount }) => amount !== null || isCounted(kind));
  const [currency, ...others] = new Set(told.map((unit) => (unit.amount === null ? null : unit.currency)));
  if (!currency || others.length > 0) return null;
  return { currency, minor: told.reduce((sum, { amount }) => sum + toMinor(amount ?? 0, currency), 0) };
}

const sumOf = (lines: readonly Line[], currency: Currency, isMeant: (line: Line) => boolean) =>
  lines
    .filter((line) => line.currency === currency && isMeant(line))
    .reduce((sum, { amount }) => sum + toMinor(amount, currency), 0);

/** Prices less discounts; null without a price. Fees are neither. */
function netPrice({ isEnded, currency, lines }: LimitedDeal): number | null {
  const isPrice = ({ kind, reason }: Line) => kind === 'charge' && reason === 'price';
  if (isEnded || currency === null || !lines.some(isPrice)) return null;
  return sumOf(lines, currency, isPrice) - sumOf(lines, currency, ({ kind }) => kind === 'discount');
}

/** In percent with one decimal, rounded up: what is beyond a limit never reads like the limit. */
export const percentBelow = (list: number, net: number): number =>
  Math.ceil(((list - net) * 1000) / list) / 10;

/** `limit` has two decimals; exact, because a price times ten thousand can exceed what a number holds. */
const isBeyondPercent = (list: number, net: number, limit: number): boolean =>
  BigInt(list - net) * 10_000n > BigInt(list) * BigInt(Math.round(limit * 100));

/**
 * Whether a write left less to be paid than before, compared with the list prices; the first price counts from the
 * list. A unit that joins for nothing lowers it too.
 */
function isLowered(before: LimitedDeal | null, after: LimitedDeal, net: number | null): boolean {
  const earlier = before && netPrice(before);
  if (net === null) return earlier !== null && earlier > 0 && !after.isEnded;
  const list = listTotal(after.units);
  if (earlier === null || before === null) return list?.currency !== after.currency || net < list.minor;
  if (before.currency !== after.currency) return true;
  const known = listTotal(before.units);
  if (!list || !known || list.currency !== known.currency) return net < earlier;
  return net - list.minor < earlier - known.minor;
}

function beyondList(before: LimitedDeal | null, after: LimitedDeal, limit: number | null): Beyond | null {
  if (limit === null) return null;
  const net = netPrice(after);
  if (!isLowered(before, after, net)) return null;
  const list = listTotal(after.units);
  const beyond = (figure: number | null): Beyond => ({ kind: 'belowList', figure, limit, currency: null });
  if (net === null) return limit < 100 ? beyond(100) : null;
  if (!list || list.currency !== after.currency || list.minor === 0) return beyond(null);
  return isBeyondPercent(list.minor, net, limit) ? beyond(percentBelow(list.minor, net)) : null;
}

/** Given back or written off in all, where it became more. */
function beyondAmount(
  kind: 'refund' | 'writeOff',
  before: LimitedDeal | null,
  after: LimitedDeal,
  limits: LimitAmounts,
): Beyond | null {
  for (const currency of inOrder(after.lines.map((line) => line.currency))) {
    const limit = limits[currency] ?? null;
    if (limit === null) continue;
    const total = (deal: LimitedDeal | null) =>
      deal ? sumOf(deal.lines, currency, (line) => line.kind === kind) : 0;
    const sum = total(after);
    if (sum > total(before) && sum > toMinor(limit, currency))
      return { kind, figure: fromMinor(sum, currency), limit, currency };
  }
  return null;
}

/** What a write to a deal did beyond somebody's limits; null where it did not. `before` is null for a new deal. */
export const beyondLimits = (
  before: LimitedDeal | null,
  after: LimitedDeal,
  { belowList, refund, writeOff }: RoleLimits,
): Beyond | null =>
  beyondList(before, after, belowList) ??
  beyondAmount('refund', before, after, refund) ??
  beyondAmount('writeOff', before, after, writeOff);

/** Whether somebody else's limits allow what was beyond. */
export function isWithin({ kind, figure, currency }: Beyond, limits: RoleLimits): boolean {
  const limit =
    kind === 'refund' || kind === 'writeOff' ? currency && (limits[kind][currency] ?? null) : limits[kind];
  return limit === null || (figure !== null && figure <= limit);
}
