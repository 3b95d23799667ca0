import { numberAfter } from '@diyar/contract/rules/cheque-schedule';
import type { DatedLine } from '@diyar/contract/rules/plans';
import { addDays, bankDay } from './calendar.ts';
import type { NewCheque } from './deal.ts';
import { type Course, plan } from './moves.ts';
import { banks } from './names.ts';
import type { World } from './world.ts';

/** What becomes of a cheque beyond being cleared, with the day that it bears counted from today. */
const FATES = {
  dueToday: 0,
  /** At the bank for more than a week, and no word from it. */
  atBank: -9,
  /** Its day is over, and it still lies in the drawer. */
  forgotten: -6,
  returned: -24,
  /** Came back, and another one lies in the drawer for it. */
  replaced: -75,
  /** Came back, was paid in cash and handed out again. */
  paidInCash: -60,
  /** Came back, and was paid at the second time. */
  secondTime: -50,
  /** Passed on to a supplier. */
  passedOn: -15,
} as const;
export type Fate = keyof typeof FATES;

/** In turn, for buyers who pay by cheque and have one at about that time. */
export const FATES_TOLD: Fate[] = [
  ...([
    'dueToday',
    'returned',
    'atBank',
    'forgotten',
    'replaced',
    'passedOn',
    'paidInCash',
    'secondTime',
  ] as const),
  ...([
    'dueToday',
    'returned',
    'forgotten',
    'atBank',
    'passedOn',
    'dueToday',
    'returned',
    'replaced',
  ] as const),
  ...(['paidInCash', 'secondTime', 'returned', 'forgotten'] as const),
];

function firstNumber({ chance, chequeNumbers }: World, count: number): string {
  for (;;) {
    const first = String(chance.int(100_100, 989_900));
    const all = Array.from({ length: count }, (_, i) => numberAfter(first, i));
    if (all.some((number) => chequeNumbers.has(number))) continue;
    for (const number of all) chequeNumbers.add(number);
    return first;
  }
}

type Given = NewCheque & { fate: Fate | null };

/** The cheques for the lines of a plan. The one that is nearest to the day of a fate has it. */
function written(course: Course, lines: readonly DatedLine[], givenOn: string, fate: Fate | null): Given[] {
  const { world, person } = course;
  const { chance, today } = world;
  const bank = chance.pick(banks)[person.lang];
  const first = firstNumber(world, lines.length);
  const fateDay = fate && addDays(today, FATES[fate] - (fate === 'dueToday' ? 0 : chance.int(0, 3)));
  const distance = ({ dueOn }: DatedLine) => Math.abs(Date.parse(dueOn) - Date.parse(fateDay ?? today));
  const nearest = fateDay && lines.toSorted((a, b) => distance(a) - distance(b))[0];
  return lines.map((line, i) => {
    const isFated = line === nearest && fateDay !== null && fateDay > givenOn;
    return {
      ...{ bank, number: numberAfter(first, i), amount: line.amount, drawer: person.name },
      dueOn: isFated ? fateDay : line.dueOn,
      fate: isFated ? fate : null,
    };
  });
}

/** Whether the plan has a line that could have this fate: about that day, with the cheques given before. */
export function suits(lines: readonly DatedLine[], givenOn: string, today: string, fate: Fate): boolean {
  const day = addDays(today, FATES[fate]);
  return (
    day > addDays(givenOn, 20) &&
    lines.some(({ dueOn }) => Math.abs(Date.parse(dueOn) - Date.parse(day)) < 50 * 86_400_000)
  );
}

const SUPPLIER = { ar: 'لمورّد الحجر', en: 'To the stone supplier' };
const CASH = { ar: 'بدل الشيك الراجع', en: 'For the returned cheque' };

/** From the day it bears on: to the bank, and what the bank says. */
function follow(course: Course, id: () => number, cheque: Given): void {
  const { world, account, person, cashier } = course;
  const { chance } = world;
  const { fate, dueOn } = cheque;
  if (fate === 'dueToday' || fate === 'forgotten') return;
  if (fate === 'passedOn') {
    plan(course, bankDay(addDays(dueOn, -12)), (at) =>
      account.step(at, cashier, id(), 'endorsed', SUPPLIER[person.lang]),
    );
    return;
  }
  const toBank = bankDay(dueOn);
  const answered = bankDay(addDays(toBank, chance.int(2, 4)));
  // of a deal that was cancelled meanwhile nothing stays at the bank
  if (answered >= course.until && course.until < world.today) return;
  if (!plan(course, toBank, (at) => account.step(at, cashier, id(), 'deposited'), 9, 11)) return;
  if (fate === 'atBank') return;
  if (fate === null) {
    plan(course, answered, (at) => account.step(at, cashier, id(), 'cleared'), 12, 15);
    return;
  }
  plan(course, answered, (at) => account.step(at, cashier, id(), 'returned'), 12, 15);
  const settled = bankDay(addDays(answered, chance.int(6, 14)));
  if (fate === 'secondTime') {
    plan(course, settled, (at) => account.step(at, cashier, id(), 'deposited'), 9, 11);
    plan(course, bankDay(addDays(settled, 3)), (at) => account.step(at, cashier, id(), 'cleared'), 12, 15);
  }
  if (fate === 'paidInCash')
    plan(course, settled, (at) => {
      account.pay(at, cashier, { method: 'cash', amount: cheque.amount, note: CASH[person.lang] });
      account.step(new Date(at.getTime() + 60_000), cashier, id(), 'givenBack');
    });
  if (fate === 'replaced') {
    const number = firstNumber(world, 1);
    // a month later, or two: the second still lies in the drawer
    const another = { ...cheque, number, dueOn: addDays(world.today, chance.int(8, 25)) };
    plan(course, settled, (at) => account.replace(at, cashier, id(), another));
  }
}

/** All further payments of a plan as post-dated cheques, handed in some days after signing. */
export function payByCheques(
  course: Course,
  lines: readonly DatedLine[],
  givenOn: string,
  fate: Fate | null,
): void {
  const { account, cashier } = course;
  const cheques = written(course, lines, givenOn, fate);
  const ids: number[] = [];
  if (givenOn >= course.until) return;
  plan(course, givenOn, (at) => ids.push(...account.handIn(at, cashier, cheques)), 10, 12);
  for (const [i, cheque] of cheques.entries()) follow(course, () => ids[i] as number, cheque);
}
