import { fromMinor, toMinor } from '@diyar/contract/rules/money';
import type { DatedLine } from '@diyar/contract/rules/plans';
import { addDays, daysBetween, openDay } from './calendar.ts';
import { type Fate, payByCheques, suits } from './cheques.ts';
import { type Course, plan } from './moves.ts';
import { banks } from './names.ts';

/** How somebody pays: by cheques for all that is to come, on the day, late, no longer, or all at once. */
export type Habit = 'cheques' | 'prompt' | 'late' | 'stopped' | 'atOnce' | 'inShekels';

const NOTES = {
  signing: { ar: 'عند التوقيع', en: 'At signing' },
  part: { ar: 'جزء من القسط', en: 'Part of the instalment' },
};
/** Shekels for a dollar. */
const [LOW, HIGH] = [3.55, 3.78];

function pay(course: Course, day: string, amount: number, note = ''): void {
  const { world, account, person, cashier } = course;
  const { chance } = world;
  const method = chance.is(0.3) ? 'cash' : 'transfer';
  const bank = method === 'transfer' ? chance.pick(banks)[person.lang] : '';
  plan(course, openDay(day), (at) => account.pay(at, cashier, { method, amount, bank, note }));
}

/** What a line asks for, brought in shekels at the rate of the day. */
function payInShekels(course: Course, day: string, amount: number): void {
  const { world, account, cashier, deal } = course;
  if (deal.row.currency !== 'USD') {
    pay(course, day, amount);
    return;
  }
  const rate = Math.round((LOW + ((HIGH - LOW) * world.chance.int(0, 100)) / 100) * 100) / 100;
  const shekels = Math.ceil((amount * rate) / 50) * 50;
  plan(course, openDay(day), (at) =>
    account.pay(at, cashier, { method: 'cash', amount: shekels, currency: 'ILS', rate }),
  );
}

/** In two parts, the second weeks after the first. */
function payInParts(course: Course, day: string, { amount }: DatedLine): void {
  const { currency } = course.deal.row;
  const first = fromMinor(toMinor(Math.round(amount / 200) * 100, currency), currency);
  pay(course, day, first, NOTES.part[course.person.lang]);
  pay(
    course,
    addDays(day, course.world.chance.int(9, 25)),
    fromMinor(toMinor(amount, currency) - toMinor(first, currency), currency),
  );
}

/** Pays a plan as the buyer does. `fates` are those still to be told; one is taken where it suits. */
export function payPlan(
  course: Course,
  lines: readonly DatedLine[],
  signedOn: string,
  habit: Habit,
  fates: Fate[],
): void {
  const { world, person } = course;
  const { chance, today } = world;
  const [first, ...further] = lines;
  if (!first) return;
  pay(course, signedOn, first.amount, NOTES.signing[person.lang]);
  if (habit === 'cheques') {
    const givenOn = openDay(addDays(signedOn, chance.int(2, 9)));
    const at = fates.findIndex((fate) => suits(further, givenOn, today, fate));
    const [fate = null] = at < 0 ? [] : fates.splice(at, 1);
    payByCheques(course, further, givenOn, fate);
    return;
  }
  const stopsAt = habit === 'stopped' ? addDays(today, -chance.int(95, 190)) : today;
  for (const line of further) {
    const late =
      habit === 'late' ? chance.int(14, 55) : habit === 'stopped' ? chance.int(0, 20) : chance.int(-3, 4);
    const day = addDays(line.dueOn, late);
    if (day >= stopsAt || daysBetween(signedOn, day) < 1) continue;
    if (habit === 'inShekels') payInShekels(course, day, line.amount);
    else if (habit === 'late' && chance.is(0.3)) payInParts(course, day, line);
    else pay(course, day, line.amount);
  }
}
