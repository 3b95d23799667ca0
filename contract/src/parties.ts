import { z } from 'zod';
import { issue } from './field-issues.ts';
import {
  currency,
  Day,
  day,
  email,
  Id,
  Instant,
  idOf,
  numberOrNull,
  optionalChoice,
  optionalIdOf,
  optionalText,
  phoneAsTyped,
  requiredText,
  text,
  typedId,
  typedNumber,
} from './fields.ts';
import { LedgerBalance } from './ledger.ts';
import * as limits from './limits.ts';
import { PaperCompany } from './papers.ts';
import { ID_KINDS, isIdNumber, PARTIES_MAX, sharesProblem } from './rules/parties.ts';

const both = z.object({ en: z.string(), ar: z.string() });
const Share = z.number().nullable();

/** What stands on somebody's paper, as it is shown: of the number the last three digits. */
const shownIdentity = {
  legalName: z.string(),
  idKind: z.enum(ID_KINDS).nullable(),
  /** '' where none is known. */
  idNumber: z.string(),
  address: z.string(),
  email: z.string(),
};

/** Somebody else whose paper has the same number. */
export const SameNumber = z.object({ personId: idOf.person, name: z.string() });
export type SameNumber = z.infer<typeof SameNumber>;

export const ShownParty = z.object({
  position: z.int().positive(),
  personId: idOf.person.nullable(),
  name: z.string(),
  phone: z.string(),
  share: Share,
  ...shownIdentity,
  /** Whose paper this person has by another name: it is theirs only when somebody says so. */
  otherPaper: z.string().nullable(),
  /** For those who write contracts. */
  sameNumber: z.array(SameNumber),
});
export type ShownParty = z.infer<typeof ShownParty>;

/** GET /admin/deals/{id}/parties */
export const DealParties = z.object({
  dealId: idOf.deal,
  version: z.int(),
  /** A deal that has ended keeps its buyers. */
  isOpen: z.boolean(),
  parties: z.array(ShownParty),
  /** Newest first. */
  transfers: z.array(
    z.object({
      id: Id,
      /** As printed: 2026-0007. */
      number: z.string(),
      on: Day,
      from: z.array(z.string()),
      to: z.array(z.string()),
      at: Instant,
      by: z.string().nullable(),
    }),
  ),
});
export type DealParties = z.infer<typeof DealParties>;

const identityInput = {
  legalName: optionalText(limits.NAME_MAX),
  idKind: optionalChoice(ID_KINDS),
  /** Left out: it stays as it is, as long as the name does. */
  idNumber: text(limits.PHONE_MAX).optional(),
  address: optionalText(limits.LINE_MAX),
  email: email.default(''),
};

type Typed = { idKind: (typeof ID_KINDS)[number] | null; idNumber?: string | undefined };

/** What is wrong with a number beside its kind, and where. */
function identityIssue({ idKind, idNumber }: Typed): { path: string; message: string } | null {
  if (!idNumber) return null;
  if (idKind === null) return { path: 'idKind', message: 'required' };
  if (isIdNumber(idKind, idNumber)) return null;
  return { path: 'idNumber', message: idKind === 'national' ? 'nineDigits' : 'invalid' };
}

/** PUT /admin/persons/{id}/identity */
export const IdentityInput = z
  .object({ ...identityInput, version: typedNumber({ min: 1, whole: true }) })
  .superRefine((typed, ctx) => {
    const wrong = identityIssue(typed);
    if (wrong) ctx.addIssue({ code: 'custom', path: [wrong.path], message: wrong.message });
  });
export type IdentityInput = z.infer<typeof IdentityInput>;
export type IdentityPayload = z.input<typeof IdentityInput>;

/** GET /admin/persons/{id}/identity */
export const PersonIdentity = z.object({
  personId: idOf.person,
  version: z.int(),
  name: z.string(),
  ...shownIdentity,
  sameNumber: z.array(SameNumber),
  /** Deals in which they buy beside somebody, who is named. */
  furtherIn: z.array(z.object({ dealId: idOf.deal, name: z.string() })),
  /** Deals that they handed over, newest first. */
  handedOver: z.array(z.object({ transferId: Id, number: z.string(), on: Day, to: z.array(z.string()) })),
});
export type PersonIdentity = z.infer<typeof PersonIdentity>;

