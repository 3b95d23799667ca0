import { sql } from 'drizzle-orm';
import { type AnyPgColumn, numeric, text } from 'drizzle-orm/pg-core';

const currencies = ['ILS', 'USD', 'JOD'] as const;

/** Three decimals because the dinar has them; 14 digits are exact in a JavaScript number. */
export const amount = (name: string) => numeric(name, { precision: 14, scale: 3, mode: 'number' });

export const currency = (name: string) => text(name, { enum: currencies });

export const isCurrency = (column: AnyPgColumn) => sql`${column} in ('ILS', 'USD', 'JOD')`;

/** Parsed from typed text: of any size, and possibly without a known currency. */
export const parsedAmount = (name: string) => numeric(name, { mode: 'number' });

export const parsedCurrency = (name: string) => text(name, { enum: [...currencies, 'Unknown'] });

export const isParsedCurrency = (column: AnyPgColumn) => sql`${column} in ('ILS', 'USD', 'JOD', 'Unknown')`;
