import { z } from 'zod';
import { Id, Instant, idOf } from './fields.ts';
import { searchText } from './lists.ts';

/** In the order in which they are shown. */
export const FOUND_KINDS = [
  'person',
  'unit',
  'deal',
  'cheque',
  'paper',
  'lead',
  'message',
  'project',
  'user',
] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** How many of each kind are answered. */
export const FOUND_SHOWN = 3;

export const FindQuery = z.object({ q: searchText });
export type FindQuery = z.infer<typeof FindQuery>;

export const Found = z.object({
  kind: z.enum(FOUND_KINDS),
  id: Id,
  nameEn: z.string(),
  nameAr: z.string(),
  /** A phone number, the bank of a cheque, the first words of a message. */
  detail: z.string(),
  /** The project or building it belongs to. */
  project: z.object({ id: Id, nameEn: z.string(), nameAr: z.string() }).nullable(),
  /** Of a unit of a building, by which its tracker opens it. */
  apartmentNo: idOf.apartment.nullable(),
  /** The deal of a cheque, whose page shows it. */
  dealId: idOf.deal.nullable(),
  /** A stage or state, by its code. */
  state: z.string().nullable(),
  at: Instant.nullable(),
});
export type Found = z.infer<typeof Found>;

/** GET /admin/find: the newest of each kind the user may see; `more` says that its list has others. */
export const FoundList = z.object({
  groups: z.array(z.object({ kind: z.enum(FOUND_KINDS), items: z.array(Found), more: z.boolean() })),
});
export type FoundList = z.infer<typeof FoundList>;
