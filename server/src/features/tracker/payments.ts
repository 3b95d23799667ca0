import { PAYMENTS_MAX } from '@diyar/contract/limits';
import {
  type ChequeScheduleInput,
  type Payment,
  PaymentInput,
  type PaymentUpdate,
} from '@diyar/contract/payments';
import { chequeSchedule } from '@diyar/contract/rules/cheque-schedule';
import { count, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { deals, payments } from '../../db/schema.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { holdApartment, recordChange, requireCurrent, requireReserved, writing } from './change.ts';
import { NAMES_IT, type PaymentRow, paymentDifference, paymentSnapshot } from './payment-snapshot.ts';
import { apartmentOfPayment, readPayment } from './payments-list.ts';
import { reserveHeld } from './reservations.ts';
import type { Scope } from './scope.ts';
import { today } from './today.ts';

const invalid = (field: string, message: string) =>
  new AppError('invalid', { issues: [{ path: [field], message }] });

async function requireRoom(tx: Tx, dealId: number, more: number, field: string) {
  const [lines] = await tx.select({ total: count() }).from(payments).where(eq(payments.dealId, dealId));
  const room = PAYMENTS_MAX - (lines?.total ?? 0);
  if (more > room) throw invalid(field, `tooMany:${room}`);
}

type Line = Omit<PaymentInput, 'version'>;

/** A cheque waits for the bank; cash and transfers are there, and carry nothing of a cheque. */
const columnsOf = ({ status, ...line }: Line) =>
  line.method === 'cheque'
    ? { ...line, status: status ?? 'pending' }
    : { ...line, status: 'cleared' as const, chequeNumber: '', dueDate: null };

export const addPayment = (db: Db, scope: Scope, apartmentId: number, input: PaymentInput) =>
  writing(db, async (tx): Promise<Payment> => {
    const held = await holdApartment(tx, scope, apartmentId);
    const { version, ...line } = input;
    requireCurrent(held, version);
    const deal = await reserveHeld(tx, held, requireReserved(held));
    await requireRoom(tx, deal.id, 1, 'amount');
    const [row] = await tx
      .insert(payments)
      .values({ ...columnsOf(line), dealId: deal.id, createdBy: scope.actor?.id ?? null })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    await recordChange(tx, {
      scope,
      apartment: held.apartment,
      dealId: deal.id,
      action: 'paymentAdded',
      before: null,
      after: paymentSnapshot(row),
    });
    return readPayment(tx, row.id);
  });

/** Post-dated cheques, a month apart, handed over today. */
export const addCheques = (db: Db, scope: Scope, apartmentId: number, plan: ChequeScheduleInput) =>
  writing(db, async (tx) => {
    const held = await holdApartment(tx, scope, apartmentId);
    requireCurrent(held, plan.version);
    const deal = await reserveHeld(tx, held, requireReserved(held));
    await requireRoom(tx, deal.id, plan.count, 'count');
    const cheques = chequeSchedule(plan);
    const [first, last] = [cheques.at(0), cheques.at(-1)];
    if (!first || !last || last.amount <= 0) throw invalid('total', 'invalidAmount');
    if (!/^\d{4}-/.test(last.dueDate)) throw invalid('firstDate', 'invalidDate');
    const { currency, note } = plan;
    await tx.insert(payments).values(
      cheques.map(({ amount, dueDate, number }) => ({
        amount,
        currency,
        method: 'cheque' as const,
        status: 'pending' as const,
        chequeNumber: number,
        dueDate,
        paidOn: today(),
        note,
        dealId: deal.id,
        createdBy: scope.actor?.id ?? null,
      })),
    );
    const after = { total: `${plan.total} ${currency}`, count: plan.count, chequeNumber: first.number };
    await recordChange(tx, {
      scope,
      apartment: held.apartment,
      dealId: deal.id,
      action: 'chequesAdded',
      before: null,
      after: { ...after, firstDate: first.dueDate, lastDate: last.dueDate, note },
    });
  });

/** The line of an open reservation, with its apartment held; those of former holders are nobody's. */
async function holdPayment(tx: Tx, scope: Scope, id: number, version: number | null) {
  const apartmentId = await apartmentOfPayment(tx, scope, id);
  const held = await holdApartment(tx, scope, apartmentId);
  const [row] = await tx.select().from(payments).where(eq(payments.id, id));
  if (!row || row.dealId !== held.deal?.id) throw new AppError('notFound');
  requireCurrent(held, version);
  return { row, apartment: held.apartment, deal: held.deal };
}

/** The whole line as it will be, under the rules of a new one; a cheque that never had a number may go on without. */
function merged(row: PaymentRow, update: PaymentUpdate): Line {
  const { version: _, ...sent } = update;
  const fromCheque = sent.method !== undefined && sent.method !== 'cheque';
  const line = {
    ...row,
    ...(fromCheque && { chequeNumber: '', dueDate: null, status: 'cleared' as const }),
    ...(sent.method === 'cheque' && row.method !== 'cheque' && { status: 'pending' as const }),
    ...sent,
  };
  const parsed = PaymentInput.safeParse(line);
  if (parsed.success) return parsed.data;
  const unnumbered = row.method === 'cheque' && row.chequeNumber === '';
  const issues = parsed.error.issues.filter((i) => !(unnumbered && i.path[0] === 'chequeNumber'));
  if (issues.length > 0) throw new AppError('invalid', { issues: issues as FieldProblem[] });
  return line;
}

export const editPayment = (db: Db, scope: Scope, id: number, update: PaymentUpdate) =>
  writing(db, async (tx): Promise<Payment> => {
    const { row, apartment, deal } = await holdPayment(tx, scope, id, update.version);
    const { amount, currency, method, paidOn, chequeNumber, dueDate, note, status } = merged(row, update);
    const columns = columnsOf({ amount, currency, method, paidOn, chequeNumber, dueDate, note, status });
    const changes = paymentDifference(row, { ...row, ...columns });
    if (!changes) return readPayment(tx, id);
    const [edited] = await tx.update(payments).set(columns).where(eq(payments.id, id)).returning();
    if (!edited) throw new AppError('notFound');
    // a returned cheque opens its debt again, also where someone had marked it as paid
    if (edited.status === 'returned' && deal.markedFullyPaid) {
      await tx.update(deals).set({ markedFullyPaid: false }).where(eq(deals.id, deal.id));
      changes.before.isFullyPaid = true;
      changes.after.isFullyPaid = false;
    }
    const change = { scope, apartment, dealId: deal.id, action: 'paymentEdited', context: NAMES_IT } as const;
    await recordChange(tx, { ...change, ...changes });
    return readPayment(tx, id);
  });

export const deletePayment = (db: Db, scope: Scope, id: number, version: number | null) =>
  writing(db, async (tx): Promise<void> => {
    const { row, apartment, deal } = await holdPayment(tx, scope, id, version);
    await tx.delete(payments).where(eq(payments.id, id));
    await recordChange(tx, {
      scope,
      apartment,
      dealId: deal.id,
      action: 'paymentDeleted',
      before: paymentSnapshot(row),
      after: null,
    });
  });
