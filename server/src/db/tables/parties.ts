import type { TransferData } from '@diyar/contract/parties';
import type { DealId, PersonId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, hundredths, id } from './columns.ts';
import { deals } from './deals.ts';
import { entries } from './entries.ts';
import { files } from './files.ts';
import { persons } from './persons.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');
const aPerson = (name: string, onDelete: 'restrict' | 'set null') =>
  integer(name)
    .$type<PersonId>()
    .references(() => persons.id, { onDelete });

/**
 * Who buys beside the first buyer, who is the deal's own person. They are those of `deals.co_buyers` as long as that
 * text is the one they were read from (`deals.parties_text`).
 */
export const dealParties = pgTable(
  'deal_parties',
  {
    id: id(),
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    /** From 2: the first is the deal itself. */
    position: integer('position').notNull(),
    /** Whoever was merged into somebody since is who they were merged into. */
    personId: aPerson('person_id', 'restrict'),
    name: text('name').notNull(),
    phone: words('phone'),
    share: hundredths('share'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('deal_parties_position').on(t.dealId, t.position),
    index('deal_parties_person').on(t.personId),
    check('deal_parties_further', sql`${t.position} >= 2`),
    check('deal_parties_share_range', sql`${t.share} > 0 and ${t.share} <= 10000`),
  ],
);

/** A deal that was handed over to other buyers, with the paper about it as it was issued. */
export const transfers = pgTable(
  'transfers',
  {
    id: id(),
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'restrict' }),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    onDay: date('on_day', { mode: 'string' }).notNull(),
    /** Null once somebody was erased: their name stays on the paper, their numbers do not. */
    fromPersonId: aPerson('from_person_id', 'set null'),
    toPersonId: aPerson('to_person_id', 'set null'),
    feeEntryId: integer('fee_entry_id').references(() => entries.id, { onDelete: 'restrict' }),
    /** Of the buyer before, who took it along. */
    fromPhotoFileId: integer('from_photo_file_id').references(() => files.id, { onDelete: 'restrict' }),
    data: jsonb('data').$type<TransferData>().notNull(),
    /** Apart from the rest of the paper, because exports leave them out: of each buyer, in order. */
    idNumbers: jsonb('id_numbers').$type<Record<'from' | 'to', (string | null)[]>>().notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('transfers_number').on(t.year, t.number),
    index('transfers_deal').on(t.dealId, t.id),
    index('transfers_from').on(t.fromPersonId),
    index('transfers_to').on(t.toPersonId),
    index('transfers_fee').on(t.feeEntryId),
    index('transfers_photo').on(t.fromPhotoFileId),
  ],
);
