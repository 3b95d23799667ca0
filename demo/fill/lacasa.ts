import { EntryInput } from '@diyar/contract/ledger';
import { ReservationInput } from '@diyar/contract/reservation-input';
import type { DealId } from '@diyar/contract/rules/ids';
import type { Db } from '../../server/src/db/client.ts';
import { cheques, deals, entries, units } from '../../server/src/db/schema.ts';
import { eq } from '../../server/src/db/sql.ts';
import { openBuilding } from '../../server/src/features/building-access/index.ts';
import { ensureBuilding, reserve } from '../../server/src/features/buildings/index.ts';
import type { Files } from '../../server/src/features/files/index.ts';
import { addEntry, takeChequeStep } from '../../server/src/features/ledger/index.ts';
import { contractPdf, reservations } from '../content/index.ts';
import { dayBefore, timeBefore } from '../moments.ts';
import type { DemoPayment, DemoReservation } from '../types.ts';
import { receivePdf, type Upload } from './media.ts';

const BANK = 'بنك السهل';

/** One payment; a cheque also takes the step that its state says. */
async function pay(db: Db, dealId: DealId, payment: DemoPayment, now: Date): Promise<void> {
  const { daysAgo, method, amount, currency, note } = payment;
  const on = dayBefore(now, Math.max(daysAgo, 0));
  const line = { kind: 'payment', method, amount, currency, note, on };
  if (payment.method !== 'cheque') return addEntry(db, null, dealId, EntryInput.parse(line));
  const { chequeNumber, dueDaysAgo, status } = payment;
  const dueOn = dayBefore(now, dueDaysAgo);
  await addEntry(db, null, dealId, EntryInput.parse({ ...line, bank: BANK, chequeNumber, dueOn }));
  if (status === 'pending') return;
  await db.transaction(async (tx) => {
    const [entry] = await tx.select().from(cheques).where(eq(cheques.number, chequeNumber));
    const stepOn = dueOn < on ? on : dueOn;
    if (entry) await takeChequeStep(tx, null, entry.entryId, { state: status, on: stepOn, note: '' });
  });
}

/** Fields that no call can set: the date of the reservation, and its photo and contract. */
async function documentsOf(demo: DemoReservation, files: Files, upload: Upload, now: Date) {
  const signedOn = dayBefore(now, demo.reservedDaysAgo);
  const photo = demo.photo && (await upload(demo.photo, { class: 'photo', kinds: ['image'] }));
  const pdf = demo.contract && contractPdf('reservation', demo.contract, signedOn);
  const contract =
    pdf && (await receivePdf(files, pdf, `lacasa-${demo.apartment.toLowerCase()}-contract.pdf`));
  return {
    createdAt: timeBefore(now, demo.reservedDaysAgo, '10:30'),
    photoFileId: photo?.id ?? null,
    contractFileId: contract?.id ?? null,
  };
}

export async function fillLacasa(
  db: Db,
  files: Files,
  upload: Upload,
  now: Date,
  list: readonly DemoReservation[] = reservations,
): Promise<void> {
  await ensureBuilding(db);
  const scope = await openBuilding(db, null, 'lacasa');
  const apartments = await db.select().from(units).where(eq(units.projectId, scope.building.id));
  const numberOf = new Map(apartments.map(({ unitNumber, apartmentNo }) => [unitNumber, apartmentNo]));
  for (const demo of list) {
    const no = numberOf.get(demo.apartment);
    if (!no) throw new Error(`the building has no ${demo.apartment}`);
    const { name, phone, dueAmount, paidAmount, markedPaid } = demo;
    const input = {
      name,
      phone,
      dueAmountStr: dueAmount,
      // what is recorded as payments is not typed as well
      paidAmountStr: demo.payments.length > 0 ? '' : paidAmount,
      isFullyPaid: markedPaid,
      with: (demo.with ?? []).flatMap((other) => numberOf.get(other) ?? []),
    };
    const { deal } = await reserve(db, scope, no, ReservationInput.parse(input));
    if (!deal) throw new Error(`${demo.apartment} was not reserved`);
    await db
      .update(deals)
      .set(await documentsOf(demo, files, upload, now))
      .where(eq(deals.id, deal.id));
    await db
      .update(entries)
      .set({ onDay: dayBefore(now, demo.reservedDaysAgo) })
      .where(eq(entries.dealId, deal.id));
    for (const payment of demo.payments) await pay(db, deal.id, payment, now);
  }
}
