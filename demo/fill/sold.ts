import type { UnitId } from '@diyar/contract/rules/ids';
import type { Db } from '../../server/src/db/client.ts';
import { deals, projects, units } from '../../server/src/db/schema.ts';
import { eq } from '../../server/src/db/sql.ts';
import type { Files } from '../../server/src/features/files/index.ts';
import { addSold } from '../../server/src/features/sold/index.ts';
import { contractPdf, soldRecords } from '../content/index.ts';
import { dayBefore, timeBefore } from '../moments.ts';
import type { DemoSoldRecord, UnitReference } from '../types.ts';
import { receivePdf } from './media.ts';

type Find = (reference: UnitReference) => { projectId: number; unitId: UnitId };

/** Through the service, which withdraws the unit from the site; then each record gets its date of entry. */
export async function fillSold(
  db: Db,
  files: Files,
  find: Find,
  now: Date,
  records: readonly DemoSoldRecord[] = soldRecords,
): Promise<void> {
  for (const record of records.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
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

/** Those of LaCasa, whose reservations are there by then: each becomes the sale, with its money and all of its units. */
export async function fillSoldOfLacasa(db: Db, files: Files, now: Date): Promise<void> {
  const rows = await db
    .select({ projectId: units.projectId, unitId: units.id, number: units.unitNumber })
    .from(units)
    .innerJoin(projects, eq(projects.id, units.projectId))
    .where(eq(projects.isLacasa, true));
  const find = ({ unit }: UnitReference) => {
    const found = rows.find(({ number }) => number === unit);
    if (!found) throw new Error(`the building has no ${unit}`);
    return found;
  };
  const ofLacasa = soldRecords.flatMap((record) =>
    record.apartment ? [{ ...record, unit: { project: 'lacasa', unit: record.apartment } }] : [],
  );
  await fillSold(db, files, find, now, ofLacasa);
}

/** Those of other projects, whose units are on the site. */
export const soldOfProjects = soldRecords.filter(({ apartment }) => apartment === undefined);
