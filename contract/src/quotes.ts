import { z } from 'zod';
import { DealUnit } from './deal-unit.ts';
import {
  currency,
  Day,
  Id,
  Instant,
  idOf,
  optionalChoice,
  optionalId,
  optionalIdOf,
  optionalText,
  phoneAsTyped,
} from './fields.ts';
import { PlanLine, TermsInput } from './ledger.ts';
import { requiredDay } from './ledger-fields.ts';
import { CO_BUYERS_MAX, LINE_MAX, NAME_MAX, SEARCH_MAX } from './limits.ts';
import { listOf, paging } from './lists.ts';
import { PaperData } from './papers.ts';
import { LANGS } from './rules/language.ts';
import { DigitsInput } from './secret-addresses.ts';

/** `open` until its day is over; accepted into a deal; withdrawn by staff. */
export const QUOTE_STATES = ['open', 'ended', 'accepted', 'withdrawn'] as const;

/** POST /admin/buildings/{id}/quotes. The units are those of the prices, the first is the home. */
export const QuoteInput = z.object({
  /** Whom it is made for, where that is known; without it the phone finds them. */
  personId: optionalIdOf.person,
  name: optionalText(NAME_MAX),
  phone: phoneAsTyped,
  /** Who buys beside them. */
  coBuyers: optionalText(CO_BUYERS_MAX),
  lang: z.enum(LANGS).default('ar'),
  terms: TermsInput.refine(({ prices }) => prices.length > 0, { path: ['prices'], error: 'required' }),
  /** The last day on which it holds. */
  validUntil: requiredDay(),
  note: optionalText(LINE_MAX),
  key: optionalText(100),
});
export type QuoteInput = z.infer<typeof QuoteInput>;

export const Quote = z.object({
  id: Id,
  /** 2026-0012 */
  number: z.string(),
  state: z.enum(QUOTE_STATES),
  building: z.object({ id: Id, nameEn: z.string(), nameAr: z.string() }),
  personId: idOf.person.nullable(),
  /** As typed. */
  name: z.string(),
  phone: z.string(),
  coBuyers: z.string(),
  lang: z.enum(LANGS),
  currency,
  units: z.array(DealUnit.extend({ amount: z.number() })),
  discount: z.number(),
  total: z.number(),
  plan: z.array(PlanLine),
  validUntil: Day,
  note: z.string(),
  /** The page for the buyer, /quote/{token}. */
  path: z.string(),
  /** One of its units is held, reserved, sold or withdrawn: it cannot be accepted, and its page is gone. */
  isTaken: z.boolean(),
  /** When the buyer accepted it on its page: a wish to reserve, which books nothing. */
  agreedAt: Instant.nullable(),
  dealId: idOf.deal.nullable(),
  createdAt: Instant,
  createdBy: z.string().nullable(),
});
export type Quote = z.infer<typeof Quote>;

export const QuotesQuery = z.object({
  buildingId: optionalId,
  unit: optionalIdOf.apartment,
  state: optionalChoice(QUOTE_STATES),
  q: optionalText(SEARCH_MAX),
  ...paging,
});
export type QuotesQuery = z.infer<typeof QuotesQuery>;
/** GET /admin/quotes, newest first. */
export const QuoteList = listOf(Quote);
export type QuoteList = z.infer<typeof QuoteList>;

/** POST /admin/quotes/{id}/accept: of several at once exactly one wins its units, the others get 409. */
export const AcceptQuoteInput = z.object({
  stage: z.enum(['held', 'reserved'], 'invalidChoice'),
  name: optionalText(NAME_MAX),
  phone: phoneAsTyped,
});
export type AcceptQuoteInput = z.infer<typeof AcceptQuoteInput>;

const OfBuilding = z.object({ id: Id, slug: z.string(), nameEn: z.string(), nameAr: z.string() });

/** GET /quotes/{token}, for the buyer, while it holds. */
const OpenQuote = Quote.pick({
  number: true,
  name: true,
  lang: true,
  currency: true,
  discount: true,
  total: true,
  plan: true,
  validUntil: true,
  note: true,
  agreedAt: true,
}).extend({
  state: z.literal('open'),
  /** It was made for somebody with a phone, whose last digits are asked for. */
  mayAgree: z.boolean(),
  /** Who made it, by name; empty where there is none. */
  seller: z.string(),
  company: PaperData.shape.company,
  building: OfBuilding,
  units: z.array(
    z.object({
      id: idOf.unit,
      label: z.string(),
      kind: DealUnit.shape.kind,
      floor: z.int().nullable(),
      sizeSqm: z.number(),
      bedrooms: z.int(),
      amount: z.number(),
    }),
  ),
  issuedOn: Day,
});
export type OpenQuote = z.infer<typeof OpenQuote>;

/** Why a quote no longer holds: its day is over, staff withdrew it, somebody else has the unit, or it became a deal. */
const QUOTE_ENDS = ['ended', 'withdrawn', 'taken', 'done'] as const;

/** Without any figure: it may be read by somebody who was not meant to. */
const GoneQuote = OpenQuote.pick({ number: true, lang: true, validUntil: true, building: true }).extend({
  state: z.enum(QUOTE_ENDS),
  unit: OpenQuote.shape.units.element
    .pick({ id: true, label: true, kind: true, sizeSqm: true, bedrooms: true })
    .nullable(),
  /** All its units could be offered again. */
  isFree: z.boolean(),
});
export type GoneQuote = z.infer<typeof GoneQuote>;

/** Never cached, never indexed. */
export const PublicQuote = z.discriminatedUnion('state', [OpenQuote, GoneQuote]);
export type PublicQuote = z.infer<typeof PublicQuote>;

/** POST /quotes/{token}/agree */
export const AgreeInput = DigitsInput;
export type AgreeInput = z.infer<typeof AgreeInput>;
