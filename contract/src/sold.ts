import { z } from 'zod';
import { exportChoice } from './exports.ts';
import { Id, Instant, optionalDay, optionalId, optionalInstant, optionalText, phone } from './fields.ts';
import { NAME_MAX, TEXT_MAX } from './limits.ts';
import { listOf, paging, searchText } from './lists.ts';
import { ProjectRef } from './projects.ts';
import { UnitRef } from './units.ts';

/** SPEC §3 sold record. `contractFileUrl` is a signed link that soon expires; the View link asks for a fresh one. */
export const Sold = z.object({
  id: Id,
  apartmentName: z.string(),
  buyerName: z.string(),
  buyerPhone: z.string(),
  soldAt: Instant.nullable(),
  notes: z.string(),
  contractFileId: Id.nullable(),
  contractFileUrl: z.string().nullable(),
  contractMimeType: z.string().nullable(),
  project: ProjectRef.nullable(),
  unit: UnitRef.nullable(),
  createdAt: Instant,
});
export type Sold = z.infer<typeof Sold>;

const filters = { q: searchText, from: optionalDay, to: optionalDay };

type Days = { from: string | null; to: string | null };
const inOrder = <T extends Days>(query: T): T => {
  const { from, to } = query;
  return from !== null && to !== null && from > to ? { ...query, from: to, to: from } : query;
};

/** SPEC §2.13: search and a range of days, both included. */
export const SoldQuery = z.object({ ...filters, ...paging }).transform(inOrder);
export type SoldQuery = z.infer<typeof SoldQuery>;
export type SoldFilters = Pick<SoldQuery, 'q' | 'from' | 'to'>;

/** GET /admin/selled/export: the same filters, as a file. */
export const SoldExportQuery = z.object({ ...filters, ...exportChoice }).transform(inOrder);
export type SoldExportQuery = z.infer<typeof SoldExportQuery>;

export const SoldList = listOf(Sold);
export type SoldList = z.infer<typeof SoldList>;

/** The fields of POST /admin/selled beside its file 'contract'; a chosen unit gives the name where none is typed. */
export const SoldInput = z
  .object({
    apartmentName: optionalText(NAME_MAX),
    unitId: optionalId,
    buyerName: optionalText(NAME_MAX),
    buyerPhone: phone.default(''),
    soldAt: optionalInstant,
    notes: optionalText(TEXT_MAX),
  })
  .refine((sold) => sold.apartmentName !== '' || sold.unitId !== null, {
    path: ['apartmentName'],
    error: 'apartmentRequired',
  });
export type SoldInput = z.infer<typeof SoldInput>;
