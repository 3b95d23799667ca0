import type { PersonId } from '@diyar/contract/rules/ids';
import { ID_KINDS } from '@diyar/contract/rules/parties';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
    /** As on the paper. */
    legalName: text('legal_name'),
    idKind: text('id_kind', { enum: ID_KINDS }),
    idNumber: text('id_number'),
    /** Digits and letters of the number alone: it is found by the whole of it. */
    idNumberKey: text('id_number_key'),
    address: text('address'),
    email: text('email'),
    /** The folded names that the paper is theirs by: it is not shown beside another. */
    identityNames: text('identity_names').array(),
    /** Raised by every save of the above. */
    identityVersion: integer('identity_version').notNull().default(1),
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
    index('persons_id_number').on(t.idNumberKey),
    index('persons_search').using('gin', t.search.op('gin_trgm_ops')),
    check('persons_id_kind_known', sql`${t.idKind} in ('national', 'passport', 'company')`),
  ],
);
