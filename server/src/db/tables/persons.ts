import type { PersonId } from '@diyar/contract/rules/ids';
import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

const words = (name: string) => text(name).notNull().default('');

/** A buyer, or somebody who asked. Rules for matching: features/persons. */
export const persons = pgTable(
  'persons',
  {
    id: id<PersonId>(),
    name: words('name'),
    phone: words('phone'),
    /** One form for every spelling of a number; null without a phone. */
    phoneKey: text('phone_key'),
    /** The folded name: it tells apart people who share a phone. */
    nameKey: words('name_key'),
    /**
     * Every number and every folded name that they are known by: their own, those of their records and those of who was
     * merged into them. Null in rows of older versions, until the start has filled them.
     */
    phoneKeys: text('phone_keys').array(),
    nameKeys: text('name_keys').array(),
    /** All names and phones, folded, for the search. */
    search: words('search'),
    /** The person that this one turned out to be; it has nothing of its own then. */
    mergedInto: integer('merged_into')
      .$type<PersonId>()
      .references((): AnyPgColumn => persons.id, { onDelete: 'restrict' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('persons_phone').on(t.phoneKey, t.nameKey),
    index('persons_phones').using('gin', t.phoneKeys),
    index('persons_name').on(t.nameKey),
    index('persons_merged').on(t.mergedInto),
    index('persons_search').using('gin', t.search.op('gin_trgm_ops')),
  ],
);
