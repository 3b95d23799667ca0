import type { DealId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { deals } from './deals.ts';
import { files } from './files.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');
const day = (name: string) => date(name, { mode: 'string' });
const by = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' });

/** A step of construction of a building. Lines of plans that wait for it are due from the day it is reached. */
export const stages = pgTable(
  'stages',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** From 0, without gaps. */
    position: integer('position').notNull(),
    nameEn: words('name_en'),
    nameAr: words('name_ar'),
    plannedOn: day('planned_on'),
    reachedOn: day('reached_on'),
    createdAt: createdAt(),
  },
  (t) => [
    index('stages_order').on(t.projectId, t.position, t.id),
    check('stages_named', sql`${t.nameEn} <> '' or ${t.nameAr} <> ''`),
  ],
);

export const stagePictures = pgTable(
  'stage_pictures',
  {
    id: id(),
    stageId: integer('stage_id')
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    takenOn: day('taken_on').notNull(),
    captionEn: words('caption_en'),
    captionAr: words('caption_ar'),
    createdBy: by('created_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('stage_pictures_file').on(t.stageId, t.fileId),
    index('stage_pictures_newest').on(t.stageId, t.takenOn, t.id),
    index('stage_pictures_of_file').on(t.fileId),
  ],
);

/** What a buyer was told of a stage that was reached. Whether it is paid follows from the ledger. */
export const stageLetters = pgTable(
  'stage_letters',
  {
    dealId: integer('deal_id')
      .$type<DealId>()
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    stageId: integer('stage_id')
      .notNull()
      .references(() => stages.id, { onDelete: 'cascade' }),
    /** The day of the stage that was told: taken back and reached on another day, nobody was told of that one. */
    reachedOn: day('reached_on').notNull(),
    handedAt: instant('handed_at'),
    handedBy: by('handed_by'),
    printedAt: instant('printed_at'),
    printedBy: by('printed_by'),
  },
  (t) => [
    primaryKey({ name: 'stage_letters_pk', columns: [t.dealId, t.stageId, t.reachedOn] }),
    index('stage_letters_stage').on(t.stageId),
  ],
);
