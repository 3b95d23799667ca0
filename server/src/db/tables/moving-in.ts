import type { BookGroup, BookPart } from '@diyar/contract/moving-in';
import type { DealId, LeadId, PersonId } from '@diyar/contract/rules/ids';
import type { Currency } from '@diyar/contract/rules/money';
import type { RunningField, RunningKind } from '@diyar/contract/rules/running-sheets';
import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { persons } from './persons.ts';
import type { ReadCell } from './unit-imports.ts';
import { users } from './users.ts';

export interface StoredSheet {
  kind: RunningKind;
  file: string;
  sheet: string;
  headings: string[];
  fields: (RunningField | null)[];
  rows: { row: number; cells: ReadCell[] }[];
}

/** What a person has said of a file beside its columns. */
export interface RunningAnswers {
  currency?: Currency | null;
  words?: { kind: RunningKind; field: RunningField; word: string; value: string }[];
  cells?: { kind: RunningKind; row: number; field: RunningField; text: string }[];
  books?: { buildingId: number; currency: Currency; part: BookPart; amount: number | null; why: string }[];
  isNotCompared?: boolean;
}

/** What was written, so that it can be taken back while it is still so. */
export interface BroughtIn {
  deals: { id: DealId; version: number }[];
  cheques: number;
  openings: number;
  /** Rows that were left out, and what the books said of the others. */
  refused?: number;
  books?: BookGroup[];
  /** Whose they are. */
  persons: PersonId[];
  /** Rows of lists of persons. */
  listed?: number;
  leads?: { id: LeadId; version: number }[];
  /** Deals that were there and got cheques: these entries go when it is taken back. */
  further: { dealId: DealId; version: number; entryIds: number[] }[];
}

/** Running deals between being read and being brought in, and what became of them. */
export const runningImports = pgTable(
  'running_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    actorId: integer('actor_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    /** The day of moving in. */
    onDay: date('on_day', { mode: 'string' }).notNull(),
    sheets: jsonb('sheets').$type<StoredSheet[]>().notNull(),
    otherSheets: jsonb('other_sheets').$type<string[]>().notNull(),
    answers: jsonb('answers').$type<RunningAnswers>().notNull().default({}),
    broughtIn: jsonb('brought_in').$type<BroughtIn>(),
    ranAt: instant('ran_at'),
    takenBackAt: instant('taken_back_at'),
    createdAt: createdAt(),
  },
  (t) => [index('running_imports_actor').on(t.actorId), index('running_imports_age').on(t.createdAt)],
);

/** What a person chose for a heading of such a sheet; null leaves the column out. */
export const runningHeadings = pgTable(
  'running_headings',
  {
    kind: text('kind').$type<RunningKind>().notNull(),
    heading: text('heading').notNull(),
    field: text('field').$type<RunningField>(),
  },
  (t) => [primaryKey({ name: 'running_headings_pk', columns: [t.kind, t.heading] })],
);

/**
 * What a list said of a person, as typed: a record like a message. They are known by it, and stay although nothing else
 * belongs to them; with the import that is taken back it goes.
 */
export const listedPersons = pgTable(
  'listed_persons',
  {
    id: id(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    importId: uuid('import_id').references(() => runningImports.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    phone: text('phone').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [index('listed_persons_person').on(t.personId), index('listed_persons_import').on(t.importId)],
);
