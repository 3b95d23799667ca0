import type { HistoryAction } from '@diyar/contract/lacasa';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, descending, id, instant, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { amount, currency, isCurrency, isParsedCurrency, parsedAmount, parsedCurrency } from './money.ts';
import { users } from './users.ts';

export const lacasaApartments = pgTable(
  'lacasa_apartments',
  {
    id: id(),
    label: text('label').notNull(),
    floor: integer('floor').notNull(),
    kind: text('kind', { enum: ['apartment', 'parking', 'storage'] })
      .notNull()
      .default('apartment'),
    position: integer('position').notNull().default(0),
    /** Of the apartment and not of the reservation: an edit for one holder must not apply to the next. */
    version: version(),
  },
  (t) => [
    uniqueIndex('lacasa_apartments_label').on(t.label),
    index('lacasa_apartments_floor').on(t.floor, t.position, t.id),
    check('lacasa_apartments_label_present', sql`${t.label} <> ''`),
    check('lacasa_apartments_floor_range', sql`${t.floor} between -3 and 6`),
    check('lacasa_apartments_kind_known', sql`${t.kind} in ('apartment', 'parking', 'storage')`),
  ],
);

/** An apartment has one open reservation at most. */
export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    apartmentId: integer('apartment_id')
      .notNull()
      .references(() => lacasaApartments.id, { onDelete: 'restrict' }),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    dueText: text('due_text').notNull().default(''),
    dueAmount: parsedAmount('due_amount'),
    dueCurrency: parsedCurrency('due_currency'),
    paidText: text('paid_text').notNull().default(''),
    paidAmount: parsedAmount('paid_amount'),
    paidCurrency: parsedCurrency('paid_currency'),
    markedFullyPaid: boolean('marked_fully_paid').notNull().default(false),
    photoFileId: integer('photo_file_id').references(() => files.id, { onDelete: 'restrict' }),
    contractFileId: integer('contract_file_id').references(() => files.id, { onDelete: 'restrict' }),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    closedBy: integer('closed_by').references(() => users.id, { onDelete: 'set null' }),
    closedAt: instant('closed_at'),
  },
  (t) => [
    uniqueIndex('reservations_one_open').on(t.apartmentId).where(sql`${t.closedAt} is null`),
    index('reservations_apartment').on(t.apartmentId, descending(t.createdAt)),
    index('reservations_closed').on(descending(t.closedAt)).where(sql`${t.closedAt} is not null`),
    index('reservations_photo').on(t.photoFileId),
    index('reservations_contract').on(t.contractFileId),
    check('reservations_due_currency_known', isParsedCurrency(t.dueCurrency)),
    check('reservations_paid_currency_known', isParsedCurrency(t.paidCurrency)),
  ],
);

export const reservationHistory = pgTable(
  'reservation_history',
  {
    id: id(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    apartmentId: integer('apartment_id')
      .notNull()
      .references(() => lacasaApartments.id, { onDelete: 'restrict' }),
    at: instant('at').notNull().defaultNow(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').$type<HistoryAction>().notNull(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    after: jsonb('after').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('reservation_history_reservation').on(t.reservationId, descending(t.at)),
    index('reservation_history_apartment').on(t.apartmentId, descending(t.at)),
  ],
);

export const payments = pgTable(
  'payments',
  {
    id: id(),
    reservationId: integer('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
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
    index('payments_reservation').on(t.reservationId, t.paidOn, t.id),
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
