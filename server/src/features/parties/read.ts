import type { DealParties, IdNumbers, Transfer } from '@diyar/contract/parties';
import type { DealId } from '@diyar/contract/rules/ids';
import { maskedIdNumber } from '@diyar/contract/rules/parties';
import { desc, eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { deals, transfers, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { buyersSince } from '../deals/index.ts';
import { paperNumber, requireVisibleDeal } from '../ledger/index.ts';
import { partiesOf } from '../who-is-who/index.ts';
import { sameNumbers } from './identity.ts';

export const shownNumber = (idNumber: string): string => (idNumber === '' ? '' : maskedIdNumber(idNumber));

const transfersOf = (db: Db, dealId: DealId) =>
  db
    .select({ transfer: transfers, by: displayName() })
    .from(transfers)
    .leftJoin(users, eq(users.id, transfers.createdBy))
    .where(eq(transfers.dealId, dealId))
    .orderBy(desc(transfers.id));

export async function readParties(db: Db, actor: Actor, dealId: DealId): Promise<DealParties> {
  await requireVisibleDeal(db, actor, dealId);
  const [deal] = await db
    .select({ version: deals.version, endedAt: deals.endedAt })
    .from(deals)
    .where(eq(deals.id, dealId));
  if (!deal) throw new AppError('notFound');
  const parties = await partiesOf(db, dealId);
  const same = await sameNumbers(db, actor, parties);
  return {
    dealId,
    version: deal.version,
    isOpen: deal.endedAt === null,
    parties: parties.map(({ share, idNumber, ...party }, i) => ({
      ...party,
      share: share === null ? null : Number(share),
      idNumber: shownNumber(idNumber),
      sameNumber: same[i] ?? [],
    })),
    transfers: (await transfersOf(db, dealId)).map(({ transfer, by }) => ({
      id: transfer.id,
      number: paperNumber(transfer.year, transfer.number),
      on: transfer.onDay,
      from: transfer.data.from.map(({ name }) => name),
      to: transfer.data.to.map(({ name }) => name),
      at: transfer.createdAt.toISOString(),
      by,
    })),
  };
}

/** The whole numbers, and a line in the log of who looked. */
export async function lookAtNumbers(db: Db, actor: Actor, dealId: DealId): Promise<IdNumbers> {
  await requireVisibleDeal(db, actor, dealId);
  const parties = await partiesOf(db, dealId);
  const numbers = parties.flatMap(({ position, idNumber }) => (idNumber ? [{ position, idNumber }] : []));
  if (numbers.length > 0)
    await audit(db, actor, 'parties.look', {
      entity: 'deal',
      id: dealId,
      details: { name: parties.map(({ name }) => name).join(', ') },
    });
  return { numbers };
}

const presentTransfer = (row: typeof transfers.$inferSelect): Transfer => ({
  id: row.id,
  dealId: row.dealId,
  number: paperNumber(row.year, row.number),
  on: row.onDay,
  at: row.createdAt.toISOString(),
  data: row.data,
  idNumbers: row.idNumbers,
});

export async function readTransfer(db: Db, actor: Actor, id: number): Promise<Transfer> {
  const [found] = await db.select().from(transfers).where(eq(transfers.id, id));
  if (!found) throw new AppError('notFound');
  await requireVisibleDeal(db, actor, found.dealId);
  return presentTransfer(found);
}

/** By which the buyers of now came, as they open it by themselves: whole numbers of papers stay in the office. */
export async function transferForBuyers(db: Db, dealId: DealId): Promise<Transfer | null> {
  const [last] = await db
    .select()
    .from(transfers)
    .where(eq(transfers.dealId, dealId))
    .orderBy(desc(transfers.id))
    .limit(1);
  const since = (await buyersSince(db, [dealId])).get(dealId);
  if (!last || !since || last.createdAt < since) return null;
  const { idNumbers, ...transfer } = presentTransfer(last);
  const masked = (numbers: (string | null)[]) => numbers.map((number) => number && maskedIdNumber(number));
  return { ...transfer, idNumbers: { from: masked(idNumbers.from), to: masked(idNumbers.to) } };
}
