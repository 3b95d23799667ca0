import type { TrackedUnit } from '@diyar/contract/buildings';
import { isCounted } from '@diyar/contract/rules/deals';
import type { PersonId } from '@diyar/contract/rules/ids';
import type { PathStep } from './doors/open-path.ts';

/** How a unit stands to whom it is asked for: held for them, or taken by somebody else. */
export type Standing = 'free' | 'theirs' | 'awaitsDeal' | 'withdrawn' | 'taken';

type Asking = { personId: PersonId | null; userId: number | null; now: number };

export function standingOf(unit: TrackedUnit, { personId, userId, now }: Asking): Standing {
  const { status, deal } = unit;
  if (status === 'available') return 'free';
  if (status === 'withdrawn') return unit.awaitsDeal ? 'awaitsDeal' : 'withdrawn';
  if (status !== 'held' || !deal) return 'taken';
  if (deal.holdUntil && Date.parse(deal.holdUntil) <= now) return 'free';
  const isTheirs =
    deal.personId === null ? deal.owner !== null && deal.owner.id === userId : deal.personId === personId;
  return isTheirs ? 'theirs' : 'taken';
}

const ALLOWED: Record<PathStep, readonly Standing[]> = {
  quote: ['free'],
  hold: ['free', 'awaitsDeal'],
  reserve: ['free', 'awaitsDeal', 'theirs'],
};

export const allows = (step: PathStep, standing: Standing) => ALLOWED[step].includes(standing);

export const isSamePlan = (a: TrackedUnit, b: TrackedUnit) =>
  a.kind === b.kind && a.bedrooms === b.bedrooms && a.sizeSqm === b.sizeSqm;

const NEAREST = 3;
const apart = (a: number | null, b: number | null) =>
  a === null || b === null ? Number.MAX_SAFE_INTEGER : Math.abs(a - b);

/** The free units most like one that is taken: the same plan first, then by area, then by price. */
export function nearestFree(units: readonly TrackedUnit[], like: TrackedUnit): TrackedUnit[] {
  return units
    .filter(
      ({ id, status, kind }) =>
        id !== like.id && status === 'available' && isCounted(kind) === isCounted(like.kind),
    )
    .toSorted(
      (a, b) =>
        Number(isSamePlan(b, like)) - Number(isSamePlan(a, like)) ||
        apart(a.sizeSqm, like.sizeSqm) - apart(b.sizeSqm, like.sizeSqm) ||
        apart(a.price, like.price) - apart(b.price, like.price),
    )
    .slice(0, NEAREST);
}
