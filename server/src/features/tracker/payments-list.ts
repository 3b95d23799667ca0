import type { Payment, PaymentList } from '@diyar/contract/payments';
import { sumPayments } from '@diyar/contract/rules/payments';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { dealUnits, payments, units, users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { PaymentRow } from './payment-snapshot.ts';
import type { Scope } from './scope.ts';

const presentPayment = (row: PaymentRow, createdBy: string | null): Payment => ({
  id: row.id,
  amount: row.amount,
  currency: row.currency,
  method: row.method,
  status: row.status,
  paidOn: row.paidOn,
  chequeNumber: row.chequeNumber,
  dueDate: row.dueDate,
  note: row.note,
  createdAt: row.createdAt.toISOString(),
  createdBy,
});

/** The lines of the present holder, oldest first; of a free apartment there are none. */
export async function listPayments(db: Db, { building }: Scope, apartmentId: number): Promise<PaymentList> {
  const rows = await db
    .select({ version: units.version, payment: payments, by: users.username })
    .from(units)
    .leftJoin(dealUnits, and(eq(dealUnits.unitId, units.id), dealUnits.open))
    .leftJoin(payments, eq(payments.dealId, dealUnits.dealId))
    .leftJoin(users, eq(users.id, payments.createdBy))
    .where(and(eq(units.projectId, building.id), eq(units.apartmentNo, apartmentId)))
    .orderBy(asc(payments.paidOn), asc(payments.dueDate), asc(payments.id));
  const [first] = rows;
  if (!first) throw new AppError('notFound');
  const items = rows.flatMap(({ payment, by }) => (payment ? [presentPayment(payment, by)] : []));
  return { items, sums: sumPayments(items), version: first.version };
}

export async function readPayment(tx: Tx, id: number): Promise<Payment> {
  const [found] = await tx
    .select({ payment: payments, by: users.username })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.createdBy))
    .where(eq(payments.id, id));
  if (!found) throw new AppError('notFound');
  return presentPayment(found.payment, found.by);
}

export async function apartmentOfPayment(tx: Tx, { building }: Scope, id: number): Promise<number> {
  const [found] = await tx
    .select({ apartmentNo: units.apartmentNo })
    .from(payments)
    .innerJoin(dealUnits, and(eq(dealUnits.dealId, payments.dealId), dealUnits.open))
    .innerJoin(units, eq(units.id, dealUnits.unitId))
    .where(and(eq(payments.id, id), eq(units.projectId, building.id)))
    .orderBy(asc(dealUnits.ordinal))
    .limit(1);
  if (!found?.apartmentNo) throw new AppError('notFound');
  return found.apartmentNo;
}
