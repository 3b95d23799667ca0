import { z } from 'zod';
import { type FieldIssue, fieldIssueOf, issue } from './field-issues.ts';
import { EMAIL_MAX, PHONE_MAX, URL_MAX } from './limits.ts';
import { parseTypedNumber, toWesternDigits } from './rules/digits.ts';
import type { ApartmentNo, IdKinds } from './rules/ids.ts';
import { parseInstant } from './rules/instant.ts';
import { withoutIsolates } from './rules/isolated-numbers.ts';
import { type Currency, isOffered } from './rules/money.ts';
import { cleanPhone, isValidPhone } from './rules/phone.ts';
import { isWebUrl } from './rules/web-url.ts';

// zod drops the input once an issue is created, so 'missing' and 'of another type' are distinguished here.
z.config({ customError: (raw) => fieldIssueOf(raw) });

/** Convention of all schemas: a text that may be missing is '', any other value that may be missing is null. */

/** A text with its own code for absence. A message passed to z.string() would be used for every check. */
export const stringOr = (code: string) =>
  z.string({ error: (raw) => (raw.code === 'invalid_type' ? code : undefined) });

/** PostgreSQL cannot store NUL in a text. The marks of a number that was shown and copied are not part of it. */
export const storable = (text: z.ZodString) =>
  text.overwrite((value) => withoutIsolates(value.replaceAll('\0', '')));

export const requiredText = (max: number, code: FieldIssue = 'required') =>
  storable(stringOr(code)).trim().min(1, { error: code, abort: true }).max(max);

/** Null becomes ''; `text(n).optional()` leaves the stored value unchanged when it is not sent. */
export const text = (max: number) =>
  storable(z.string())
    .trim()
    .max(max)
    .nullable()
    .transform((value) => value ?? '');

export const optionalText = (max: number) => text(max).default('');

/** docs/product/public-site.md#phone-rule, stored with Western digits; '' when there is none. */
export const phone = text(PHONE_MAX)
  .transform(cleanPhone)
  .refine((value) => value === '' || isValidPhone(value), { error: 'invalidPhone' });

/** Of internal records: an office notes whatever somebody calls a number, and nothing is refused. */
export const phoneAsTyped = optionalText(PHONE_MAX);

export const requiredEmail = stringOr('emailRequired')
  .trim()
  .min(1, { error: 'emailRequired', abort: true })
  .max(EMAIL_MAX, { abort: true })
  .pipe(z.email('invalidEmail'));

export const email = text(EMAIL_MAX).pipe(z.union([z.literal(''), z.email()], 'invalidEmail'));

export const webUrl = text(URL_MAX).refine((url) => url === '' || isWebUrl(url), { error: 'invalidUrl' });

type Range = { min?: number; max?: number; whole?: boolean };

/** A number, or its text in Western or Arabic-Indic digits. */
export function typedNumber({ min, max, whole = false }: Range = {}) {
  let number = z.number();
  if (whole) number = number.int('notWhole');
  if (min !== undefined) number = number.min(min, issue('min', min));
  if (max !== undefined) number = number.max(max, issue('max', max));
  return z
    .union([z.number(), z.string()], { error: (i) => (i.input === undefined ? 'required' : 'notANumber') })
    .transform((value, ctx) => {
      const parsed = typeof value === 'number' ? value : parseTypedNumber(value);
      if (parsed !== null) return parsed;
      const message = value === '' ? 'required' : 'notANumber';
      ctx.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    })
    .pipe(number);
}

