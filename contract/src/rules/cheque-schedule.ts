import { type Currency, fromMinor, toMinor } from './money.ts';

export type ScheduledCheque = { dueDate: string; amount: number; number: string };
export type ChequePlan = {
  firstDate: string;
  count: number;
  total: number;
  currency: Currency;
  /** The number on the first cheque; the others follow it. */
  firstNumber?: string;
};

/** The same day of a later month; the 31st becomes the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, last));
  return first.toISOString().slice(0, 10);
}

/** '0099' is followed by '0100': the digits at the end are counted on, the prefix is preserved. */
export function numberAfter(first: string, steps: number): string {
  const [, prefix = '', digits = ''] = /^(.*?)(\d*)$/s.exec(first) ?? [];
  if (digits === '') return steps === 0 ? first : '';
  return prefix + String(BigInt(digits) + BigInt(steps)).padStart(digits.length, '0');
}

/**
 * Post-dated cheques, a month apart. The amounts are equal and add up exactly in the smallest unit; the first takes
 * the remainder.
 */
export function chequeSchedule({ firstDate, count, total, currency, firstNumber = '' }: ChequePlan) {
  const minor = toMinor(total, currency);
  const each = Math.floor(minor / count);
  return Array.from({ length: count }, (_, i): ScheduledCheque => {
    const share = i === 0 ? minor - each * (count - 1) : each;
    return {
      dueDate: addMonths(firstDate, i),
      amount: fromMinor(share, currency),
      number: numberAfter(firstNumber, i),
    };
  });
}
