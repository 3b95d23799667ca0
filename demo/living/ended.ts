import { type EndReason, isCounted } from '@diyar/contract/rules/deals';
import { sumAmounts } from '@diyar/contract/rules/money';
import { addDays, addMonths, openDay } from './calendar.ts';
import type { Deal } from './deal.ts';
import type { Staff } from './journal.ts';
import type { Course } from './moves.ts';
import { newPerson } from './people.ts';
import { isFree, makeSale } from './sales.ts';
import { seasonDay } from './season.ts';
import type { Home, World } from './world.ts';

const NOTES: [EndReason, string][] = [
  ['buyerWithdrew', 'سافر إلى عمله في الخارج'],
  ['noFinancing', 'لم يوافق البنك على القرض'],
  ['anotherUnit', 'اختار شقة أخرى'],
  ['other', 'The family decided to build on their own land'],
];

/** What was received is given back, kept in part, or still to be given back. */
type Settlement = 'open' | 'refund' | 'forfeit';
const SETTLEMENTS: Settlement[] = [
  'open',
  'refund',
  'forfeit',
  'refund',
  'open',
  'refund',
  'forfeit',
  'refund',
  'refund',
  'forfeit',
  'refund',
  'refund',
];

export function homeFor(world: World, from: string, to: string): Home {
  const free = world.homes.filter(
    (home) =>
      isCounted(home.kind) &&
      home.isOnMarket &&
      home.price !== null &&
      home.place.opensOn < from &&
      isFree(home, from, to),
  );
  return world.chance.pick(free);
}

function end(
  course: Course,
  by: Staff,
  settlement: Settlement,
  [reason, note]: [EndReason, string],
): (at: Date) => void {
  const { world, deal, account } = course;
  const { row, place, homes } = deal;
  return (at) => {
    const before = row.stage;
    const { paid: received } = account.balance();
    const forfeit = settlement === 'forfeit' ? Math.round(received / 1000) * 100 : 0;
    Object.assign(row, { stage: 'cancelled', endedAt: at, endedBy: by.id, endReason: reason, endNote: note });
    account.cancel(
      at,
      by,
      settlement === 'open' ? {} : { refund: sumAmounts([received, -forfeit], row.currency), forfeit },
    );
    row.version = (row.version ?? 1) + 1;
    const after = { stage: 'cancelled', reason, note };
    world.journal.write(
      at,
      by,
      [{ entity: 'deal', id: row.id, action: 'cancelled', before: { stage: before }, after }],
      [
        'lacasa.cancelled',
        {
          ...{ entity: 'apartment', id: homes[0].no },
          details: { label: homes[0].number, building: place.nameAr, fields: Object.keys(after) },
        },
      ],
    );
  };
}

/** Deals that were cancelled, each made before it is asked for: their homes are free again for others. */
export function cancelled(world: World): { before(day: string): Deal[] } {
  const { chance, today, begin, staff } = world;
  const waiting = SETTLEMENTS.map((settlement, i) => {
    // those with money to give back were cancelled a while ago, and in the last weeks
    const ends =
      settlement === 'open'
        ? addDays(today, i === 0 ? -16 : -150)
        : seasonDay(world, addMonths(begin, 6), addDays(today, -8));
    const to = openDay(ends);
    return { settlement, to, from: openDay(addDays(to, -chance.int(40, 160))), i };
  }).sort((a, b) => (a.from < b.from ? -1 : 1));
  const make = ({ settlement, from, to, i }: (typeof waiting)[number]): Deal => {
    const person = newPerson(world, world.at(from, 8, 8));
    return makeSale(world, {
      homes: [homeFor(world, from, to)],
      ...{ person, on: from, habit: i % 4 === 1 ? 'cheques' : 'prompt', by: staff.sales, fates: [] },
      soldAfter: settlement === 'open' ? 12 : null,
      until: to,
      more: (course) =>
        course.moves.push({
          at: world.at(to, 12, 13),
          run: end(course, staff.superadmin, settlement, NOTES[i % NOTES.length] as (typeof NOTES)[number]),
        }),
    });
  };
  return {
    before: (day) => {
      const due = waiting.filter(({ from }) => from <= day);
      waiting.splice(0, due.length);
      return due.map(make);
    },
  };
}
