import { z } from 'zod';
import { optionalIdOf, optionalNumber, storable, text, typedApartmentNo, typedBoolean } from './fields.ts';
import { TermsInput } from './ledger.ts';
import { AMOUNT_TEXT_MAX, CO_BUYERS_MAX, DEAL_UNITS_MAX, LINE_MAX, NAME_MAX, PHONE_MAX } from './limits.ts';
import { ALIASES, firstSent } from './rules/reservation-aliases.ts';

const name = text(NAME_MAX);
const phone = text(PHONE_MAX);
/** Stored as typed; a number is stored as its text. */
const amount = z
  .union([z.number(), storable(z.string()).trim().max(AMOUNT_TEXT_MAX), z.null()], 'invalidAmount')
  .transform((value) => (value === null ? '' : String(value)));
const flag = typedBoolean.nullable();

/** Further units of the deal, by their tracker numbers: a parking space with its flat. */
export const furtherUnits = z
  .array(typedApartmentNo)
  .max(DEAL_UNITS_MAX - 1)
  .default([]);

const every = <Schema extends z.ZodType>(names: readonly string[], schema: Schema) =>
  Object.fromEntries(names.map((alias) => [alias, schema.optional()]));

/**
 * PATCH and POST /lacasa/apartments/{id}/reservation, docs/product/building-tracker.md#reservation-aliases.
 * A field that is not sent is undefined and left unchanged.
 */
export const ReservationInput = z
  .object({
    ...every(ALIASES.name, name),
    ...every(ALIASES.phone, phone),
    ...every(ALIASES.due, amount),
    ...every(ALIASES.paid, amount),
    ...every(ALIASES.isFullyPaid, flag),
    ...every(ALIASES.reserved, flag),
    ...every(ALIASES.isAvailable, flag),
    /** Whom it is made for, where that is known; without it the phone finds them. */
    personId: optionalIdOf.person,
    coBuyers: text(CO_BUYERS_MAX).optional(),
    /** Why, for the history. */
    note: text(LINE_MAX).default(''),
    with: furtherUnits,
    /** Price, discount and plan of a new reservation, instead of a typed amount. */
    terms: TermsInput.nullable().default(null),
    version: optionalNumber({ min: 1, whole: true }),
  })
  .transform((sent) => {
    const textOf = (names: readonly string[]) => firstSent(sent, names) as string | undefined;
    const flagOf = (names: readonly string[]) => firstSent(sent, names) as boolean | undefined;
    const isAvailable = flagOf(ALIASES.isAvailable);
    return {
      name: textOf(ALIASES.name),
      phone: textOf(ALIASES.phone),
      dueAmountStr: textOf(ALIASES.due),
      paidAmountStr: textOf(ALIASES.paid),
      isFullyPaid: flagOf(ALIASES.isFullyPaid),
      reserved: flagOf(ALIASES.reserved) ?? (isAvailable === undefined ? undefined : !isAvailable),
      personId: sent.personId,
      coBuyers: sent.coBuyers,
      note: sent.note,
      with: sent.with,
      terms: sent.terms,
      version: sent.version,
    };
  });
export type ReservationInput = z.infer<typeof ReservationInput>;
export type ReservationPayload = z.input<typeof ReservationInput>;
