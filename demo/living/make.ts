import { closedOn, instantAt, lastClosed, monthOf, monthsBetween } from './calendar.ts';
import { makeCallers } from './callers.ts';
import { makeDeals } from './deals.ts';
import { endedHolds } from './holds.ts';
import { addHomes } from './homes.ts';
import { showCards } from './identities.ts';
import { listDeposits, numberQuotes } from './numbered.ts';
import { tellPrices } from './prices.ts';
import { followStages } from './stages.ts';
import { makeThisWeek } from './this-week.ts';
import { diaryOf } from './viewings.ts';
import { type Ground, type World, worldOf } from './world.ts';

/** Six hundred, with those of the small demo. */
const LEADS = 577;

/** Months that are closed, and when each was. */
export const closings = ({ now, today, begin }: World) =>
  monthsBetween(monthOf(begin), lastClosed(today)).map((month) => {
    const at = instantAt(closedOn(month, today), '08:45');
    return { month, at: at < now ? at : now };
  });

/** Persons are known by the order in which they came: the newest have the highest numbers. */
function orderPersons({ rows }: World): void {
  const ids = rows.persons.map(({ id }) => id).sort((a, b) => Number(a) - Number(b));
  const inOrder = rows.persons.toSorted((a, b) => Number(a.createdAt) - Number(b.createdAt));
  const renamed = new Map(inOrder.map(({ id }, i) => [id, ids[i]]));
  for (const person of rows.persons) person.id = renamed.get(person.id);
  rows.persons = inOrder;
  for (const row of [...rows.leads, ...rows.messages, ...rows.deals, ...rows.quotes])
    if (row.personId) row.personId = renamed.get(row.personId) as typeof row.personId & {};
  for (const row of rows.distinctPersons) {
    const [one = row.personId, other = row.otherId] = [renamed.get(row.personId), renamed.get(row.otherId)];
    Object.assign(row, one < other ? { personId: one, otherId: other } : { personId: other, otherId: one });
  }
}

/** Two years of a company up to this moment, as rows; the same for the same moment and ground. */
export function makeWorld(ground: Ground, now: Date): World {
  const world = worldOf(ground, now, diaryOf);
  const { journal, staff, rows, homes } = world;
  addHomes(world);
  const deals = makeDeals(world);
  endedHolds(world);
  makeThisWeek(world);
  makeCallers(world, LEADS);
  numberQuotes(world);
  listDeposits(world);
  followStages(world, deals);
  showCards(world, deals);
  orderPersons(world);
  tellPrices(world, ground.places);
  for (const { month, at } of closings(world))
    journal.write(at, staff.accountant, [], ['money.closeMonth', { entity: 'month', details: { month } }]);
  const priced = new Map(homes.map((home) => [home.id, home]));
  for (const unit of rows.units) unit.price = priced.get(unit.id as never)?.price ?? null;
  return world;
}
