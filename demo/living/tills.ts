import { weekdayOf } from '@diyar/contract/rules/company-hours';
import { fromMinor, toMinor } from '@diyar/contract/rules/money';
import { tillSums } from '@diyar/contract/rules/till';
import type { CountedSum, TillLine } from '@diyar/contract/till';
import type { Tx } from '../../server/src/db/client.ts';
import { tillClosings } from '../../server/src/db/schema.ts';
import { sql } from '../../server/src/db/sql.ts';
import { openLines } from '../../server/src/features/money-desk/till/lines.ts';
import { closingNumber } from '../../server/src/features/money-desk/till/till.ts';
import { addDays, dayOf, instantAt } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import type { Staff } from './journal.ts';
import { counter } from './numbered.ts';
import type { World } from './world.ts';

const SEED = 20_260_714;
/** One of so many closings does not come out even. */
const ODD = 0.09;
const REASONS = {
  short: ['فكّة أُعيدت زائدة لمشترٍ', 'نقص في العدّ، لم يُعرف سببه', 'دُفع منها ثمن طوابع ولم يُسجَّل'],
  over: ['فكّة لم يأخذها مشترٍ', 'زيادة في العدّ، لم يُعرف سببها'],
};
const DIFFERENCES = [-50, -20, -10, -5, 5, 10, 20];

/** Thursday afternoon of that week. */
const closesAt = (at: string): Date => {
  let day = dayOf(new Date(at));
  while (weekdayOf(day) !== 'thu') day = addDays(day, 1);
  const closed = instantAt(day, '15:50');
  return closed >= new Date(at) ? closed : instantAt(addDays(day, 7), '15:50');
};

/** What was counted: mostly what should be there. */
function count(lines: readonly TillLine[], chance: Chance): { sums: CountedSum[]; reason: string } {
  const isOdd = chance.is(ODD);
  const by = isOdd ? chance.pick(DIFFERENCES) : 0;
  const sums = tillSums(lines).map((sum, at): CountedSum => {
    const difference = at === 0 && sum.expected + by >= 0 ? by : 0;
    const counted = toMinor(sum.expected, sum.currency) + toMinor(difference, sum.currency);
    return { ...sum, counted: fromMinor(counted, sum.currency), difference };
  });
  const found = sums.find(({ difference }) => difference !== 0)?.difference ?? 0;
  return { sums, reason: found === 0 ? '' : chance.pick(found < 0 ? REASONS.short : REASONS.over) };
}

/** Whoever takes cash closes their till every Thursday on which there is something in it; this week's are open. */
export async function closeTills(tx: Tx, { ground, staff, now, journal }: World): Promise<void> {
  const chance = chanceOf(SEED);
  const closings: { at: Date; by: Staff; lines: TillLine[] }[] = [];
  for (const by of Object.values(staff)) {
    const weeks = Map.groupBy(await openLines(tx, by.id), ({ at }) => closesAt(at).getTime());
    for (const [at, lines] of weeks) if (at < now.getTime()) closings.push({ at: new Date(at), by, lines });
  }
  closings.sort((a, b) => a.at.getTime() - b.at.getTime() || a.by.id - b.by.id);
  const next = counter();
  const counted: { entry: number; closing: number; isVoid: boolean }[] = [];
  const rows = closings.map(({ at, by, lines }, i) => {
    const id = i + 1;
    for (const { entryId, side } of lines)
      counted.push({ entry: entryId, closing: id, isVoid: side.startsWith('voided') });
    const number = next(dayOf(at));
    const line = { number: closingNumber(number.year, number.number), name: by.fullName };
    journal.write(at, staff.accountant, [], ['money.closeTill', { entity: 'till', id, details: line }]);
    const data = {
      ...{ company: ground.company, cashier: by.fullName, closedBy: staff.accountant.fullName },
      ...{ ...count(lines, chance), lines },
    };
    return { id, ...number, cashierId: by.id, closedBy: staff.accountant.id, createdAt: at, data };
  });
  if (rows.length === 0) return;
  await tx.insert(tillClosings).values(rows);
  const array = (values: readonly number[]) => sql`${sql.param(`{${values.join()}}`)}::int[]`;
  for (const isVoid of [false, true]) {
    const own = counted.filter((one) => one.isVoid === isVoid);
    await tx.execute(sql`update entries set ${sql.raw(isVoid ? 'void_till_closing_id' : 'till_closing_id')} = given.closing
      from unnest(${array(own.map(({ entry }) => entry))}, ${array(own.map(({ closing }) => closing))})
        as given (entry, closing) where given.entry = entries.id`);
  }
}