/** The same; an empty field is null. */
export function numberOrNull(range: Range = {}) {
  const number = typedNumber(range);
  return z.union([z.number(), z.string(), z.null()], 'notANumber').transform((value, ctx) => {
    if (value === null || value === '') return null;
    // a union with null would hide the issues of the number
    const result = number.safeParse(value);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) ctx.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

export const optionalNumber = (range: Range = {}) => numberOrNull(range).default(null);

/** A calendar day, 2026-11-15; an empty field is null. */
export const day = z
  .string('invalidDate')
  .nullable()
  .transform((typed) => toWesternDigits(typed ?? '').trim() || null)
  .pipe(z.union([z.null(), z.iso.date()], 'invalidDate'))
  // PostgreSQL has no year 0, and no date here is older than this
  .refine((value) => value === null || value >= '1900', { error: 'invalidDate' });

export const optionalDay = day.default(null);

/** An instant with its zone, or a form's local time (the company's); an empty field is null. */
export const optionalInstant = z
  .string('invalidDate')
  .max(40)
  .nullable()
  .default(null)
  .transform((value, ctx) => {
    if (value === null || value.trim() === '') return null;
    const instant = parseInstant(value);
    if (instant !== null) return instant;
    ctx.issues.push({ code: 'custom', message: 'invalidDate', input: value });
    return z.NEVER;
  });

/** One of several values; an empty form field is null. */
export const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z
    .union([z.enum(values), z.literal(''), z.null()], 'invalidChoice')
    .default('')
    .transform((value) => (value === '' ? null : value) as Values[number] | null);

/** What the checks guarantee and the types of Zod do not know: three capitals are a currency. */
export const checkedAs = <Output, Input>(schema: z.ZodType) => schema as z.ZodType<Output, Input>;

/** Of an answer: what is stored may be in a currency that is no longer offered. */
export const currency = checkedAs<Currency, Currency>(z.string().regex(/^[A-Z]{3}$/));
/** Read from typed text. */
type AmountCurrency = Currency | 'Unknown';
export const AmountCurrency = checkedAs<AmountCurrency, AmountCurrency>(
  z.string().regex(/^([A-Z]{3}|Unknown)$/),
);

/** One of those that the company offers. */
export const typedCurrency = checkedAs<Currency, Currency>(
  z.string('invalidChoice').refine(isOffered, { error: 'invalidChoice' }),
);
export const optionalCurrency = z
  .union([typedCurrency, z.literal(''), z.null()], 'invalidChoice')
  .default('')
  .transform((value) => (value === '' ? null : value));

/** Queries and multipart fields carry booleans as text; a bare `?featured` is true. */
export const typedBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])], 'invalidChoice')
  .transform((value) => value === true || value === 'true' || value === '1' || value === '');

/** Ids are PostgreSQL integers. */
const ID_MAX = 2_147_483_647;
export const Id = z.int().positive().max(ID_MAX);
export const typedId = typedNumber({ min: 1, max: ID_MAX, whole: true });
export const optionalId = optionalNumber({ min: 1, max: ID_MAX, whole: true });
export const IdParams = z.object({ id: typedId });

type Answered<T> = z.ZodType<T, T>;
type Typed<T> = z.ZodType<T, T | string>;
type Optional<T> = z.ZodDefault<z.ZodType<T | null, T | string | null>>;
type Params<T> = z.ZodObject<{ id: Typed<T> }>;

/** The checks are those of any id; the type says of what it is one (rules/ids.ts), also for who fills in a payload. */
const ofEachKind = <Schemas extends Record<keyof IdKinds, z.ZodType>>(schema: z.ZodType) =>
  ({
    unit: schema,
    apartment: schema,
    deal: schema,
    reservation: schema,
    person: schema,
    lead: schema,
  }) as Schemas;

export const idOf = ofEachKind<{ [Kind in keyof IdKinds]: Answered<IdKinds[Kind]> }>(Id);
export const typedIdOf = ofEachKind<{ [Kind in keyof IdKinds]: Typed<IdKinds[Kind]> }>(typedId);
export const optionalIdOf = ofEachKind<{ [Kind in keyof IdKinds]: Optional<IdKinds[Kind]> }>(optionalId);
export const paramsOf = ofEachKind<{ [Kind in keyof IdKinds]: Params<IdKinds[Kind]> }>(IdParams);

/** One of several units of a building; our own screens send no texts here. */
export const typedApartmentNo = checkedAs<ApartmentNo, ApartmentNo>(typedNumber({ min: 1, whole: true }));

export const Instant = z.iso.datetime();
export const Day = z.iso.date();
