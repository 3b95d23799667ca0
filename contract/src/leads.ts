import { z } from 'zod';
import {
  AmountCurrency,
  Day,
  day,
  email,
  Id,
  Instant,
  idOf,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalIdOf,
  optionalInstant,
  optionalText,
  phoneAsTyped,
  requiredText,
  text,
  typedId,
  typedIdOf,
} from './fields.ts';
import { LEADS_BULK_MAX, LINE_MAX, MESSAGE_MAX, NAME_MAX, SEARCH_MAX } from './limits.ts';
import { listOf, paging } from './lists.ts';
import { PersonRef } from './persons.ts';
import { ProjectRef } from './projects.ts';
import { QUOTE_STATES } from './quotes.ts';
import { MESSAGE_SOURCES } from './rules/inbox.ts';
import { CHANNEL_MAX } from './rules/lead-channel.ts';
import {
  CALL_OUTCOMES,
  FUNNEL_STAGES,
  LEAD_ENTRY_KINDS,
  LEAD_STAGES,
  LEAD_TABS,
  LOST_REASONS,
  OPEN_LEAD_STAGES,
} from './rules/leads.ts';
import { DAY_PARTS, VIEWING_STATUSES } from './rules/viewings.ts';
import { TrackedUnitRef } from './units.ts';

/** A member of staff, by the name that screens show. */
export const StaffRef = z.object({ id: Id, name: z.string() });
export type StaffRef = z.infer<typeof StaffRef>;

/** GET /admin/leads/staff: who may own a lead or show a unit. */
export const StaffList = z.object({ items: z.array(StaffRef) });
export type StaffList = z.infer<typeof StaffList>;

/** A person's interest in a project or unit. */
export const Lead = z.object({
  id: idOf.lead,
  version: z.int(),
  person: PersonRef,
  /** The last one that the person wrote; '' where there is none. */
  email: z.string(),
  project: ProjectRef.nullable(),
  unit: TrackedUnitRef.nullable(),
  stage: z.enum(LEAD_STAGES),
  /** Null until somebody takes it or gives it. */
  owner: StaffRef.nullable(),
  nextStep: z.string(),
  nextOn: Day.nullable(),
  /** Open, and its next step was due before today. */
  isOverdue: z.boolean(),
  lostReason: z.enum(LOST_REASONS).nullable(),
  lostNote: z.string(),
  /** 'instagram', 'direct', or what the advertisement called itself. */
  channel: z.string(),
  createdAt: Instant,
  lastMessageAt: Instant.nullable(),
  /** Messages that nobody has answered yet. */
  unanswered: z.int().nonnegative(),
  /** When the first answer was given, and after how many minutes of the company's hours. */
  answeredAt: Instant.nullable(),
  answerMinutes: z.int().nonnegative().nullable(),
  closedAt: Instant.nullable(),
  /** The next viewing to come. */
  viewingAt: Instant.nullable(),
});
export type Lead = z.infer<typeof Lead>;

/** Counted up to LEADS_COUNTED; one more means 'more than that'. */
const count = z.int().nonnegative();

const filters = {
  tab: z.enum(LEAD_TABS).default('all'),
  q: optionalText(SEARCH_MAX),
  stage: optionalChoice(LEAD_STAGES),
  /** Came at least as far as this, also if lost since. */
  reached: optionalChoice(FUNNEL_STAGES),
  owner: optionalId,
  project: optionalId,
  channel: optionalText(CHANNEL_MAX),
  /** Came in on this day or later, up to `until`. */
  since: optionalDay,
  until: optionalDay,
  /** Without any answer yet. */
  answered: optionalChoice(['no', 'yes']),
};

/**
 * GET /admin/leads. Tab 'all' has the open ones; a stage, `reached` or `since` widens it to closed ones. The longest
 * overdue first, then by day, then the newest; closed ones by their end.
 */
