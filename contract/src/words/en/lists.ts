import type { VoidReason, Word } from '../../rules/activity.ts';
import type { AgeingPart } from '../../rules/ageing.ts';
import type { DealStage, EndReason, UnitKind, UnitStatus } from '../../rules/deals.ts';
import type { LeadChannel } from '../../rules/lead-channel.ts';
import type { LeadStage, LostReason } from '../../rules/leads.ts';
import type { ChequeState, EntryKind, PaymentMethod } from '../../rules/ledger.ts';
import type { IdKind } from '../../rules/parties.ts';
import type { ProjectFactName } from '../../rules/project-facts.ts';
import type { ProjectStatus } from '../../rules/project-status.ts';
import type { Role } from '../../rules/roles.ts';
import type { ProjectType } from '../../rules/unit-figures.ts';
import type { ViewingStatus } from '../../rules/viewings.ts';
import * as deals from './deals.ts';
import * as general from './general.ts';
import * as money from './money.ts';
import * as people from './people.ts';
import * as projects from './projects.ts';
import * as units from './units.ts';

/** The closed lists of the domain. A code without its word does not compile. */

export const roles: Record<Role, string> = {
  SUPERADMIN: 'Superadmin',
  ADMIN: 'Admin',
  SALES: deals.sales,
  ACCOUNTANT: 'Accountant',
  LACASA: 'Building manager',
};

export const projectStatuses: Record<ProjectStatus, string> = {
  featured: projects.featured,
  active: people.active,
  draft: projects.draft,
  archived: projects.archived,
};

export const projectFacts: Record<ProjectFactName, string> = {
  launchDate: 'Launch date',
  handoverDate: 'Handover date',
};

export const projectTypes: Record<ProjectType, string> = {
  residential: units.residential,
  commercial: units.commercial,
};

export const unitKinds: Record<UnitKind, string> = {
  apartment: units.apartment,
  office: units.office,
  shop: units.shop,
  villa: units.villa,
  parking: units.parking,
  storage: units.storage,
};

/** docs/product/building-tracker.md: a unit of a building that nobody has is called Free. */
export const unitStatuses: Record<UnitStatus, string> = {
  available: units.free,
  held: units.held,
  reserved: units.reserved,
  sold: units.sold,
  withdrawn: units.withdrawn,
};

export const dealStages: Record<DealStage, string> = {
  held: units.held,
  reserved: units.reserved,
  sold: units.sold,
  expired: deals.ended,
  cancelled: deals.cancelled,
};

/** As a part of a sentence or a line. */
export const dealStagesInText: Record<DealStage, string> = {
  held: units.heldInText,
  reserved: 'reserved',
  sold: units.soldInText,
  expired: 'ended',
  cancelled: 'cancelled',
};

export const endReasons: Record<EndReason, string> = {
  buyerWithdrew: 'The buyer withdrew',
  noFinancing: 'No financing',
  anotherUnit: 'Takes another unit',
  duplicate: 'Entered twice',
  mistake: 'Entered by mistake',
  other: general.anotherReason,
};

/** Why another step voided an entry. */
export const voidReasons: Record<VoidReason, string> = {
  dealCancelled: deals.theDealWasCancelled,
  priceChanged: deals.thePriceWasChanged,
  paymentRecorded: deals.aPaymentWasRecorded,
  markTakenBack: money.markTakenBack,
  dealReopened: deals.theDealWasOpenedAgain,
  dayChanged: deals.theDayOfTheDealWasChanged,
};

export const entryKinds: Record<EntryKind, string> = {
  charge: 'charge',
  discount: money.discountInText,
  payment: 'payment',
  opening: 'opening balance',
  stated: 'paid as typed',
  refund: 'refund',
  writeOff: 'write-off',
};

export const paymentMethods: Record<PaymentMethod, string> = {
  cash: money.cash,
  transfer: money.transfer,
  cheque: money.cheque,
};

/** What is outstanding by its age. */
export const ageingParts: Record<AgeingPart, string> = {
  notDue: 'Not yet due',
  waits: 'Waits for a stage',
  late30: '1–30 days late',
  late60: '31–60 days',
  late90: '61–90 days',
  older: 'over 90 days',
  withoutPlan: 'Without a plan',
  beyond: 'Beyond the plan',
  cancelled: 'Cancelled deals',
};

export const chequeStates: Record<ChequeState, string> = {
  drawer: money.inTheDrawer,
  deposited: money.atTheBank,
  cleared: money.cleared,
  returned: money.returned,
  replaced: money.replaced,
  endorsed: money.passedOn,
  givenBack: money.givenBack,
};

/** As a part of a sentence or a line. */
export const chequeStatesInText: Record<ChequeState, string> = {
  drawer: money.inTheDrawerInText,
  deposited: money.atTheBankInText,
  cleared: money.clearedInText,
  returned: money.returnedInText,
  replaced: money.replacedInText,
  endorsed: money.passedOnInText,
  givenBack: money.givenBackInText,
};

export const leadStages: Record<LeadStage, string> = {
  new: general.newOnes,
  contacted: 'Contacted',
  viewing: people.viewing,
  offer: 'Offer',
  won: deals.won,
  lost: 'Lost',
};

/** Where a lead came from. */
export const leadChannels: Record<LeadChannel, string> = {
  instagram: projects.instagram,
  facebook: projects.facebook,
  google: 'Google',
  whatsapp: people.whatsApp,
  tiktok: 'TikTok',
  youtube: 'YouTube',
  x: 'X',
  direct: 'Direct',
  referral: 'Referral',
  phone: 'Phone call',
  'walk-in': 'Visit to the office',
};

/** What a person is identified by. */
export const idKinds: Record<IdKind, string> = {
  national: 'Identity card',
  passport: 'Passport',
  company: 'Company registration',
};

/** Why a lead was closed without a deal. */
export const lostReasons: Record<LostReason, string> = {
  budget: 'Over their budget',
  elsewhere: 'Bought elsewhere',
  noAnswer: people.noAnswer,
  location: 'Location or size',
  notNow: general.notNow,
  mistake: 'Not serious, or a wrong number',
  other: general.anotherReason,
  before: 'Asked before leads were kept',
};

export const viewingStatuses: Record<ViewingStatus, string> = {
  planned: 'Confirmed',
  done: general.stepDone,
  noShow: 'No show',
  cancelled: deals.cancelled,
};

export const quoteStates: Record<Word<'quoteState'>, string> = {
  open: general.open,
  ended: deals.ended,
  accepted: 'Accepted',
  withdrawn: units.withdrawn,
};
