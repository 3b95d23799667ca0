import { z } from 'zod';
import { Day, Id, Instant, optionalText } from './fields.ts';
import { ListQuery, listOf } from './lists.ts';
import { toWesternDigits } from './rules/digits.ts';

/** What can be read by whoever knows its address. */
export const ADDRESS_KINDS = ['quote', 'preview', 'viewing', 'visit', 'calendar', 'buyer'] as const;
export const AddressKind = z.enum(ADDRESS_KINDS);
export type AddressKind = z.infer<typeof AddressKind>;

/** Why a buyer's address works no more. */
export const ADDRESS_ENDS = ['withdrawn', 'renewed', 'transferred'] as const;
export type AddressEnd = (typeof ADDRESS_ENDS)[number];

/** The last four digits of a phone, in any script. */
export const DigitsInput = z.object({
  digits: optionalText(20)
    .transform(toWesternDigits)
    .refine((typed) => /^\d{4}$/.test(typed), { error: 'fourDigits' }),
});
export type DigitsInput = z.infer<typeof DigitsInput>;

export const AddressesQuery = ListQuery.pick({ page: true, size: true }).extend({
  kind: AddressKind.optional(),
});
export type AddressesQuery = z.infer<typeof AddressesQuery>;

/** One that works, without the address itself. */
export const SecretAddress = z.object({
  id: Id,
  kind: AddressKind,
  /** Whom or what it shows: a buyer, a project, a visitor, a member of staff. */
  nameEn: z.string(),
  nameAr: z.string(),
  /** Of a quote. */
  number: z.string(),
  /** Of a quote and a buyer's deal itself, of a preview its project, where that was saved. */
  subjectId: Id.nullable(),
  maker: z.string().nullable(),
  createdAt: Instant,
  lastReadAt: Instant.nullable(),
  /** The last day on which it works. */
  endsOn: Day.nullable(),
});
export type SecretAddress = z.infer<typeof SecretAddress>;

export const SecretAddressList = listOf(SecretAddress);
export type SecretAddressList = z.infer<typeof SecretAddressList>;
