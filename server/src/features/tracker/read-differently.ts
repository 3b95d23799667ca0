import { type ReadAmount, readAmount } from '@diyar/contract/rules/balance';
import { and, asc, eq, ne, or } from 'drizzle-orm';
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

/** Screens show today's reading; the stored one stays until somebody saves the reservation again. */
export async function readDifferently(db: Db): Promise<ReadDifferently[]> {
  const rows = await db
    .select({ label: units.unitNumber, deal: deals })
    .from(deals)
    .innerJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(or(ne(deals.dueText, ''), ne(deals.paidText, '')))
    .orderBy(asc(units.unitNumber), asc(deals.id));
  return rows.flatMap(({ label, deal }) =>
    [
      { text: deal.dueText, amount: deal.dueAmount, currency: deal.dueCurrency },
      { text: deal.paidText, amount: deal.paidAmount, currency: deal.paidCurrency },
    ].flatMap(({ text, amount, currency }) => {
      const stored = { amount, currency: currency ?? 'Unknown' };
      const now = readAmount(text);
      if (text === '' || (stored.amount === now.amount && stored.currency === now.currency)) return [];
      return [{ apartment: label, holder: deal.name, isOpen: deal.endedAt === null, text, stored, now }];
    }),
  );
}
