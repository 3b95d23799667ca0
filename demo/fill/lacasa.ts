import { PaymentInput } from '@diyar/contract/payments';
import { ReservationInput } from '@diyar/contract/reservation-input';
import type { Db } from '../../server/src/db/client.ts';
import { deals, units } from '../../server/src/db/schema.ts';
import { eq } from '../../server/src/db/sql.ts';
import type { Files } from '../../server/src/features/files/index.ts';
import {
  addPayment,
  ensureBuilding,
  openBuilding,
  reserve,
} from '../../server/src/features/tracker/index.ts';
import { contractPdf, reservations } from '../content/index.ts';
import { dayBefore, timeBefore } from '../moments.ts';
import type { DemoPayment, DemoReservation } from '../types.ts';
import { receivePdf, type Upload } from './media.ts';

const paymentOf = (payment: DemoPayment, now: Date) => {
  const { daysAgo, ...line } = payment;
  const paidOn = dayBefore(now, Math.max(daysAgo, 0));
  if (line.method !== 'cheque') return PaymentInput.parse({ ...line, paidOn });
  const { dueDaysAgo, ...cheque } = line;
  return PaymentInput.parse({ ...cheque, paidOn, dueDate: dayBefore(now, dueDaysAgo) });
};

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

export async function fillLacasa(db: Db, files: Files, upload: Upload, now: Date): Promise<void> {
  await ensureBuilding(db);
  const scope = await openBuilding(db, null, 'lacasa');
  const apartments = await db.select().from(units).where(eq(units.projectId, scope.building.id));
  const numberOf = new Map(apartments.map(({ unitNumber, apartmentNo }) => [unitNumber, apartmentNo]));
  for (const demo of reservations) {
    const no = numberOf.get(demo.apartment);
    if (!no) throw new Error(`the building has no ${demo.apartment}`);
    const { name, phone, dueAmount, paidAmount, markedPaid } = demo;
    const input = {
      name,
      phone,
      dueAmountStr: dueAmount,
      paidAmountStr: paidAmount,
      isFullyPaid: markedPaid,
    };
    const { deal } = await reserve(db, scope, no, ReservationInput.parse(input));
    if (!deal) throw new Error(`${demo.apartment} was not reserved`);
    await db
      .update(deals)
      .set(await documentsOf(demo, files, upload, now))
      .where(eq(deals.id, deal.id));
    for (const payment of demo.payments) await addPayment(db, scope, no, paymentOf(payment, now));
  }
}