export const LeadsQuery = z.object({ ...filters, ...paging });
export type LeadsQuery = z.infer<typeof LeadsQuery>;

export const LeadList = listOf(Lead).extend({
  more: z.boolean(),
  tabs: z.object({ all: count, mine: count, unowned: count, overdue: count, closed: count }),
});
export type LeadList = z.infer<typeof LeadList>;

/** GET /admin/leads/board: the first cards of each stage; closed ones of the last 90 days. */
export const LeadsBoardQuery = z.object(filters);
export type LeadsBoardQuery = z.infer<typeof LeadsBoardQuery>;

export const LeadsBoard = z.object({
  columns: z.array(z.object({ stage: z.enum(LEAD_STAGES), total: count, items: z.array(Lead) })),
  tabs: LeadList.shape.tabs,
});
export type LeadsBoard = z.infer<typeof LeadsBoard>;

/** POST /admin/leads. */
export const LeadInput = z.object({
  /** Of somebody who is known; without it the phone finds them. */
  personId: optionalIdOf.person,
  name: requiredText(NAME_MAX),
  phone: phoneAsTyped,
  email: email.default(''),
  projectId: optionalId,
  unitId: optionalIdOf.unit,
  /** 'referral', 'phone', 'walk-in' or any word. */
  channel: optionalText(CHANNEL_MAX),
  ownerId: optionalId,
  nextStep: optionalText(LINE_MAX),
  nextOn: optionalDay,
  note: optionalText(MESSAGE_MAX),
});
export type LeadInput = z.infer<typeof LeadInput>;

/** A known phone with an open lead about the same project: that one is answered, and nothing is written. */
export const CreatedLead = z.object({ lead: Lead, existed: z.boolean() });
export type CreatedLead = z.infer<typeof CreatedLead>;

/** PATCH /admin/leads/{id}: only what is sent changes, so no field has a default. */
export const LeadUpdate = z.object({
  version: typedId,
  stage: z.enum([...OPEN_LEAD_STAGES, 'lost'], 'invalidChoice').optional(),
  ownerId: typedId.nullable().optional(),
  nextStep: text(LINE_MAX).optional(),
  nextOn: day.optional(),
  projectId: typedId.nullable().optional(),
  unitId: typedIdOf.unit.nullable().optional(),
  channel: text(CHANNEL_MAX).optional(),
  lostReason: z.enum(LOST_REASONS, 'invalidChoice').nullable().optional(),
  lostNote: text(LINE_MAX).optional(),
  /** With 'lost': planned viewings are cancelled in the same step. */
  cancelViewings: z.boolean().default(false),
});
export type LeadUpdate = z.infer<typeof LeadUpdate>;

/** POST /admin/leads/assign: to somebody, or to nobody. */
export const AssignLeadsInput = z.object({
  leads: z
    .array(z.object({ id: typedIdOf.lead, version: typedId }))
    .min(1)
    .max(LEADS_BULK_MAX),
  ownerId: typedId.nullable(),
});
export type AssignLeadsInput = z.infer<typeof AssignLeadsInput>;

/** Those that somebody else changed meanwhile are left as they are, and answered as they are now. */
export const AssignedLeads = z.object({ assigned: z.array(idOf.lead), stale: z.array(Lead) });
export type AssignedLeads = z.infer<typeof AssignedLeads>;

/** POST /admin/leads/{id}/entries: what was done, in the person's own word: nothing is marked as answered by itself. */
export const LeadEntryInput = z
  .object({
    kind: z.enum(LEAD_ENTRY_KINDS, 'invalidChoice'),
    text: optionalText(MESSAGE_MAX),
    outcome: optionalChoice(CALL_OUTCOMES),
    /** When it was handed over or called, if not now; at most a day ago. */
    at: optionalInstant,
    key: optionalText(100),
  })
  .refine(({ kind, text }) => kind !== 'note' || text !== '', { path: ['text'], error: 'required' });
