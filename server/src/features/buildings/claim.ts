import type { TermsInput } from '@diyar/contract/ledger';
import type { ApartmentNo, PersonId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import type { Scope } from '../building-access/index.ts';
import { changeOffer, type DealRow, insertDeal, nextReservationNo, unitIdsOf } from '../deals/index.ts';
import { writeTerms } from '../ledger/index.ts';
import { requireHoldHours } from '../role-limits/index.ts';
import { holdApartment, recordChange, requireFree, takenBy } from './change.ts';

interface Claim {
  stage: 'held' | 'reserved';
  personId: PersonId | null;
  name: string;
  phone: string;
  coBuyers: string;
  /** Tracker numbers, the first is the home. */
  units: readonly ApartmentNo[];
  terms: TermsInput;
  holdHours: number;
  /** Why, for the history. */
  note: string;
}

/** A hold or reservation of free units at a price that was agreed before, in the caller's transaction. */
export async function claimUnits(tx: Tx, scope: Scope, claim: Claim): Promise<DealRow> {
  const { stage, name, phone, coBuyers, terms, note } = claim;
  const [first, ...further] = claim.units;
  if (first === undefined) throw new AppError('notFound');
  const held = await holdApartment(tx, scope, first, further);
  if (held.deal) throw takenBy(held.deal);
  requireFree(held);
  const claimed = [held, ...held.others].map(({ apartment }) => apartment);
  const by = scope.actor?.id ?? null;
  const hours =
    stage === 'held' ? await requireHoldHours(tx, scope.actor, null, claim.holdHours, scope.building.id) : 0;
  const deal = await insertDeal(tx, {
    stage,
    personId: claim.personId,
    name,
    phone,
    coBuyers,
    unitIds: claimed.map(({ unitId }) => unitId),
    createdBy: by,
    createdAt: new Date(),
    ...(stage === 'held'
      ? {
          ownerId: by,
          holdUntil: sql`clock_timestamp() + make_interval(hours => ${hours}::int)`,
        }
      : { reservationNo: nextReservationNo }),
  });
  await writeTerms(tx, scope.actor, deal.id, terms);
  await recordChange(tx, {
    scope,
    apartment: held.apartment,
    dealId: deal.id,
    action: stage,
    before: null,
    after: {
      name,
      phone,
      coBuyers,
      ...(deal.holdUntil && { holdUntil: deal.holdUntil.toISOString() }),
      ...(further.length > 0 && { units: claimed.map(({ label }) => label).join(', ') }),
      note,
    },
  });
  await changeOffer(tx, await unitIdsOf(tx, deal.id));
  return deal;
}