export const PartyInput = z.object({
  /** Who is meant, where that is known; without it the phone finds them. */
  personId: optionalIdOf.person,
  name: requiredText(limits.NAME_MAX),
  phone: phoneAsTyped,
  share: numberOrNull().default(null),
  ...identityInput,
  /** The paper that the person has by another name is theirs. */
  isSamePaper: z.boolean().default(false),
});
export type PartyInput = z.infer<typeof PartyInput>;

const parties = z
  .array(PartyInput)
  .min(1)
  .max(PARTIES_MAX, issue('tooMany', PARTIES_MAX))
  .superRefine((list, ctx) => {
    for (const [i, party] of list.entries()) {
      const wrong = identityIssue(party);
      if (wrong) ctx.addIssue({ code: 'custom', path: [i, wrong.path], message: wrong.message });
    }
    const problem = sharesProblem(list.map(({ share }) => share));
    if (problem?.kind === 'range')
      ctx.addIssue({ code: 'custom', path: [problem.at, 'share'], message: 'sharesRange' });
    if (problem?.kind === 'sum')
      ctx.addIssue({
        code: 'custom',
        path: [
          Math.max(
            0,
            list.findIndex(({ share }) => share === null),
          ),
          'share',
        ],
        message: issue('sharesSum', problem.sum),
      });
  });

/** PUT /admin/deals/{id}/parties */
export const PartiesInput = z.object({ parties, version: typedNumber({ min: 1, whole: true }) });
export type PartiesInput = z.infer<typeof PartiesInput>;
export type PartiesPayload = z.input<typeof PartiesInput>;

/** POST …/look: the whole numbers, which is written down. */
export const IdNumbers = z.object({
  numbers: z.array(z.object({ position: z.int(), idNumber: z.string() })),
});
export type IdNumbers = z.infer<typeof IdNumbers>;

/** POST /admin/deals/{id}/transfers */
export const TransferInput = z.object({
  to: parties,
  on: day.refine((value) => value !== null, { error: 'required' }),
  /** What the company asks for it, in the currency of the deal. */
  fee: numberOrNull({ min: 0, max: limits.AMOUNT_MAX }).default(null),
  /** Every cheque that has not cleared: kept as the earlier buyer's, or given back. */
  cheques: z.array(z.object({ entryId: typedId, isKept: z.boolean() })).default([]),
  note: optionalText(limits.LINE_MAX),
  version: typedNumber({ min: 1, whole: true }),
});
export type TransferInput = z.infer<typeof TransferInput>;
export type TransferPayload = z.input<typeof TransferInput>;

/** A buyer as a paper names them. */
export const PartyOnPaper = z.object({
  name: z.string(),
  legalName: z.string(),
  idKind: z.enum(ID_KINDS).nullable(),
  address: z.string(),
  phone: z.string(),
  share: Share,
});
export type PartyOnPaper = z.infer<typeof PartyOnPaper>;

/** What the paper of a transfer says, stored when it is issued and only printed again. */
export const TransferData = z.object({
  company: PaperCompany,
  building: both,
  units: z.string(),
  from: z.array(PartyOnPaper),
  to: z.array(PartyOnPaper),
  currency: currency.nullable(),
  /** After it, with the fee; null without a price. */
  balance: LedgerBalance.nullable(),
  fee: z.number(),
  cheques: z.array(
    z.object({
      entryId: Id,
      bank: z.string(),
      number: z.string(),
      dueOn: Day,
      amount: z.number(),
      currency,
      isKept: z.boolean(),
    }),
  ),
  note: z.string(),
  by: z.string(),
});
export type TransferData = z.infer<typeof TransferData>;

/** GET /admin/transfers/{id}. Printing again gives the same paper. */
export const Transfer = z.object({
  id: Id,
  dealId: idOf.deal,
  number: z.string(),
  on: Day,
  at: Instant,
  data: TransferData,
  /** Of each buyer, in order; null where none was known. */
  idNumbers: z.object({ from: z.array(z.string().nullable()), to: z.array(z.string().nullable()) }),
});
export type Transfer = z.infer<typeof Transfer>;
