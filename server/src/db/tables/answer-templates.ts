import { ANSWER_KINDS } from '@diyar/contract/rules/answer-template';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt, version } from './columns.ts';

/** Prepared answers; the first ones are inserted by a migration. */
export const answerTemplates = pgTable(
  'answer_templates',
  {
    id: id(),
    kind: text('kind', { enum: ANSWER_KINDS }).notNull(),
    position: integer('position').notNull().default(0),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    bodyEn: text('body_en').notNull(),
    bodyAr: text('body_ar').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    check(
      'answer_templates_kind_known',
      sql`${t.kind} in (${sql.raw(ANSWER_KINDS.map((kind) => `'${kind}'`).join(', '))})`,
    ),
  ],
);
