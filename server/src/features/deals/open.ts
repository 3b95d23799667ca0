import type { ErrorCode } from '@diyar/contract/errors';
import type { Tx } from '../../db/client.ts';
import { violatedConstraint } from '../../db/errors.ts';
import { deals, dealUnits } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { personOf } from '../people/index.ts';
import type { DealRow } from './lock.ts';

type NewDeal = Omit<typeof deals.$inferInsert, 'personId' | 'name' | 'phone'> & {
  name: string;
  phone: string;
  unitIds: readonly number[];
};

/** Writes a deal with its person and its claims; the units are locked by the caller. */
export async function insertDeal(tx: Tx, { unitIds, ...columns }: NewDeal): Promise<DealRow> {
  const personId = await personOf(tx, columns);
  const [deal] = await tx
    .insert(deals)
    .values({ ...columns, personId })
    .returning();
  if (!deal) throw new Error('insert returned nothing');
  if (unitIds.length > 0)
    await tx
      .insert(dealUnits)
      .values(unitIds.map((unitId, ordinal) => ({ dealId: deal.id, unitId, ordinal })));
  return deal;
}

/** The database has the last word on two deals for one unit, whatever a lock missed. */
export async function refuseTaken<T>(code: ErrorCode, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (violatedConstraint(error) === 'deal_units_one_open') throw new AppError(code, { cause: error });
    throw error;
  }
}
