import type { Currency } from '@diyar/contract/rules/money';
import type { SheetField } from '@diyar/contract/rules/unit-sheet';
import type { ImportField } from '@diyar/contract/unit-imports';
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from './columns.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

/** A cell of a spreadsheet: its text, or the day that Excel has made of it. */
export type ReadCell = string | { day: string };

/** What a person has said of a file beside its columns. */
export interface ImportAnswers {
  /** Of the prices that name none. */
  currency?: Currency | null;
  /** What a word means that was not understood, for all its rows; '' leaves its cells out. */
  words?: { field: ImportField; word: string; value: string }[];
  /** Cells that were corrected in the check. */
  cells?: { row: number; field: SheetField; text: string }[];
}

/** A file of units between being read and being imported, so that a reload in the middle loses nothing. */
export const unitImports = pgTable(
  'unit_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    sheet: text('sheet').notNull(),
    otherSheets: jsonb('other_sheets').$type<string[]>().notNull(),
    headings: jsonb('headings').$type<string[]>().notNull(),
    /** The number of each row in the spreadsheet, and its cells; emptied once it has run. */
    rows: jsonb('rows').$type<{ row: number; cells: ReadCell[] }[]>().notNull(),
    fields: jsonb('fields').$type<(ImportField | null)[]>().notNull(),
    answers: jsonb('answers').$type<ImportAnswers>().notNull().default({}),
    /** The batch of changes it became. */
    batch: uuid('batch'),
    createdAt: createdAt(),
  },
  (t) => [
    index('unit_imports_project').on(t.projectId),
    index('unit_imports_actor').on(t.actorId),
    index('unit_imports_batch').on(t.batch),
    index('unit_imports_age').on(t.createdAt),
  ],
);

/** What a person chose for a heading of this project's files; null leaves the column out. */
export const importHeadings = pgTable(
  'import_headings',
  {
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** As `headingKey` writes it. */
    heading: text('heading').notNull(),
    field: text('field').$type<ImportField>(),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.heading] })],
);
