import { CONTRACT_COPIES, type TemplateProblem } from '@diyar/contract/contracts';
import type { ContractValues, UsedField } from '@diyar/contract/rules/contract-fields';
import type { DealId } from '@diyar/contract/rules/ids';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns.ts';
import { deals } from './deals.ts';
import { files } from './files.ts';
import { projects } from './projects.ts';
import { users } from './users.ts';

const by = () => integer('created_by').references(() => users.id, { onDelete: 'set null' });
const lang = () => text('lang', { enum: ['ar', 'en'] }).notNull();

/** A Word file of the lawyer, through its versions. */
export const contractTemplates = pgTable(
  'contract_templates',
  {
    id: id(),
    name: text('name').notNull(),
    lang: lang(),
    /** Null for all projects. */
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'cascade' }),
    createdBy: by(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contract_templates_project').on(t.projectId),
    check('contract_templates_lang_known', sql`${t.lang} in ('ar', 'en')`),
  ],
);

/** One upload of it, with what was found in it. */
export const contractVersions = pgTable(
  'contract_versions',
  {
    id: id(),
    templateId: integer('template_id')
      .notNull()
      .references(() => contractTemplates.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer('version').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    used: jsonb('used').$type<UsedField[]>().notNull(),
    problems: jsonb('problems').$type<TemplateProblem[]>().notNull(),
    /** The one of its template that contracts are made with; of a retired one none is. */
    isInUse: boolean('is_in_use').notNull().default(false),
    createdBy: by(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contract_versions_version').on(t.templateId, t.version),
    uniqueIndex('contract_versions_in_use').on(t.templateId).where(sql`${t.isInUse}`),
    index('contract_versions_file').on(t.fileId),
    check('contract_versions_ready', sql`not ${t.isInUse} or jsonb_array_length(${t.problems}) = 0`),
  ],
);

/** A contract as it was made: nothing of it is ever written again but that it was signed. */
export const contracts = pgTable(
  'contracts',
  {
    id: id(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** Its number stays when a record of the deal is gone. */
    dealId: integer('deal_id')
      .$type<DealId>()
      .references(() => deals.id, { onDelete: 'set null' }),
    versionId: integer('version_id').references(() => contractVersions.id, { onDelete: 'set null' }),
    /** What the template was called. */
    template: text('template').notNull(),
    templateVersion: integer('template_version').notNull(),
    lang: lang(),
    onDay: date('on_day', { mode: 'string' }).notNull(),
    used: jsonb('used').$type<UsedField[]>().notNull(),
    values: jsonb('values').$type<ContractValues>().notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'restrict' }),
    signedOn: date('signed_on', { mode: 'string' }),
    scanFileId: integer('scan_file_id').references(() => files.id, { onDelete: 'restrict' }),
    /** What of it the buyers open on their page; null for nothing. */
    shownToBuyers: text('shown_to_buyers', { enum: CONTRACT_COPIES }),
    shownAt: instant('shown_at'),
    shownBy: integer('shown_by').references(() => users.id, { onDelete: 'set null' }),
    createdBy: by(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('contracts_number').on(t.year, t.number),
    index('contracts_deal').on(t.dealId, t.id),
    index('contracts_version').on(t.versionId),
    index('contracts_file').on(t.fileId),
    index('contracts_scan').on(t.scanFileId),
    check('contracts_lang_known', sql`${t.lang} in ('ar', 'en')`),
    check('contracts_shown_known', sql`${t.shownToBuyers} in ('word', 'scan')`),
    check('contracts_shown_whole', sql`(${t.shownToBuyers} is null) = (${t.shownAt} is null)`),
    check('contracts_signed_whole', sql`${t.scanFileId} is null or ${t.signedOn} is not null`),
  ],
);
