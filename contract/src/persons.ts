import { z } from 'zod';
import { OpenDeal } from './buildings.ts';
import { Id, Instant } from './fields.ts';
import { LedgerBalance, Overdue } from './ledger.ts';
import { ListQuery, listOf } from './lists.ts';
import { ProjectRef } from './projects.ts';
import { AMOUNT_CURRENCIES } from './rules/amounts.ts';
import { DEAL_STAGES } from './rules/deals.ts';

export const PersonRef = z.object({ id: Id, name: z.string(), phone: z.string() });
export type PersonRef = z.infer<typeof PersonRef>;

const Sum = z.object({ currency: z.enum(AMOUNT_CURRENCIES), amount: z.number() });

export const PersonDeal = z.object({
  id: Id,
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

export const PersonMessage = z.object({
  id: Id,
  at: Instant,
  name: z.string(),
  phone: z.string(),
  text: z.string(),
  status: z.string(),
  project: ProjectRef.nullable(),
});
export type PersonMessage = z.infer<typeof PersonMessage>;

/** GET /admin/persons/{id}. Newest first; LACASA sees deals of their buildings only, and no messages. */
export const Person = PersonRef.extend({
  names: z.array(z.string()),
  phones: z.array(z.string()),
  createdAt: Instant,
  deals: z.array(PersonDeal),
  messages: z.array(PersonMessage),
  /** Per currency, of open deals; null without the right to see money. */
  owes: z.array(Sum).nullable(),
});
export type Person = z.infer<typeof Person>;

export const PersonRow = PersonRef.extend({ deals: z.int().nonnegative(), messages: z.int().nonnegative() });
export const PersonsQuery = ListQuery;
export type PersonsQuery = z.infer<typeof PersonsQuery>;
/** GET /admin/persons?q=: by any part of a name or phone. */
export const PersonList = listOf(PersonRow);
export type PersonList = z.infer<typeof PersonList>;
