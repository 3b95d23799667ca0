import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { deals } from './deals.ts';
import { amount, currency, isCurrency } from './money.ts';
import { users } from './users.ts';

export const payments = pgTable(
  'payments',
  {
    id: id(),
    dealId: integer('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'restrict' }),
    amount: amount('amount').notNull(),
    currency: currency('currency').notNull(),
    method: text('method', { enum: ['cash', 'cheque', 'transfer'] }).notNull(),
    status: text('status', { enum: ['cleared', 'pending', 'returned'] })
      .notNull()
      .default('cleared'),
    chequeNumber: text('cheque_number').notNull().default(''),
    dueDate: date('due_date', { mode: 'string' }),
    paidOn: date('paid_on', { mode: 'string' }).notNull(),
    note: text('note').notNull().default(''),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('payments_deal').on(t.dealId, t.paidOn, t.id),
    index('payments_due').on(t.dueDate).where(sql`${t.status} = 'pending'`),
    check('payments_amount_positive', sql`${t.amount} > 0`),
    check('payments_currency_known', isCurrency(t.currency)),
    check('payments_method_known', sql`${t.method} in ('cash', 'cheque', 'transfer')`),
    check('payments_status_known', sql`${t.status} in ('cleared', 'pending', 'returned')`),
    check(
      'payments_cheque_only',
      sql`${t.method} = 'cheque' or (${t.chequeNumber} = '' and ${t.status} = 'cleared')`,
    ),
    check('payments_cheque_due', sql`${t.method} <> 'cheque' or ${t.dueDate} is not null`),
  ],
);