export type LeadEntryInput = z.infer<typeof LeadEntryInput>;

/** PATCH /admin/leads/{id}/entries/{entryId}: a note, by its author, for a quarter of an hour. */
export const LeadEntryUpdate = z.object({ text: requiredText(MESSAGE_MAX) });
export type LeadEntryUpdate = z.infer<typeof LeadEntryUpdate>;
export const LeadEntryParams = z.object({ id: typedIdOf.lead, entryId: typedId });

/** Which day and part of the day suits a visitor. It is answered by planning a viewing or by declining. */
export const Wish = z.object({
  day: Day.nullable(),
  part: z.enum(DAY_PARTS).nullable(),
  isAnswered: z.boolean(),
});
export type Wish = z.infer<typeof Wish>;

const event = { id: Id, at: Instant, by: z.string() };
const unitLabel = z.object({ id: idOf.unit, labelEn: z.string(), labelAr: z.string() }).nullable();

/** One line of a lead's timeline; `by` is '' for what the visitor did. */
export const LeadEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    ...event,
    name: z.string(),
    phone: z.string(),
    text: z.string(),
    source: z.enum(MESSAGE_SOURCES),
    /** The quote that its buyer accepted with it. */
    quoteId: Id.nullable(),
    page: z.string(),
    unit: unitLabel,
    isRead: z.boolean(),
    answeredAt: Instant.nullable(),
    wish: Wish.nullable(),
  }),
  z.object({
    kind: z.enum(LEAD_ENTRY_KINDS),
    ...event,
    text: z.string(),
    outcome: z.enum(CALL_OUTCOMES).nullable(),
    /** Until when its author may correct it; null for others. */
    editableUntil: Instant.nullable(),
    isEdited: z.boolean(),
  }),
  z.object({
    kind: z.literal('viewingPlanned'),
    ...event,
    startsAt: Instant,
    status: z.enum(VIEWING_STATUSES),
    staff: StaffRef.nullable(),
    unit: unitLabel,
    version: z.int(),
  }),
  z.object({
    kind: z.literal('quote'),
    ...event,
    number: z.string(),
    state: z.enum(QUOTE_STATES),
    total: z.number(),
    currency: AmountCurrency,
    path: z.string(),
  }),
  z.object({
    kind: z.literal('deal'),
    ...event,
    dealId: idOf.deal,
    /** As in the deal's history: held, reserved, sold, cancelled … */
    step: z.string(),
    until: Instant.nullable(),
    reason: z.string(),
    units: z.string(),
    buildingId: Id.nullable(),
  }),
  z.object({
    kind: z.literal('stage'),
    ...event,
    from: z.enum(LEAD_STAGES).nullable(),
    to: z.enum(LEAD_STAGES),
    reason: z.enum(LOST_REASONS).nullable(),
    note: z.string(),
  }),
  z.object({ kind: z.literal('owner'), ...event, from: z.string(), to: z.string() }),
]);
export type LeadEvent = z.infer<typeof LeadEvent>;

/** GET /admin/leads/{id}. The timeline is newest first, at most LEAD_EVENTS_SHOWN lines. */
export const LeadDetail = Lead.extend({
  campaign: z.string(),
  medium: z.string(),
  referrer: z.string(),
  landing: z.string(),
  timeline: z.array(LeadEvent),
  otherLeads: z.array(Lead.pick({ id: true, stage: true, project: true, unit: true, createdAt: true })),
  /** What stays open when it is lost. */
  openHolds: z.array(
    z.object({ dealId: idOf.deal, units: z.string(), until: Instant.nullable(), buildingId: Id.nullable() }),
  ),
  deal: z
    .object({
      id: idOf.deal,
      stage: z.string(),
      buildingId: Id.nullable(),
      units: z.string(),
      soldNo: Id.nullable(),
    })
    .nullable(),
});
export type LeadDetail = z.infer<typeof LeadDetail>;
