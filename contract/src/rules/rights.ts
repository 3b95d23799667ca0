/**
 * How far a right goes: `sees` reads only, `limited` goes as far as the limits of the role or user, `given` means the
 * buildings given to the user, `own` what the user did, `two` needs a second SUPERADMIN.
 */
export const GRANTS = ['yes', 'limited', 'sees', 'given', 'own', 'two', 'no'] as const;
export type Grant = (typeof GRANTS)[number];

export const RIGHT_GROUPS = ['talk', 'persons', 'selling', 'money', 'site', 'administration'] as const;
export type RightGroup = (typeof RIGHT_GROUPS)[number];

type ByRole = { SUPERADMIN: Grant; ADMIN: Grant; SALES: Grant; ACCOUNTANT: Grant; LACASA: Grant };

/** `building`: whoever is bound to buildings has it in those; `company`: they do not have it at all. */
type Reach = 'building' | 'company';

const of = (SUPERADMIN: Grant, ADMIN: Grant, SALES: Grant, ACCOUNTANT: Grant, LACASA: Grant): ByRole => ({
  SUPERADMIN,
  ADMIN,
  SALES,
  ACCOUNTANT,
  LACASA,
});

const right = <G extends RightGroup>(group: G, reach: Reach, grants: ByRole) => ({
  group,
  reach,
  of: grants,
});

/**
 * Who may do what (docs/product/sign-in-and-roles.md#who-may-do-what). Calls, pages of the back office, find, exports and
 * live updates each name one of these rights; the page 'Rights' prints them in this order.
 */
export const RIGHTS = {
  //                                             SUPERADMIN ADMIN   SALES  ACCOUNTANT LACASA
  dashboard: right('talk', 'building', of('yes', 'yes', 'yes', 'yes', 'no')),
  messages: right('talk', 'building', of('yes', 'yes', 'yes', 'sees', 'no')),
  /** Marks messages as read and answered, declines wishes. */
  answers: right('talk', 'building', of('yes', 'yes', 'yes', 'no', 'no')),
  messageRemoval: right('talk', 'building', of('yes', 'yes', 'no', 'no', 'no')),
  messageExport: right('talk', 'building', of('yes', 'yes', 'no', 'no', 'no')),
  /** Leads, viewings, calendars. */
  leads: right('talk', 'building', of('yes', 'yes', 'yes', 'no', 'no')),
  /** To somebody else; whoever may have leads takes free ones. */
  leadAssignment: right('talk', 'building', of('yes', 'yes', 'no', 'no', 'no')),
  answerTemplates: right('talk', 'company', of('yes', 'yes', 'yes', 'no', 'no')),

  persons: right('persons', 'building', of('yes', 'yes', 'yes', 'yes', 'given')),
  personMerging: right('persons', 'company', of('yes', 'yes', 'yes', 'no', 'no')),
  personErasure: right('persons', 'company', of('yes', 'no', 'no', 'no', 'no')),

  /** Floors, prices, plans and quotes of buildings. */
  buildings: right('selling', 'building', of('yes', 'yes', 'yes', 'yes', 'given')),
  /** Quotes, holds, reservations, prices and discounts. */
  selling: right('selling', 'building', of('yes', 'limited', 'limited', 'no', 'limited')),
  othersHolds: right('selling', 'building', of('yes', 'yes', 'yes', 'no', 'given')),
  /** Sells, cancels, opens again. */
  dealClosing: right('selling', 'building', of('yes', 'yes', 'no', 'no', 'given')),
  /** Buyers with shares and what stands on their papers, transfers; contracts. */
  contracts: right('selling', 'building', of('yes', 'yes', 'no', 'no', 'given')),
  sold: right('selling', 'company', of('yes', 'yes', 'no', 'sees', 'no')),
  soldRecords: right('selling', 'company', of('yes', 'limited', 'no', 'no', 'no')),
  lacasa: right('selling', 'building', of('yes', 'no', 'no', 'no', 'given')),
  lacasaRestore: right('selling', 'building', of('yes', 'no', 'no', 'no', 'no')),

  /** What was paid and is owed; payments, cheques, receipts, statements. */
  money: right('money', 'building', of('yes', 'no', 'no', 'yes', 'given')),
  /** Counts and closes tills: of every cashier, or one's own. */
  tills: right('money', 'building', of('yes', 'no', 'no', 'yes', 'own')),
  /** Plans, the day of a deal, fees: whatever does not lower what is to be paid. */
  terms: right('money', 'building', of('yes', 'yes', 'yes', 'yes', 'given')),
  /** Gives money back, writes off. */
  refunds: right('money', 'building', of('yes', 'no', 'no', 'limited', 'limited')),
  /** What was paid by the earlier books: openings, the import of running deals, the end of moving in. */
  movingIn: right('money', 'company', of('yes', 'no', 'no', 'no', 'no')),
  /** How the company is doing: sales, stock, money ahead, discounts, leads. */
  insights: right('money', 'company', of('yes', 'no', 'no', 'no', 'no')),
  monthClosing: right('money', 'company', of('yes', 'no', 'no', 'yes', 'no')),

  projects: right('site', 'company', of('yes', 'yes', 'no', 'no', 'no')),
  /** The lawyer's Word files that contracts are made of. */
  contractTemplates: right('site', 'company', of('yes', 'yes', 'no', 'no', 'no')),
  files: right('site', 'company', of('yes', 'yes', 'no', 'no', 'no')),
  company: right('site', 'company', of('yes', 'yes', 'no', 'no', 'no')),
  hero: right('site', 'company', of('yes', 'yes', 'no', 'no', 'no')),

  users: right('administration', 'company', of('yes', 'no', 'no', 'no', 'no')),
  ownerRole: right('administration', 'company', of('two', 'no', 'no', 'no', 'no')),
  audit: right('administration', 'company', of('yes', 'no', 'no', 'no', 'no')),
  /** Quotes, previews, viewings and calendars of everybody, by their addresses. */
  secretAddresses: right('administration', 'company', of('yes', 'no', 'no', 'no', 'no')),
  trash: right('administration', 'company', of('yes', 'own', 'no', 'no', 'no')),
  wholeTrash: right('administration', 'company', of('yes', 'no', 'no', 'no', 'no')),
  operations: right('administration', 'company', of('yes', 'no', 'no', 'no', 'no')),
} as const;

export type Right = keyof typeof RIGHTS;
