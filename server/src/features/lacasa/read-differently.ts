import { type ReadAmount, readAmount } from '@diyar/contract/rules/balance';
import { asc, eq, ne, or } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { lacasaApartments, reservations } from '../../db/schema.ts';

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
    .select({ label: lacasaApartments.label, reservation: reservations })
    .from(reservations)
    .innerJoin(lacasaApartments, eq(lacasaApartments.id, reservations.apartmentId))
    .where(or(ne(reservations.dueText, ''), ne(reservations.paidText, '')))
    .orderBy(asc(lacasaApartments.label), asc(reservations.id));
  return rows.flatMap(({ label, reservation: row }) =>
    [
      { text: row.dueText, amount: row.dueAmount, currency: row.dueCurrency },
      { text: row.paidText, amount: row.paidAmount, currency: row.paidCurrency },
    ].flatMap(({ text, amount, currency }) => {
      const stored = { amount, currency: currency ?? 'Unknown' };
      const now = readAmount(text);
      if (text === '' || (stored.amount === now.amount && stored.currency === now.currency)) return [];
      return [{ apartment: label, holder: row.name, isOpen: row.closedAt === null, text, stored, now }];
    }),
  );
}
