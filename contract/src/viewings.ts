import { z } from 'zod';
import {
  Day,
  day,
  email,
  Id,
  Instant,
  idOf,
  optionalId,
  optionalIdOf,
  optionalInstant,
  optionalText,
  typedId,
  typedIdOf,
  typedNumber,
} from './fields.ts';
import { StaffRef, Wish } from './leads.ts';
import { LINE_MAX, VIEWING_MINUTES_MAX, VIEWING_MINUTES_MIN } from './limits.ts';
import { PersonRef } from './persons.ts';
import { ProjectRef } from './projects.ts';
import { VIEWING_MINUTES_DEFAULT, VIEWING_STATUSES } from './rules/viewings.ts';
import { UnitRef } from './units.ts';

/** An appointment of a lead: who shows what, when. */
export const Viewing = z.object({
  id: Id,
  version: z.int(),
  leadId: idOf.lead,
  person: PersonRef,
  /** Reminded there the day before; '' is not reminded. */
  email: z.string(),
  project: ProjectRef.nullable(),
  unit: UnitRef.nullable(),
  staff: StaffRef,
  startsAt: Instant,
  endsAt: Instant,
  status: z.enum(VIEWING_STATUSES),
  note: z.string(),
  /** The file for the visitor's calendar, under the API's address; only who has the link finds it. */
  icsPath: z.string(),
  /** The visitor's own page, /visit/{token}; empty once there is none. */
  visitPath: z.string(),
});
export type Viewing = z.infer<typeof Viewing>;

/** A viewing request that names a day or a part of it, and was not answered yet. */
export const OpenWish = z.object({
  messageId: Id,
  leadId: idOf.lead,
  person: PersonRef,
  project: ProjectRef.nullable(),
  unit: UnitRef.nullable(),
  wish: Wish,
  text: z.string(),
  at: Instant,
});
export type OpenWish = z.infer<typeof OpenWish>;

/** GET /admin/viewings: of whole days, both included, at most 62; cancelled ones too. */
export const ViewingsQuery = z.object({
  from: day.pipe(Day),
  to: day.pipe(Day),
  staff: optionalId,
});
export type ViewingsQuery = z.infer<typeof ViewingsQuery>;

export const ViewingList = z.object({ items: z.array(Viewing), wishes: z.array(OpenWish) });
export type ViewingList = z.infer<typeof ViewingList>;

const minutes = typedNumber({ min: VIEWING_MINUTES_MIN, max: VIEWING_MINUTES_MAX, whole: true });
const startsAt = optionalInstant.refine((value) => value !== null, { error: 'required' });

/** POST /admin/viewings. A time without a zone is the company's. */
export const ViewingInput = z.object({
  leadId: typedIdOf.lead,
  unitId: optionalIdOf.unit,
  staffId: typedId,
  startsAt,
  minutes: minutes.default(VIEWING_MINUTES_DEFAULT),
  email: email.default(''),
  note: optionalText(LINE_MAX),
  /** The message whose wish this answers. */
  messageId: optionalId,
});
export type ViewingInput = z.infer<typeof ViewingInput>;

/** PATCH /admin/viewings/{id}: moved, given to somebody else, done, nobody came, or cancelled. */
export const ViewingUpdate = z.object({
  version: typedId,
  unitId: typedIdOf.unit.nullable().optional(),
  staffId: typedId.optional(),
  startsAt: startsAt.optional(),
  minutes: minutes.optional(),
  email: email.optional(),
  note: optionalText(LINE_MAX).optional(),
  status: z.enum(VIEWING_STATUSES, 'invalidChoice').optional(),
});
export type ViewingUpdate = z.infer<typeof ViewingUpdate>;

/** GET, POST (a new one; the old stops at once) and DELETE /admin/calendar: the reader's own calendar address. */
export const CalendarAddress = z.object({
  /** Under the API's address; null when there is none. */
  path: z.string().nullable(),
  createdAt: Instant.nullable(),
  lastReadAt: Instant.nullable(),
});
export type CalendarAddress = z.infer<typeof CalendarAddress>;

export const CalendarParams = z.object({ token: z.string().max(100) });
