import { z } from 'zod';
import { exportChoice } from './exports.ts';
import { AmountCurrency, currency, Id, Instant, idOf, optionalIdOf, optionalNumber } from './fields.ts';
import { listOf, paging } from './lists.ts';
import { HISTORY_ACTIONS, HISTORY_FIELDS } from './rules/deal-history.ts';
import { UNIT_KINDS, UNIT_STATUSES } from './rules/deals.ts';

const PaymentSum = z.object({ currency, paid: z.number(), pending: z.number() });
const Money = z.object({ amount: z.number(), currency: AmountCurrency });
const ReadAmount = z.object({ amount: z.number().nullable(), currency: AmountCurrency });

/**
 * Amounts are answered as typed, with the parsed number and currency. Once payments are entered as lines,
 * `paidAmountStr` and `paid` are their sum, and `payments` has the sum per currency. `reserverPhotoUrl` requires
 * the token; `contractFileUrl` is a signed link that expires. `version` belongs to the apartment: it rises with
 * every change, also from one holder to the next.
 */
export const Apartment = z.object({
  id: idOf.apartment,
  label: z.string(),
  kind: z.enum(UNIT_KINDS),
  floor: z.int(),
  reserved: z.boolean(),
  status: z.enum(UNIT_STATUSES),
  name: z.string(),
  phone: z.string(),
  reserverId: idOf.reservation.nullable(),
  reserverImageFileId: Id.nullable(),
  reserverPhotoUrl: z.string().nullable(),
  contractFileId: Id.nullable(),
  contractFileUrl: z.string().nullable(),
  dueAmountStr: z.string(),
  paidAmountStr: z.string(),
  due: ReadAmount,
  paid: ReadAmount,
  pending: Money,
  outstanding: Money,
  isFullyPaid: z.boolean(),
  markedFullyPaid: z.boolean(),
  payments: z.array(PaymentSum),
  reservedAt: Instant.nullable(),
  version: z.int().positive(),
});
export type Apartment = z.infer<typeof Apartment>;

const count = z.int().nonnegative();
const counts = { total: count, reserved: count, available: count, percent: z.int().min(0).max(100) };

export const Floor = z.object({ floor: z.int(), apartments: z.array(Apartment) });
export type Floor = z.infer<typeof Floor>;

/** GET /lacasa/floors: all ten floors from the top down. */
export const FloorsAnswer = z.object({ items: z.array(Floor), ...counts });
export type FloorsAnswer = z.infer<typeof FloorsAnswer>;

export const FloorCount = z.object({ floor: z.int(), ...counts });

export const MoneyTotal = z.object({
  currency: AmountCurrency,
  due: z.number(),
  paid: z.number(),
  pending: z.number(),
  outstanding: z.number(),
});

/** `unpaid` has at most 20 apartments; `openPayments` counts all of them. */
export const LacasaDashboard = z.object({
  ...counts,
  fullyPaid: count,
  openPayments: count,
  floors: z.array(FloorCount),
  unpaid: z.array(Apartment),
  money: z.array(MoneyTotal),
});
export type LacasaDashboard = z.infer<typeof LacasaDashboard>;

/** One change of a reservation: who, when, before, after. */
export const HistoryEntry = z.object({
  id: Id,
  reserverId: idOf.reservation.nullable(),
  at: Instant,
  by: z.object({ id: Id.nullable(), username: z.string(), name: z.string() }),
  action: z.enum(HISTORY_ACTIONS),
  changes: z.array(z.object({ field: z.enum(HISTORY_FIELDS), before: z.string(), after: z.string() })),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryQuery = z.object(paging);
export type HistoryQuery = z.infer<typeof HistoryQuery>;

export const HistoryList = listOf(HistoryEntry);
export type HistoryList = z.infer<typeof HistoryList>;

/** POST …/restore: without `reserverId` the last removal is undone. */
export const RestoreInput = z.object({ reserverId: optionalIdOf.reservation });
export type RestoreInput = z.infer<typeof RestoreInput>;

/** Calls without a body carry the expected version in the query. */
export const VersionQuery = z.object({ version: optionalNumber({ min: 1, whole: true }) });

export const LacasaExportQuery = z.object(exportChoice);
export type LacasaExportQuery = z.infer<typeof LacasaExportQuery>;
