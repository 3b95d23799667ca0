import { type ReadAmount, readAmount } from '@diyar/contract/rules/balance';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, units } from '../../db/schema.ts';

/** A typed amount whose stored reading, made by an older version, is not today's. */
export interface ReadDifferently {
  apartment: string;
  holder: string;
  isOpen: boolean;
  text: string;
  stored: ReadAmount;
  now: ReadAmount;
}

/** The stored reading counts until somebody confirms or corrects it. Those of ended deals are not in the ledger yet. */
export async function readDifferently(db: Db): Promise<ReadDifferently[]> {
  const rows = await db
    .select({ label: units.unitNumber, deal: deals })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(deals.amounts, 'toConfirm'))
    .orderBy(asc(units.unitNumber), asc(deals.id));
  return rows.map(({ label, deal }) => ({
    apartment: label ?? deal.title,
    holder: deal.name,
    isOpen: deal.endedAt === null,
    text: deal.dueText,
    stored: { amount: deal.dueAmount, currency: deal.dueCurrency ?? 'Unknown' },
    now: readAmount(deal.dueText),
  }));
}
