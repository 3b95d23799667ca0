/** What is sold in a building. */
export const UNIT_KINDS = ['apartment', 'office', 'shop', 'villa', 'parking', 'storage'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** Parking and storage come with a home: they are neither counted nor measured as one. */
export const isCounted = (kind: UnitKind): boolean => kind !== 'parking' && kind !== 'storage';

/** What somebody lives or works in, then what goes with it; otherwise as they were. */
export const homesFirst = <Unit extends { kind: UnitKind }>(units: readonly Unit[]): Unit[] =>
  units.toSorted((a, b) => Number(isCounted(b.kind)) - Number(isCounted(a.kind)));

/** A deal goes forward from held to reserved to sold, or it ends. */
export const OPEN_STAGES = ['held', 'reserved', 'sold'] as const;
export const DEAL_STAGES = [...OPEN_STAGES, 'expired', 'cancelled'] as const;
export type OpenStage = (typeof OPEN_STAGES)[number];
export type DealStage = (typeof DEAL_STAGES)[number];

/** Nobody types a status: it follows from the unit's open deal. Only 'withdrawn' is set by a person. */
export const UNIT_STATUSES = ['available', ...OPEN_STAGES, 'withdrawn'] as const;
export type UnitStatus = (typeof UNIT_STATUSES)[number];

/** `claim` is the stage of the unit's open deal, null without one or when its hold is over. */
export function unitStatus(claim: OpenStage | null, isWithdrawn: boolean): UnitStatus {
  return claim ?? (isWithdrawn ? 'withdrawn' : 'available');
}

/** Why a deal ended, as staff choose it. */
export const END_REASONS = [
  'buyerWithdrew',
  'noFinancing',
  'anotherUnit',
  'duplicate',
  'mistake',
  'other',
] as const;
export type EndReason = (typeof END_REASONS)[number];

/** A moment may pass while a form is open; from here on a hold is shown as about to end. */
export const HOLD_ENDS_SOON_HOURS = 12;

/**
 * The numbers of a floor's units by a pattern: `{floor}` is the floor, `{n}`, `{nn}`, `{nnn}` the place on it with at
 * least so many digits, counted from `first`. `A-{floor}{nn}` makes … of the third floor.
 */
export function unitNumbers(pattern: string, floor: number, count: number, first = 1): string[] {
  return Array.from({ length: Math.max(0, count) }, (_, i) =>
    pattern
      .replaceAll('{floor}', String(floor))
      .replace(/\{(n+)\}/g, (_match, digits: string) => String(first + i).padStart(digits.length, '0')),
  );
}
