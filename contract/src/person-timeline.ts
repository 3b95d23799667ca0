import { z } from 'zod';
import { currency, Day, Id, Instant, idOf, optionalChoice, typedNumber } from './fields.ts';
import { AfterStage, PaperRef } from './ledger.ts';
import { TIMELINE_FIRST, TIMELINE_MAX, TIMELINE_PAGE_MAX } from './limits.ts';
import { QUOTE_STATES } from './quotes.ts';
import { CALL_OUTCOMES, LEAD_ENTRY_KINDS, LEAD_STAGES } from './rules/leads.ts';
import { CHEQUE_STATES, MONEY_KINDS, PAYMENT_METHODS } from './rules/ledger.ts';
import { VIEWING_STATUSES } from './rules/viewings.ts';

/** What the timeline of a person can be narrowed to. Every entry is in exactly one of them. */
export const TIMELINE_GROUPS = ['talk', 'offers', 'deals', 'payments', 'papers'] as const;
export type TimelineGroup = (typeof TIMELINE_GROUPS)[number];

/** GET /admin/persons/{id}/timeline: from the newest on, after so many. */
export const TimelineQuery = z.object({
  of: optionalChoice(TIMELINE_GROUPS),
  skip: typedNumber({ min: 0, max: TIMELINE_MAX, whole: true }).default(0),
  size: typedNumber({ min: 1, max: TIMELINE_PAGE_MAX, whole: true }).default(TIMELINE_FIRST),
});
export type TimelineQuery = z.infer<typeof TimelineQuery>;

const event = {
  id: Id,
  at: Instant,
  /** Of what has a day only, the time says nothing. */
  hasTime: z.boolean(),
  /** Who did it; '' for what the person did, or what time did. */
  by: z.string(),
};
/** A project or building, by its names. */
const place = z.object({ nameEn: z.string(), nameAr: z.string() }).nullable();
const units = z.string();
const deal = { dealId: idOf.deal, units, place };
const amount = { amount: z.number(), currency };

export const TimelineEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('message'),
    ...event,
    text: z.string(),
    source: z.enum(['contact', 'viewing']),
    channel: z.string(),
    place,
    answeredAt: Instant.nullable(),
    answeredBy: z.string(),
  }),
  /** A lead, on the day it was opened, as it stands now. */
  z.object({
    kind: z.literal('lead'),
    ...event,
    leadId: idOf.lead,
    stage: z.enum(LEAD_STAGES),
    place,
    units,
    owner: z.string(),
  }),
  z.object({
    kind: z.enum(LEAD_ENTRY_KINDS),
    ...event,
    leadId: idOf.lead,
    text: z.string(),
    outcome: z.enum(CALL_OUTCOMES).nullable(),
  }),
  z.object({
    kind: z.literal('viewing'),
    ...event,
    leadId: idOf.lead,
    status: z.enum(VIEWING_STATUSES),
    place,
    units,
    note: z.string(),
  }),
  z.object({
    kind: z.literal('quote'),
    ...event,
    ...amount,
    number: z.string(),
    state: z.enum(QUOTE_STATES),
    place,
    units,
    validUntil: Day,
  }),
  /** A step of a deal: held, extended, reserved, sold, cancelled … */
  z.object({
    kind: z.literal('step'),
    ...event,
    ...deal,
    step: z.string(),
    until: Instant.nullable(),
    reason: z.string(),
  }),
  /** A line of a plan that is late; the amount is what of it is not paid. */
  z.object({
    kind: z.literal('due'),
    ...event,
    ...deal,
    ...amount,
    label: z.string(),
    after: AfterStage.optional(),
  }),
  z.object({
    kind: z.enum(MONEY_KINDS),
    ...event,
    ...deal,
    ...amount,
    method: z.enum(PAYMENT_METHODS).nullable(),
    cheque: z.enum(CHEQUE_STATES).nullable(),
    paper: PaperRef.nullable(),
    isVoid: z.boolean(),
  }),
  z.object({ kind: z.literal('contract'), ...event, ...deal }),
]);
export type TimelineEntry = z.infer<typeof TimelineEntry>;

const count = z.int().nonnegative();

/** Newest first. The counts are of all that the reader may see, whatever is asked for. */
export const PersonTimeline = z.object({
  items: z.array(TimelineEntry),
  total: count,
  counts: z.object({ talk: count, offers: count, deals: count, payments: count, papers: count }),
  /** The oldest of those that are asked for. */
  since: Instant.nullable(),
});
export type PersonTimeline = z.infer<typeof PersonTimeline>;
