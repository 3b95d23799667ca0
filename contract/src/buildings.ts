import { z } from 'zod';
import { Apartment, FloorCount, LacasaDashboard } from './apartments.ts';
import { DealUnit } from './deal-unit.ts';
import {
  currency,
  Id,
  Instant,
  idOf,
  optionalChoice,
  optionalCurrency,
  optionalIdOf,
  optionalInstant,
  optionalNumber,
  optionalText,
  phoneAsTyped,
  requiredText,
  typedApartmentNo,
  typedNumber,
} from './fields.ts';
import { PublicFile } from './files.ts';
import { Apart, LedgerBalance, Overdue, Sum } from './ledger.ts';
import * as limits from './limits.ts';
import { ListQuery, listOf } from './lists.ts';
import { furtherUnits } from './reservation-input.ts';
import { DEAL_STAGES, END_REASONS, OPEN_STAGES, UNIT_STATUSES } from './rules/deals.ts';
import { PAYMENT_METHODS } from './rules/ledger.ts';

const count = z.int().nonnegative();

/**
 * A project, as the place where its units are sold. With floors it is drawn by them, and the counts are of the units on
 * them; without, by the floors that its units name.
 */
export const Building = z.object({
  id: Id,
  nameEn: z.string(),
  nameAr: z.string(),
  slug: z.string(),
  isLacasa: z.boolean(),
  hasFloors: z.boolean(),
  floorsFrom: z.int(),
  floorsTo: z.int(),
  counts: z.object({
    total: count,
    available: count,
    held: count,
    reserved: count,
    sold: count,
    withdrawn: count,
  }),
});
export type Building = z.infer<typeof Building>;

export const BuildingsQuery = ListQuery;
export type BuildingsQuery = z.infer<typeof BuildingsQuery>;

/** A building with its small drawing, from the top floor down, and what is owed in it. */
export const BuildingCard = Building.extend({
  drawing: z.array(
    z.object({
      floor: z.int(),
      /** Those of the building where somebody lives; a floor of parking or storage has its own. */
      columns: count,
      cells: z.array(
        z.object({ id: idOf.apartment, label: z.string(), column: count, status: z.enum(UNIT_STATUSES) }),
      ),
    }),
  ),
  /** Null without the right to see money. */
  outstanding: z.array(Sum).nullable(),
  overdue: z.array(Sum).nullable(),
});
export type BuildingCard = z.infer<typeof BuildingCard>;

/** GET /admin/buildings: those the user may see, LaCasa first, then by name. */
export const BuildingList = listOf(BuildingCard);
export type BuildingList = z.infer<typeof BuildingList>;

/** GET /admin/released-holds: one's own holds that somebody else released in the last three days, newest first. */
export const ReleasedHolds = z.object({
  items: z.array(
    z.object({
      dealId: idOf.deal,
      buildingId: Id.nullable(),
      units: z.string(),
      name: z.string(),
      by: z.string(),
      at: Instant,
    }),
  ),
});
export type ReleasedHolds = z.infer<typeof ReleasedHolds>;

/** The open deal on a unit. `units` has all its units, the first one answers the amounts. */
export const OpenDeal = z.object({
  id: idOf.deal,
  stage: z.enum(OPEN_STAGES),
  personId: idOf.person.nullable(),
  /** Where its first message is; null for a role that sees no leads. */
  leadId: idOf.lead.nullable(),
  units: z.array(DealUnit),
  /** Who holds it for the buyer. */
  owner: z.object({ id: Id, username: z.string(), name: z.string() }).nullable(),
  /** Who made it, by name; when is the unit's `reservedAt`. */
  madeBy: z.string().nullable(),
  holdUntil: Instant.nullable(),
  soldAt: Instant.nullable(),
  coBuyers: z.string(),
  notes: z.string(),
  soldNo: Id.nullable(),
  /** Whether anything was received on it; such a deal is cancelled by those who see money. */
  hasMoney: z.boolean(),
  /** For the calls about its money: GET /admin/deals/{id}/ledger. */
  version: z.int().positive(),
  /** Null without a price in a known currency, or without the right to see money. */
  balance: LedgerBalance.nullable(),
  apart: Apart.nullable(),
  overdue: Overdue.nullable(),
  isCurrencyMissing: z.boolean(),
  isToConfirm: z.boolean(),
});
export type OpenDeal = z.infer<typeof OpenDeal>;

/** A unit of a building's tracker; `id` is the number that the tracker's calls name it by. */
export const TrackedUnit = Apartment.extend({
  floor: z.int(),
  unitId: idOf.unit,
  place: z.int(),
  isListed: z.boolean(),
  /** Withdrawn, because a list says that somebody has it; the deal is to be made. */
  awaitsDeal: z.boolean(),
  bedrooms: z.int().nonnegative(),
  sizeSqm: z.number().nonnegative(),
  price: z.number().nonnegative().nullable(),
  currency: currency.nullable(),
  deal: OpenDeal.nullable(),
});
export type TrackedUnit = z.infer<typeof TrackedUnit>;

export const TrackedFloor = z.object({ floor: z.int(), apartments: z.array(TrackedUnit) });
export type TrackedFloor = z.infer<typeof TrackedFloor>;

/**
 * GET /admin/buildings/{id}/floors, from the top down. `now` is the server's clock, for the clocks of holds;
 * `holdHours` is how long a hold lasts unless said otherwise.
 */
