import { z } from 'zod';
import { OpenDeal } from './buildings.ts';
import {
  AmountCurrency,
  Day,
  Id,
  Instant,
  idOf,
  optionalChoice,
  optionalIdOf,
  phoneAsTyped,
  requiredText,
  typedId,
  typedIdOf,
} from './fields.ts';
import { LedgerBalance, Overdue } from './ledger.ts';
import { NAME_MAX } from './limits.ts';
import { ListQuery, listOf } from './lists.ts';
import { ProjectRef } from './projects.ts';
import { DEAL_STAGES } from './rules/deals.ts';
import { LEAD_STAGES } from './rules/leads.ts';

export const PersonRef = z.object({ id: idOf.person, name: z.string(), phone: z.string() });
export type PersonRef = z.infer<typeof PersonRef>;

const Sum = z.object({ currency: AmountCurrency, amount: z.number() });

export const PersonDeal = z.object({
  id: idOf.deal,
  stage: z.enum(DEAL_STAGES),
  building: z.object({ id: Id, nameEn: z.string(), nameAr: z.string(), isLacasa: z.boolean() }).nullable(),
  units: OpenDeal.shape.units,
  /** As typed on the deal. */
  name: z.string(),
  phone: z.string(),
  title: z.string(),
  createdAt: Instant,
  soldAt: Instant.nullable(),
  holdUntil: Instant.nullable(),
  endedAt: Instant.nullable(),
  reason: z.string(),
  soldNo: Id.nullable(),
  /** Null without the right to see money. */
  due: Sum.nullable(),
  paid: Sum.nullable(),
  outstanding: Sum.nullable(),
  balance: LedgerBalance.nullable(),
  overdue: Overdue.nullable(),
});
export type PersonDeal = z.infer<typeof PersonDeal>;

/** Somebody with the same number, the same address or the same name: the same person, or a family. */
export const OtherPerson = PersonRef.extend({
  reason: z.enum(['phone', 'email', 'name']),
  leads: z.int(),
  deals: z.int(),
  createdAt: Instant,
  /** Somebody said that they are two people. */
  isApart: z.boolean(),
});
export type OtherPerson = z.infer<typeof OtherPerson>;

/** Somebody who was joined to a person and can still be parted. */
export const PersonMerge = z.object({
  batch: z.uuid(),
  personId: idOf.person,
  name: z.string(),
  phone: z.string(),
  at: Instant,
  by: z.string(),
});
export type PersonMerge = z.infer<typeof PersonMerge>;

/** A lead in the head of its person. */
export const PersonLead = z.object({
  id: idOf.lead,
  stage: z.enum(LEAD_STAGES),
  project: ProjectRef.nullable(),
  unitId: idOf.unit.nullable(),
  unit: z.string(),
  owner: z.string(),
});
export type PersonLead = z.infer<typeof PersonLead>;

/** The earliest open step of any lead, or the next viewing. */
export const NextOfPerson = z.object({
  leadId: idOf.lead,
  leadVersion: z.int(),
  viewingId: Id.nullable(),
  /** Null for a step without a day. */
  on: Day.nullable(),
  /** Of a viewing. */
  at: Instant.nullable(),
  text: z.string(),
  by: z.string(),
  isOverdue: z.boolean(),
});
export type NextOfPerson = z.infer<typeof NextOfPerson>;

/** What somebody is to the company; several at once, or none of them who only wrote. */
export const PERSON_ROLES = ['buyer', 'holder', 'lead', 'former'] as const;
export type PersonRole = (typeof PERSON_ROLES)[number];
/** What a list of persons can be narrowed to. */
export const PERSON_FILTERS = ['buyer', 'lead', 'owing'] as const;
export type PersonFilter = (typeof PERSON_FILTERS)[number];

