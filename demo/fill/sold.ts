import type { Db } from '../../server/src/db/client.ts';
import { deals } from '../../server/src/db/schema.ts';
import { eq } from '../../server/src/db/sql.ts';
import type { Files } from '../../server/src/features/files/index.ts';
import { addSold } from '../../server/src/features/sold/index.ts';
import { contractPdf, soldRecords } from '../content/index.ts';
import { dayBefore, timeBefore } from '../moments.ts';
import type { UnitReference } from '../types.ts';
import { receivePdf } from './media.ts';

type Find = (reference: UnitReference) => { projectId: number; unitId: number };

/** Through the service, which withdraws the unit from the site; then each record gets its date of entry. */
export async function fillSold(db: Db, files: Files, find: Find, now: Date): Promise<void> {
  for (const record of soldRecords.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const pdf = contractPdf('sale', record.contract, dayBefore(now, record.daysAgo));
    const contract = await receivePdf(files, pdf, `${record.contract.reference.toLowerCase()}.pdf`);
    const soldAt = timeBefore(now, record.daysAgo, record.time);
    const { apartmentName, buyerName, buyerPhone, notes, unit } = record;
    const words = {
      apartmentName,
      buyerName,
      buyerPhone,
      notes,
      soldAt: soldAt.toISOString(),
      price: null,
      currency: null,
    };
    const id = await addSold(db, null, { ...words, unitId: unit ? find(unit).unitId : null }, contract.id);
    await db.update(deals).set({ createdAt: soldAt }).where(eq(deals.soldNo, id));
  }
}
