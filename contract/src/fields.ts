import { z } from 'zod';
import { type FieldIssue, fieldIssueOf, issue } from './field-issues.ts';
import { EMAIL_MAX, PHONE_MAX, URL_MAX } from './limits.ts';
import { parseTypedNumber, toWesternDigits } from './rules/digits.ts';
import { parseInstant } from './rules/instant.ts';
import { cleanPhone, isValidPhone } from './rules/phone.ts';
import { isWebUrl } from './rules/web-url.ts';

// zod forgets the input once an issue is made, so 'missing' and 'of another type' are told apart here.
z.config({ customError: (raw) => fieldIssueOf(raw) });

/** Convention of all our shapes: a text that may be empty is '', everything else that may be missing is null. */

/** A text whose absence has a code of its own. Given to z.string() as a message, the code would serve every check. */
export const stringOr = (code: string) =>
  z.string({ error: (raw) => (raw.code === 'invalid_type' ? code : undefined) });

/** PostgreSQL stores no NUL, and nobody types one. */
export const storable = (text: z.ZodString) => text.overwrite((value) => value.replaceAll('\0', ''));

export const requiredText = (max: number, code: FieldIssue = 'required') =>
  storable(stringOr(code)).trim().min(1, { error: code, abort: true }).max(max);

/** Null is an empty text; `text(n).optional()` is one that stays as it is when it is not sent. */
export const text = (max: number) =>
  storable(z.string())
    .trim()
    .max(max)
    .nullable()
    .transform((value) => value ?? '');

export const optionalText = (max: number) => text(max).default('');

/** SPEC §5 phone rule, kept with Western digits; empty where there is none. */
export const phone = text(PHONE_MAX)
  .transform(cleanPhone)
  .refine((value) => value === '' || isValidPhone(value), { error: 'invalidPhone' });

export const requiredEmail = stringOr('emailRequired')
  .trim()
  .min(1, { error: 'emailRequired', abort: true })
  .max(EMAIL_MAX, { abort: true })
  .pipe(z.email('invalidEmail'));

export const email = text(EMAIL_MAX).pipe(z.union([z.literal(''), z.email()], 'invalidEmail'));

/** Issue 5: http or https only, anywhere a URL is typed. */
export const webUrl = text(URL_MAX).refine((url) => url === '' || isWebUrl(url), { error: 'invalidUrl' });

type Range = { min?: number; max?: number; whole?: boolean };

/** A number, or the text of one in either script of digits. */
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

/** The same, where nothing typed means none. */
export function numberOrNull(range: Range = {}) {
  const number = typedNumber(range);
  return z.union([z.number(), z.string(), z.null()], 'notANumber').transform((value, ctx) => {
    if (value === null || value === '') return null;
    // not a union with null: that would hide what is wrong with the number
    const result = number.safeParse(value);
    if (result.success) return result.data;
    for (const { message } of result.error.issues) ctx.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

export const optionalNumber = (range: Range = {}) => numberOrNull(range).default(null);

/** A calendar day, 2026-11-15; empty means none. */
export const day = z
  .string('invalidDate')
  .nullable()
  .transform((typed) => toWesternDigits(typed ?? '').trim() || null)
  .pipe(z.union([z.null(), z.iso.date()], 'invalidDate'))
  // PostgreSQL has no year 0, and nobody here means one before this
  .refine((value) => value === null || value >= '1900', { error: 'invalidDate' });

export const optionalDay = day.default(null);

/** An instant, sent with its zone, or as a form writes it (Asia/Hebron); empty means none. */
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

/** One of a few words; an empty form field means none of them. */
export const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z
    .union([z.enum(values), z.literal(''), z.null()], 'invalidChoice')
    .default('')
    .transform((value) => (value === '' ? null : value) as Values[number] | null);

/** In queries and multipart fields booleans arrive as text; a bare `?featured` is a yes. */
export const typedBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0', ''])], 'invalidChoice')
  .transform((value) => value === true || value === 'true' || value === '1' || value === '');

/** Ids are PostgreSQL integers; a larger one is nobody's. */
const ID_MAX = 2_147_483_647;
export const Id = z.int().positive().max(ID_MAX);
export const typedId = typedNumber({ min: 1, max: ID_MAX, whole: true });
export const optionalId = optionalNumber({ min: 1, max: ID_MAX, whole: true });
export const IdParams = z.object({ id: typedId });
export const Instant = z.iso.datetime();
export const Day = z.iso.date();
