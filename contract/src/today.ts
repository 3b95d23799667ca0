import { z } from 'zod';
import { AmountCurrency, Day, Id, Instant, idOf } from './fields.ts';
import { Lead } from './leads.ts';
import { FUNNEL_STAGES, OPEN_LEAD_STAGES } from './rules/leads.ts';
import { Viewing } from './viewings.ts';

const count = z.int().nonnegative();
const shown = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), total: count });

/** GET /admin/today: what needs the reader now, and the last 90 days. */
export const Today = z.object({
  day: Day,
  /** Leads without an owner, the longest waiting first. */
  newLeads: shown(Lead),
  /** Quotes that their buyers accepted, and that are no deal yet; the longest waiting first. */
  agreed: shown(
    z.object({
      quoteId: Id,
      number: z.string(),
      leadId: idOf.lead.nullable(),
      name: z.string(),
      units: z.string(),
      buildingEn: z.string(),
      buildingAr: z.string(),
      total: z.number(),
      currency: AmountCurrency,
      agreedAt: Instant,
      /** Somebody else has a unit of it meanwhile. */
      isTaken: z.boolean(),
    }),
  ),
  /** Steps that were due before today; the reader's own first. */
  overdue: shown(Lead),
  viewings: shown(Viewing),
  /** Wishes of visitors that nobody has answered. */
  wishes: z.object({ total: count, oldestAt: Instant.nullable() }),
  /** Holds that end today or tomorrow. */
  holds: shown(
    z.object({
      dealId: idOf.deal,
      buildingId: Id.nullable(),
      buildingEn: z.string(),
      buildingAr: z.string(),
      units: z.string(),
      name: z.string(),
      until: Instant,
    }),
  ),
  /** Cheques due today or tomorrow, still in the drawer; null for a role that may not see money. */
  cheques: shown(
    z.object({
      id: Id,
      dealId: idOf.deal,
      buildingId: Id.nullable(),
      name: z.string(),
      number: z.string(),
      bank: z.string(),
      units: z.string(),
      dueOn: Day,
      amount: z.number(),
      currency: AmountCurrency,
    }),
  ).nullable(),
  /** Stages of construction planned until the end of this week and not reached; null for who does not keep them. */
  stages: shown(
    z.object({
      id: Id,
      buildingId: Id,
      nameEn: z.string(),
      nameAr: z.string(),
      buildingEn: z.string(),
      buildingAr: z.string(),
      plannedOn: Day,
    }),
  ).nullable(),
  /** Reservations and sales without a signed contract, the longest waiting first; null for who makes none. */
  unsigned: shown(
    z.object({
      dealId: idOf.deal,
      name: z.string(),
      units: z.string(),
      buildingEn: z.string(),
      buildingAr: z.string(),
      on: Day,
      /** One was made, and waits for its scan. */
      isMade: z.boolean(),
    }),
  ).nullable(),
  /** The reader's own leads: the open ones by stage, and those that came in since the first of this month. */
  mine: z.object({
    stages: z.array(z.object({ stage: z.enum(OPEN_LEAD_STAGES), leads: count })),
    month: z.object({
      since: Day,
      leads: count,
      withoutAnswer: count,
      won: count,
      /** To the first answer, within the company's hours; null before there is one. */
      medianMinutes: z.number().nullable(),
    }),
  }),
  /** Messages without an answer. */
  unanswered: count,
  /** Leads that came in during the last 90 days, this day included. */
  ninetyDays: z.object({
    since: Day,
    leads: count,
    /** How many came at least this far. */
    funnel: z.array(z.object({ stage: z.enum(FUNNEL_STAGES), leads: count })),
    /** Most leads first. */
    channels: z.array(z.object({ channel: z.string(), leads: count, won: count })),
    /** By week from Saturday, of the leads that came in then; without an answered lead the median is null. */
    answers: z.array(
      z.object({ week: Day, leads: count, answered: count, medianMinutes: z.number().nullable() }),
    ),
    /** Came in and were never answered, closed ones included. */
    withoutAnswer: count,
  }),
});
export type Today = z.infer<typeof Today>;
