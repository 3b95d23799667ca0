import { z } from 'zod';
import type { CompanyHours } from './company-hours.ts';
import { currency, Day, Id, Instant, idOf, requiredText } from './fields.ts';
import type { MediaEntry } from './files.ts';
import type { DealLedger, PaperRef } from './ledger.ts';
import { MESSAGE_MAX } from './limits.ts';
import type { Paper, PaperCompany } from './papers.ts';
import type { Transfer } from './parties.ts';
import type { PublicProgress } from './public-reads.ts';
import type { UnitKind } from './rules/deals.ts';
import type { Lang } from './rules/language.ts';
import type { Currency } from './rules/money.ts';
import type { AddressEnd } from './secret-addresses.ts';
import type { StageLetters } from './stages.ts';

/** What staff hand to the buyer with the address of the page. */
export const TOLD_KINDS = ['receipt', 'stage', 'due', 'returned'] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** Before the right digits: the same for every address, whether anybody has it or not. */
export type BuyerGate = {
  state: 'asks';
  /** Too many wrong digits: nobody is let in before. */
  restsUntil: string | null;
  /** Nor later: staff give another address. */
  isLocked: boolean;
};

/** Told only to who knows the digits. */
export type BuyerGone = { state: 'gone'; why: AddressEnd | 'cancelled' };

export type BuyerUnit = {
  label: string;
  kind: UnitKind;
  floor: number | null;
  sizeSqm: number;
  bedrooms: number;
  pictures: MediaEntry[];
};

/** Issued to the present buyers, under the address of their page: `papers/12`, `contracts/3`. */
export type BuyerPaper = { path: string; on: string } & (
  | (Pick<PaperRef, 'kind' | 'number'> & { amount: number; currency: Currency; isVoid: boolean })
  /** What they were told to pay once a stage was reached. */
  | { kind: 'letter'; nameEn: string; nameAr: string; amount: number; currency: Currency; isPaid: boolean }
  | { kind: 'transfer' | 'contract'; number: string }
);

/** A deal as its buyers see it. The ledger is what the statement is made of. */
export type BuyerPage = {
  state: 'open';
  lang: Lang;
  /** The buyers, in order. */
  names: string[];
  building: { slug: string; nameEn: string; nameAr: string } | null;
  units: BuyerUnit[];
  ledger: DealLedger;
  company: PaperCompany;
  hours: CompanyHours;
  /** All, newest first. */
  papers: BuyerPaper[];
  progress: PublicProgress | null;
  /** What they asked here, newest first. */
  questions: { at: string; body: string; isAnswered: boolean }[];
};

export type BuyerStatement = { ledger: DealLedger; company: PaperCompany };
export type BuyerSheet =
  | { kind: 'paper'; paper: Paper; lang: Lang }
  | { kind: 'letter'; letters: StageLetters; lang: Lang }
  | { kind: 'transfer'; transfer: Transfer; lang: Lang }
  | ({ kind: 'statement'; lang: Lang } & BuyerStatement);

/** A question to the office. */
export const BuyerQuestion = z.object({ body: requiredText(MESSAGE_MAX) });
export type BuyerQuestion = z.infer<typeof BuyerQuestion>;

/** What there is to tell a buyer now, and when it was handed to WhatsApp: no proof that anybody read it. */
export const Tellable = z.object({
  what: z.enum(TOLD_KINDS),
  /** Names it for good: the paper, the stage and its day, the cheque and the day it came back, the day it is due. */
  subject: z.string(),
  on: Day,
  amount: z.number(),
  currency,
  /** Number of the paper or cheque, name of the stage, what the line is for. */
  labelEn: z.string(),
  labelAr: z.string(),
  toldAt: Instant.nullable(),
});
export type Tellable = z.infer<typeof Tellable>;

/** Why a deal has no page for its buyers. */
export const NO_PAGE = ['noPhone', 'notTheirs'] as const;

const GivenLink = z.object({
  /** /my/…, for whoever may hand it to the buyer. */
  path: z.string(),
  givenAt: Instant,
  givenBy: z.string().nullable(),
  openings: z.int().nonnegative(),
  lastOpenedAt: Instant.nullable(),
  /** Since the right digits were last typed. */
  wrongTries: z.int().nonnegative(),
  restsUntil: Instant.nullable(),
  isLocked: z.boolean(),
});

/** GET /admin/deals/{id}/buyer-page */
export const BuyerLink = z.object({
  dealId: idOf.deal,
  name: z.string(),
  phone: z.string(),
  link: GivenLink.nullable(),
  /** When the link of earlier buyers stopped, because the deal has others since. */
  othersSince: Instant.nullable(),
  /** Null where one can be given. */
  cannot: z.enum(NO_PAGE).nullable(),
  tell: z.array(Tellable),
});
export type BuyerLink = z.infer<typeof BuyerLink>;

/** POST /admin/deals/{id}/buyer-page/told */
export const ToldBuyerInput = z.object({
  what: z.enum(TOLD_KINDS, 'invalidChoice'),
  subject: requiredText(100),
});
export type ToldBuyerInput = z.infer<typeof ToldBuyerInput>;

export const BuyerLinkRow = z.object({
  dealId: idOf.deal,
  name: z.string(),
  phone: z.string(),
  units: z.string(),
  link: GivenLink.nullable(),
  cannot: z.enum(NO_PAGE).nullable(),
});
export type BuyerLinkRow = z.infer<typeof BuyerLinkRow>;

/** GET /admin/buildings/{buildingId}/buyer-pages: all deals of a building that are reserved or sold. */
export const BuyerLinks = z.object({
  building: z.object({ id: Id, nameEn: z.string(), nameAr: z.string() }),
  items: z.array(BuyerLinkRow),
  /** What one press would do: those that get a link, that have one, that have no phone. */
  toGive: z.int(),
  given: z.int(),
  withoutPhone: z.int(),
  /** Names exactly what is shown: the press is refused when it is no longer so. */
  digest: z.string(),
});
export type BuyerLinks = z.infer<typeof BuyerLinks>;

/** POST /admin/buildings/{buildingId}/buyer-pages */
export const GiveAllInput = z.object({ digest: z.string().max(100) });
export type GiveAllInput = z.infer<typeof GiveAllInput>;
