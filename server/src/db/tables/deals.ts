import { DEAL_STAGES } from '@diyar/contract/rules/deals';
import type { DealId, LeadId, PersonId, ReservationNo, UnitId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, descending, hundredths, id, instant, updatedAt, version } from './columns.ts';
import { files } from './files.ts';
import { leads } from './leads.ts';
import { amount, currency, isCurrency, isParsedCurrency, parsedAmount, parsedCurrency } from './money.ts';
import { persons } from './persons.ts';
import { units } from './units.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');

/** The calls of reservations and of sold records have numbers of their own, which clients store. */
export const reservationNumbers = pgSequence('deals_reservation_no');
export const soldNumbers = pgSequence('deals_sold_no');

/** A claim on one or more units: held, reserved, sold; or ended. */
export const deals = pgTable(
  'deals',
  {
    id: id<DealId>(),
    stage: text('stage', { enum: DEAL_STAGES }).notNull(),
    personId: integer('person_id')
      .$type<PersonId>()
      .references(() => persons.id, { onDelete: 'restrict' }),
    /** The lead that it came from. */
    leadId: integer('lead_id')
      .$type<LeadId>()
      .references(() => leads.id, { onDelete: 'set null' }),
    /** As typed, whatever the person is called elsewhere. */
    name: words('name'),
    phone: words('phone'),
    coBuyers: words('co_buyers'),
    /** The text that the rows of `deal_parties` stand for; another one was typed since. */
    partiesText: words('parties_text'),
    /** Since when they are other buyers than before without a transfer: a call named somebody else. */
    buyersSince: instant('buyers_since'),
    /** The first buyer's, of a hundred; null where nobody divided. */
    share: hundredths('share'),
    reservationNo: integer('reservation_no').$type<ReservationNo>(),
    soldNo: integer('sold_no'),
    /** A hold ends at this moment, whether or not anything sweeps it. */
    holdUntil: instant('hold_until'),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    dueText: words('due_text'),
    dueAmount: parsedAmount('due_amount'),
    dueCurrency: parsedCurrency('due_currency'),
    paidText: words('paid_text'),
    paidAmount: parsedAmount('paid_amount'),
    paidCurrency: parsedCurrency('paid_currency'),
    markedFullyPaid: boolean('marked_fully_paid').notNull().default(false),
    /** Of its ledger; null until a price names one. */
    currency: currency('currency'),
    /** The texts of an older version that are not yet in the ledger, or that it read differently. */
    amounts: text('amounts', { enum: ['unread', 'toConfirm'] }),
    /** Ended with money before there was a ledger: in no totals. */
    isUnsettled: boolean('is_unsettled').notNull().default(false),
    /** The day of the deal, where it is not the day it was entered. */
    onDay: date('on_day', { mode: 'string' }),
    /** Raised by every change of the deal or its money. */
    version: version(),
    photoFileId: integer('photo_file_id').references(() => files.id, { onDelete: 'restrict' }),
    contractFileId: integer('contract_file_id').references(() => files.id, { onDelete: 'restrict' }),
    /** What a sold record calls its apartment; a sale from before may have no unit. */
    title: words('title'),
    soldAt: instant('sold_at'),
    notes: words('notes'),
    search: words('search'),
    /** Name and phone as typed, folded: all that somebody who is bound to buildings finds a buyer by. */
    buyerSearch: words('buyer_search'),
    endedAt: instant('ended_at'),
    endedBy: integer('ended_by').references(() => users.id, { onDelete: 'set null' }),
    endReason: words('end_reason'),
    endNote: words('end_note'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('deals_reservation_no_unique').on(t.reservationNo),
    uniqueIndex('deals_sold_no_unique').on(t.soldNo),
    index('deals_lead').on(t.leadId),
    index('deals_person').on(t.personId),
    index('deals_sold_newest')
      .on(sql`coalesce(${t.soldAt}, ${t.createdAt}) desc`, descending(t.soldNo))
      .where(sql`${t.stage} = 'sold' and ${t.deletedAt} is null`),
    index('deals_holds').on(t.holdUntil).where(sql`${t.stage} = 'held'`),
    index('deals_search').using('gin', t.search.op('gin_trgm_ops')),
    index('deals_photo').on(t.photoFileId),
    index('deals_contract').on(t.contractFileId),
    index('deals_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('deals_share_range', sql`${t.share} > 0 and ${t.share} <= 10000`),
    check('deals_stage_known', sql`${t.stage} in ('held', 'reserved', 'sold', 'expired', 'cancelled')`),
    check('deals_hold_ends', sql`${t.stage} <> 'held' or ${t.holdUntil} is not null`),
    check('deals_sold_numbered', sql`${t.stage} <> 'sold' or ${t.soldNo} is not null`),
    check('deals_end_told', sql`(${t.stage} in ('expired', 'cancelled')) = (${t.endedAt} is not null)`),
    check('deals_currency_known', isCurrency(t.currency)),
    check('deals_amounts_known', sql`${t.amounts} in ('unread', 'toConfirm')`),
    check('deals_due_currency_known', isParsedCurrency(t.dueCurrency)),
    check('deals_paid_currency_known', isParsedCurrency(t.paidCurrency)),
  ],
);

/** `open` mirrors the deal's stage (triggers), so that the index below lets a unit have one open deal. */
export const dealUnits = pgTable(
  'deal_units',
  {
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    unitId: integer('unit_id')
      .$type<UnitId>()
      .notNull()
      .references(() => units.id, { onDelete: 'restrict' }),
    /** The first unit of a deal answers its amounts. */
    ordinal: integer('ordinal').notNull().default(0),
    open: boolean('open').notNull().default(true),
    /** What it was offered for when the deal got its first price; limits are counted from it. */
    listPrice: amount('list_price'),
    listCurrency: currency('list_currency'),
    /** Null until then: its price now is meant. */
    listedAt: instant('listed_at'),
  },
  (t) => [
    primaryKey({ name: 'deal_units_pk', columns: [t.dealId, t.unitId] }),
    uniqueIndex('deal_units_one_open').on(t.unitId).where(sql`${t.open}`),
    index('deal_units_unit').on(t.unitId),
  ],
);