export const TrackerAnswer = z.object({
  building: Building,
  now: Instant,
  holdHours: z.int().positive(),
  /** The picture of the project. */
  cover: PublicFile.nullable(),
  items: z.array(TrackedFloor),
});
export type TrackerAnswer = z.infer<typeof TrackerAnswer>;

/** charges − discounts − writtenOff − paid + refunded = outstanding − overpaid − toGiveBack. */
export const LedgerTotal = LedgerBalance.omit({ fees: true }).extend({
  toGiveBack: z.number(),
  overdue: z.number(),
});
export type LedgerTotal = z.infer<typeof LedgerTotal>;

/** GET /admin/buildings/{id}/dashboard. `holds` are ordered by their end. Without a right to see money, `money` and `unpaid` are empty. */
export const BuildingDashboard = LacasaDashboard.extend({
  building: Building,
  now: Instant,
  floors: z.array(FloorCount),
  unpaid: z.array(TrackedUnit),
  holds: z.array(TrackedUnit),
  /** The identity of the ledger per currency, over open and cancelled deals; empty without the right to see money. */
  ledger: z.array(LedgerTotal),
  /** Beside the totals: uncleared cheques, and money in another currency without a rate. */
  cheques: z.array(Sum),
  uncounted: z.array(Sum),
  /** Deals that are overdue, most first. */
  overdue: z.array(TrackedUnit),
});
export type BuildingDashboard = z.infer<typeof BuildingDashboard>;

const version = optionalNumber({ min: 1, whole: true });

const holdHours = typedNumber({ min: 1, max: limits.HOLD_HOURS_MAX, whole: true });

/** POST …/apartments/{id}/hold. Without `hours` the hold lasts as long as the server is set to (48). */
export const HoldInput = z.object({
  /** Whom it is made for, where that is known; without it the phone finds them. */
  personId: optionalIdOf.person,
  name: optionalText(limits.NAME_MAX),
  phone: phoneAsTyped,
  hours: holdHours.optional(),
  note: optionalText(limits.LINE_MAX),
  with: furtherUnits,
  version,
});
export type HoldInput = z.infer<typeof HoldInput>;

/** POST …/apartments/{id}/hold/extend: that many hours more, counted from its end. */
export const ExtendInput = z.object({
  hours: holdHours.optional(),
  note: requiredText(limits.LINE_MAX),
  version,
});
export type ExtendInput = z.infer<typeof ExtendInput>;

const money = optionalNumber({ min: 0.001, max: limits.AMOUNT_MAX });

/** The fields of POST …/apartments/{id}/sell beside its file part 'contract'. A free unit needs the buyer's name. */
export const SellInput = z.object({
  personId: optionalIdOf.person,
  name: optionalText(limits.NAME_MAX),
  phone: phoneAsTyped,
  coBuyers: optionalText(limits.CO_BUYERS_MAX),
  soldAt: optionalInstant,
  price: money,
  currency: optionalCurrency,
  notes: optionalText(limits.TEXT_MAX),
  with: furtherUnits,
  version,
});
export type SellInput = z.infer<typeof SellInput>;

/**
 * What becomes of the money that was received, in the deal's currency: given back now, kept as a forfeit. What is left
 * is 'to give back'. Cheques in the drawer are given back with the deal; one at the bank stays until it comes back.
 */
export const Settlement = z.object({
  refund: optionalNumber({ min: 0.001, max: limits.AMOUNT_MAX }),
  method: optionalChoice(PAYMENT_METHODS),
  forfeit: optionalNumber({ min: 0.001, max: limits.AMOUNT_MAX }),
});

/** POST …/apartments/{id}/cancel. Without a settlement what was received is 'to give back'. */
export const CancelInput = z.object({
  reason: z.enum(END_REASONS, 'invalidChoice'),
  note: optionalText(limits.LINE_MAX),
  settlement: Settlement.nullable().default(null),
  version,
});
export type CancelInput = z.infer<typeof CancelInput>;

/** POST …/apartments/{id}/reopen: a cancelled deal, while its units are free. */
export const ReopenInput = z.object({
  dealId: optionalIdOf.deal,
  /** The cheques that were given back when it was cancelled are in the drawer again. */
  takesCheques: z.boolean().default(false),
  version,
});
export type ReopenInput = z.infer<typeof ReopenInput>;

/** PUT …/apartments/{id}/deal/units: `units` are all units of the deal from now on, the first answers the amounts. */
export const DealUnitsInput = z.object({
  units: z.array(typedApartmentNo).min(1, 'required').max(limits.DEAL_UNITS_MAX),
  note: requiredText(limits.LINE_MAX),
  version,
});
export type DealUnitsInput = z.infer<typeof DealUnitsInput>;

/** A deal on a unit that has ended, newest first: GET …/apartments/{id}/deals. */
export const EndedDeal = z.object({
  id: idOf.deal,
  stage: z.enum(DEAL_STAGES),
  /** What it was when it ended. */
  was: z.enum(OPEN_STAGES),
  personId: idOf.person.nullable(),
  name: z.string(),
  phone: z.string(),
  units: z.array(DealUnit),
  createdAt: Instant,
  endedAt: Instant,
  endedBy: z.string().nullable(),
  reason: z.string(),
  note: z.string(),
  /** Whether all its units are free and it may be opened again. */
  canReopen: z.boolean(),
  /** Cheques that were given back on the day it was cancelled. */
  chequesGivenBack: z.int().nonnegative(),
});
export type EndedDeal = z.infer<typeof EndedDeal>;
export const EndedDeals = z.object({ items: z.array(EndedDeal) });
export type EndedDeals = z.infer<typeof EndedDeals>;
