import type { AmountCurrency } from '@diyar/contract/rules/amounts';
import type { Currency } from '@diyar/contract/rules/money';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, numeric, text } from 'drizzle-orm/pg-core';

/** Three decimals because dinars have them, and no currency more; 14 digits are exact in a JavaScript number. */
export const amount = (name: string) => numeric(name, { precision: 14, scale: 3, mode: 'number' });

export const currency = (name: string) => text(name).$type<Currency>();

export const isCurrency = (column: AnyPgColumn) => sql`${column} ~ '^[A-Z]{3}$'`;

/** Parsed from typed text: of any size, and possibly without a known currency. */
export const parsedAmount = (name: string) => numeric(name, { mode: 'number' });

export const parsedCurrency = (name: string) => text(name).$type<AmountCurrency>();

export const isParsedCurrency = (column: AnyPgColumn) => sql`${column} ~ '^([A-Z]{3}|Unknown)$'`;