/** GET /admin/persons/{id}. Deals newest first; whoever is bound sees what belongs to their buildings. */
export const Person = PersonRef.extend({
  /** The person's own first, then as typed elsewhere. */
  names: z.array(z.string()),
  phones: z.array(z.string()),
  createdAt: Instant,
  roles: z.array(z.enum(PERSON_ROLES)),
  deals: z.array(PersonDeal),
  /** Per currency, of open deals; null without the right to see money. */
  owes: z.array(Sum).nullable(),
  /** What of it is late, and since when. */
  late: z.array(Sum.extend({ since: Day.nullable() })).nullable(),
  /** Open ones first; empty for those who do not see leads. */
  leads: z.array(PersonLead),
  next: NextOfPerson.nullable(),
  /** What comes by itself: the end of a quote or a hold, or the next line of a plan for those who see money. */
  ends: z
    .object({ what: z.enum(['quote', 'hold', 'due']), name: z.string(), on: Day, sum: Sum.nullable() })
    .nullable(),
  /** For those who may merge. */
  others: z.array(OtherPerson),
  merges: z.array(PersonMerge),
  /** Where a correction is seen, and how many papers keep what was typed; null for those who may not correct. */
  uses: z.object({ deals: z.int(), leads: z.int(), quotes: z.int(), papers: z.int() }).nullable(),
});
export type Person = z.infer<typeof Person>;

export const PersonRow = PersonRef.extend({
  deals: z.int().nonnegative(),
  messages: z.int().nonnegative(),
  /** Of the deals that the reader may see: reserved or sold, held, ended; and whether a lead is open. */
  roles: z.array(z.enum(PERSON_ROLES)),
  /** Of open deals. */
  units: z.array(z.object({ label: z.string(), nameEn: z.string(), nameAr: z.string() })),
  /** As in the details; null without the right to see money. */
  owes: z.array(Sum).nullable(),
  /** The last message, answer, note or call; null where there was none, or for those who do not see leads. */
  lastContactAt: Instant.nullable(),
});
export const PersonsQuery = ListQuery.extend({ is: optionalChoice(PERSON_FILTERS) });
export type PersonsQuery = z.infer<typeof PersonsQuery>;
/** GET /admin/persons?q=: by any part of a name or phone. */
export const PersonList = listOf(PersonRow);
export type PersonList = z.infer<typeof PersonList>;

/** GET /admin/persons/known?phone=: who is on a number, of those that the reader may see. */
export const KnownQuery = z.object({ phone: phoneAsTyped });
export const KnownPersons = z.object({
  items: z.array(PersonRef.extend({ isBuyer: z.boolean(), since: Instant })),
});
export type KnownPersons = z.infer<typeof KnownPersons>;

/** GET /admin/persons/merges/{batch}: what goes back when two are parted, and what stays. */
export const MergeEffect = PersonMerge.extend({
  back: z.object({ messages: z.int(), leads: z.int(), quotes: z.int(), deals: z.int() }),
  /** Came since, or was moved again. */
  stays: z.int(),
});
export type MergeEffect = z.infer<typeof MergeEffect>;

/** POST /admin/persons/{id}/merge: the other one's messages, leads and deals become this one's. */
export const MergeInput = z.object({ otherId: typedIdOf.person });
export const Merged = z.object({ batch: z.uuid() });
export type Merged = z.infer<typeof Merged>;
export const MergeParams = z.object({ batch: z.uuid() });
/** POST /admin/persons/moves: a record goes to somebody else; without `toId` to a person of its own. */
export const MoveInput = z.object({
  kind: z.enum(['message', 'lead', 'deal', 'quote', 'viewing'], 'invalidChoice'),
  id: typedId,
  toId: optionalIdOf.person,
});
export type MoveInput = z.infer<typeof MoveInput>;
export const MovedRecord = Merged.extend({ personId: idOf.person });
export type MovedRecord = z.infer<typeof MovedRecord>;

/** PATCH /admin/persons/{id}: what was typed in deals and papers stays. */
export const CorrectInput = z.object({ name: requiredText(NAME_MAX), phone: phoneAsTyped });
export type CorrectInput = z.infer<typeof CorrectInput>;

/** POST /admin/persons/{id}/distinct: the two are not the same, and are not offered again. */
export const DistinctInput = z.object({ otherId: typedIdOf.person });
