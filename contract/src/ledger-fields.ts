import { z } from 'zod';
import { issue } from './field-issues.ts';
import { day, optionalNumber, optionalText, typedNumber } from './fields.ts';
import * as limits from './limits.ts';
import { type Currency, decimalsOf } from './rules/money.ts';

/** Fields that several payloads of the ledger have. */
export const money = typedNumber({ min: 0.001, max: limits.AMOUNT_MAX });
/** The deal's version that the user saw; an outdated screen is refused (409). */
export const version = optionalNumber({ min: 1, whole: true });
/** A repeated request with the same key is stored once. */
export const key = optionalText(limits.IDEMPOTENCY_KEY_MAX);
export const requiredDay = (error: 'required' | 'dueDateRequired' = 'required') =>
  z
    .string(error)
    .transform((typed): string | null => typed)
    .pipe(day)
    .refine((value) => value !== null, { error })
    .transform((value) => value ?? '');

export const decimals = (of: Currency) => issue('tooManyDecimals', decimalsOf(of));
