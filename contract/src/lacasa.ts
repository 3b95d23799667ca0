import { z } from 'zod';
import { Id, Instant } from './fields.ts';
import { FLOOR_MAX, FLOOR_MIN } from './limits.ts';
import { AMOUNT_CURRENCIES } from './rules/amounts.ts';

export const APARTMENT_KINDS = ['apartment', 'parking', 'storage'] as const;

/**
 * SPEC §3 apartment. Amounts stay as typed, with the parsed number and currency beside them; where payments are
 * entered as lines, `paidAmountStr` is their sum. Photo and contract are private: their links soon expire.
 */
export const Apartment = z.object({
  id: Id,
  label: z.string(),
  kind: z.enum(APARTMENT_KINDS),
  floor: z.int().min(FLOOR_MIN).max(FLOOR_MAX),
  reserved: z.boolean(),
  name: z.string(),
  phone: z.string(),
  reserverId: Id.nullable(),
  reserverImageFileId: Id.nullable(),
  reserverPhotoUrl: z.string().nullable(),
  contractFileId: Id.nullable(),
  contractFileUrl: z.string().nullable(),
  dueAmountStr: z.string(),
  paidAmountStr: z.string(),
  dueAmount: z.number().nullable(),
  paidAmount: z.number().nullable(),
  dueCurrency: z.enum(AMOUNT_CURRENCIES),
  paidCurrency: z.enum(AMOUNT_CURRENCIES),
  outstanding: z.number(),
  isFullyPaid: z.boolean(),
  markedFullyPaid: z.boolean(),
  hasPayments: z.boolean(),
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
  currency: z.enum(AMOUNT_CURRENCIES),
  due: z.number(),
  paid: z.number(),
  outstanding: z.number(),
});

/** SPEC §2.18: the figures, the bars and the top 20 unpaid; `openPayments` is how many there are in all. */
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
  at: Instant,
  by: z.string(),
  action: z.string(),
  changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

export const HistoryList = z.object({ items: z.array(HistoryEntry) });
export type HistoryList = z.infer<typeof HistoryList>;
