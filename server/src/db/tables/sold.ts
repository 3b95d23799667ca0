import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, deletedAt, descending, id, instant } from './columns.ts';
import { files } from './files.ts';
import { units } from './units.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');

export const sold = pgTable(
  'sold',
  {
    id: id(),
    apartmentName: text('apartment_name').notNull(),
    unitId: integer('unit_id').references(() => units.id, { onDelete: 'set null' }),
    buyerName: words('buyer_name'),
    buyerPhone: words('buyer_phone'),
    soldAt: instant('sold_at'),
    notes: words('notes'),
    contractFileId: integer('contract_file_id').references(() => files.id, { onDelete: 'restrict' }),
    search: words('search'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    uniqueIndex('sold_unit_live').on(t.unitId).where(sql`${t.deletedAt} is null`),
    index('sold_unit').on(t.unitId),
    index('sold_newest')
      .on(sql`coalesce(${t.soldAt}, ${t.createdAt}) desc`, descending(t.id))
      .where(sql`${t.deletedAt} is null`),
    index('sold_search').using('gin', t.search.op('gin_trgm_ops')),
    index('sold_contract').on(t.contractFileId),
    index('sold_deleted').on(t.deletedAt).where(sql`${t.deletedAt} is not null`),
    check('sold_apartment_present', sql`btrim(${t.apartmentName}) <> ''`),
  ],
);
