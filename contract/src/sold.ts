import { z } from 'zod';
import { exportChoice } from './exports.ts';
import {
  currency,
  Id,
  Instant,
  idOf,
  optionalCurrency,
  optionalDay,
  optionalIdOf,
  optionalInstant,
  optionalNumber,
  optionalText,
  phoneAsTyped,
} from './fields.ts';
import { AMOUNT_MAX, NAME_MAX, TEXT_MAX } from './limits.ts';
import { listOf, paging, searchText } from './lists.ts';
import { ProjectRef } from './projects.ts';
import { UnitRef } from './units.ts';

/** `contractFileUrl` is a signed link that expires; the View link requests a fresh one. */
export const Sold = z.object({
  id: Id,
  apartmentName: z.string(),
  buyerName: z.string(),
  buyerPhone: z.string(),
  soldAt: Instant.nullable(),
  notes: z.string(),
  price: z.number().nonnegative().nullable(),
  currency: currency.nullable(),
  personId: idOf.person.nullable(),
  contractFileId: Id.nullable(),
  contractFileUrl: z.string().nullable(),
  contractMimeType: z.string().nullable(),
  project: ProjectRef.nullable(),
  unit: UnitRef.nullable(),
  createdAt: Instant,
});
export type Sold = z.infer<typeof Sold>;

/** DELETE /admin/selled/{id} of a sale on which money was received; 204 for one that goes to the trash. */
export const CancelledSold = z.object({ isCancelled: z.literal(true), dealId: idOf.deal });
export type CancelledSold = z.infer<typeof CancelledSold>;

const filters = { q: searchText, from: optionalDay, to: optionalDay };

type Days = { from: string | null; to: string | null };
const inOrder = <T extends Days>(query: T): T => {
  const { from, to } = query;
  return from !== null && to !== null && from > to ? { ...query, from: to, to: from } : query;
};

/** Both days of the range are included. */
export const SoldQuery = z.object({ ...filters, ...paging }).transform(inOrder);
export type SoldQuery = z.infer<typeof SoldQuery>;
export type SoldFilters = Pick<SoldQuery, 'q' | 'from' | 'to'>;

export const SoldExportQuery = z.object({ ...filters, ...exportChoice }).transform(inOrder);
export type SoldExportQuery = z.infer<typeof SoldExportQuery>;

export const SoldList = listOf(Sold);
export type SoldList = z.infer<typeof SoldList>;

/** The fields of POST /admin/selled beside its file part 'contract'; an unnamed record is named after its unit. */
export const SoldInput = z
  .object({
    apartmentName: optionalText(NAME_MAX),
    unitId: optionalIdOf.unit,
    buyerName: optionalText(NAME_MAX),
    buyerPhone: phoneAsTyped,
    soldAt: optionalInstant,
    notes: optionalText(TEXT_MAX),
    price: optionalNumber({ min: 0, max: AMOUNT_MAX }),
    currency: optionalCurrency,
  })
  .refine((sold) => sold.apartmentName !== '' || sold.unitId !== null, {
    path: ['apartmentName'],
    error: 'apartmentRequired',
  });
export type SoldInput = z.infer<typeof SoldInput>;
