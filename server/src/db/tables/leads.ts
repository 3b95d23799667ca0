import type { LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import type { Origin } from '@diyar/contract/rules/lead-channel';
import {
  CALL_OUTCOMES,
  FUNNEL_STAGES,
  LEAD_ENTRY_KINDS,
  LEAD_STAGES,
  LOST_REASONS,
} from '@diyar/contract/rules/leads';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { listed } from '../listed.ts';
import { createdAt, deletedAt, descending, id, instant, updatedAt, version } from './columns.ts';
import { persons } from './persons.ts';
import { projects } from './projects.ts';
import { units } from './units.ts';
import { users } from './users.ts';

const words = (name: string) => text(name).notNull().default('');

/** A person's interest in a project or unit. */
export const leads = pgTable(
  'leads',
  {
    id: id<LeadId>(),
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => persons.id, { onDelete: 'restrict' }),
    /** As typed when it was opened; empty in rows of older versions until the start. */
    name: words('name'),
    phone: words('phone'),
    projectId: integer('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** The last one that was asked about. */
    unitId: integer('unit_id')
      .$type<UnitId>()
      .references(() => units.id, { onDelete: 'set null' }),
    stage: text('stage', { enum: LEAD_STAGES }).notNull().default('new'),
    /** How far it ever came; a lost one keeps it, for the funnel. */
    furthest: text('furthest', { enum: FUNNEL_STAGES }).notNull().default('new'),
    ownerId: integer('owner_id').references(() => users.id, { onDelete: 'set null' }),
    nextStep: words('next_step'),
    nextOn: date('next_on', { mode: 'string' }),
    lostReason: text('lost_reason', { enum: LOST_REASONS }),
    lostNote: words('lost_note'),
    channel: text('channel').notNull().default('direct'),
    /** Of the message that opened it; null where staff added it. */
    origin: jsonb('origin').$type<Origin>(),
    email: words('email'),
    lastMessageAt: instant('last_message_at'),
    /** The first answer, and how many minutes of the company's hours it took: fixed then, whatever the hours become. Null where nobody measured. */
    answeredAt: instant('answered_at'),
    answerMinutes: integer('answer_minutes'),
    closedAt: instant('closed_at'),
    /** The lead of the same person and project that took over its history; it is deleted then. */
    mergedInto: integer('merged_into')
      .$type<LeadId>()
      .references((): AnyPgColumn => leads.id, { onDelete: 'restrict' }),
    search: words('search'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** With its only message, or because another lead took it over. */
    deletedAt: deletedAt(),
  },
  (t) => {
    const isOpen = sql`${t.deletedAt} is null and ${t.stage} not in ('won', 'lost')`;
    // made anew for each index: Drizzle gives the order of a column to the first index that names it
    const byNextStep = () =>
      [sql`${t.nextOn} asc nulls last`, descending(t.createdAt), descending(t.id)] as const;
    return [
      // two forms sent at once open one lead, whatever code does
      uniqueIndex('leads_one_open').on(t.personId, sql`coalesce(${t.projectId}, 0)`).where(isOpen),
      index('leads_open')
        .on(...byNextStep())
        .where(isOpen),
      index('leads_waiting_first')
        .on(sql`(${t.stage} = 'new' and ${t.ownerId} is null) desc`, ...byNextStep())
        .where(isOpen),
      index('leads_stage')
        .on(t.stage, ...byNextStep())
        .where(isOpen),
      index('leads_owner')
        .on(t.ownerId, ...byNextStep())
        .where(isOpen),
      index('leads_closed')
        .on(descending(t.closedAt), descending(t.id))
        .where(sql`${t.deletedAt} is null and ${t.stage} in ('won', 'lost')`),
      index('leads_newest').on(descending(t.createdAt), descending(t.id)).where(sql`${t.deletedAt} is null`),
      index('leads_email').on(t.email).where(sql`${t.email} <> ''`),
      index('leads_person').on(t.personId),
      index('leads_project').on(t.projectId),
      index('leads_unit').on(t.unitId),
      index('leads_owned').on(t.ownerId),
      index('leads_merged').on(t.mergedInto),
      index('leads_search').using('gin', t.search.op('gin_trgm_ops')),
      check('leads_stage_known', sql`${t.stage} in (${listed(LEAD_STAGES)})`),
      check('leads_furthest_known', sql`${t.furthest} in (${listed(FUNNEL_STAGES)})`),
      check('leads_reason_known', sql`${t.lostReason} in (${listed(LOST_REASONS)})`),
      check('leads_lost_told', sql`(${t.stage} = 'lost') = (${t.lostReason} is not null)`),
      check('leads_end_told', sql`(${t.stage} in ('won', 'lost')) = (${t.closedAt} is not null)`),
      check('leads_answer_timed', sql`${t.answerMinutes} is null or ${t.answeredAt} is not null`),
    ];
  },
);

/** What staff wrote into the timeline: notes, calls, texts handed over. */
export const leadEntries = pgTable(
  'lead_entries',
  {
    id: id(),
    leadId: integer('lead_id')
      .$type<LeadId>()
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: LEAD_ENTRY_KINDS }).notNull(),
    text: words('text'),
    outcome: text('outcome', { enum: CALL_OUTCOMES }),
    at: instant('at').notNull().defaultNow(),
    byId: integer('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** Stored beside the reference: the entry stays readable when the user is gone. */
    byName: text('by_name').notNull(),
    editedAt: instant('edited_at'),
    requestKey: text('request_key'),
    /** What was sent with the key; null in rows of older versions. */
    requestDigest: text('request_digest'),
    createdAt: createdAt(),
  },
  (t) => [
    index('lead_entries_of').on(t.leadId, descending(t.at)),
    index('lead_entries_by').on(t.byId),
    uniqueIndex('lead_entries_request').on(t.requestKey),
    check('lead_entries_kind_known', sql`${t.kind} in (${listed(LEAD_ENTRY_KINDS)})`),
    check('lead_entries_outcome_known', sql`${t.outcome} in (${listed(CALL_OUTCOMES)})`),
  ],
);

/** Two persons who were looked at and are not the same; the smaller id first. */
export const distinctPersons = pgTable(
  'distinct_persons',
  {
    personId: integer('person_id')
      .$type<PersonId>()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
    otherId: integer('other_id')
      .$type<PersonId>()
      .notNull()
      .references(() => persons.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ name: 'distinct_persons_pk', columns: [t.personId, t.otherId] }),
    index('distinct_persons_other').on(t.otherId),
    check('distinct_persons_ordered', sql`${t.personId} < ${t.otherId}`),
  ],
);
