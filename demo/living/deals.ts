import { isCounted } from '@diyar/contract/rules/deals';
import { addDays, dayOf, daysBetween, openDay } from './calendar.ts';
import { FATES_TOLD, type Fate } from './cheques.ts';
import type { Deal } from './deal.ts';
import { cancelled } from './ended.ts';
import { type Course, plan } from './moves.ts';
import { families, firstNames } from './names.ts';
import type { Habit } from './payers.ts';
import { newPerson, type Person, relativeOf } from './people.ts';
import { isFree, makeSale, type Sale } from './sales.ts';
import { seasonDay } from './season.ts';
import { soldLead } from './sold-leads.ts';
import type { Home, World } from './world.ts';

/** How many homes of each project are sold or reserved, and how many spaces by themselves. */
const SOLD: Record<string, { homes: number; spaces: number }> = {
  'al-bireh-heights': { homes: 44, spaces: 17 },
  'olive-terraces': { homes: 5, spaces: 6 },
  'jasmine-court': { homes: 2, spaces: 4 },
  lacasa: { homes: 4, spaces: 8 },
  'city-gate-offices': { homes: 12, spaces: 3 },
  'sunrise-villas': { homes: 2, spaces: 0 },
};
const HABITS: (readonly [Habit, number])[] = [
  ['cheques', 52],
  ['prompt', 18],
  ['late', 11],
  ['stopped', 6],
  ['atOnce', 8],
  ['inShekels', 5],
];
/** Nobody reserved anything in these last days but those who hold it. */
const LAST_DAYS = 4;
/** One home in so many was sold in the last months, so that their figures tell something. */
const LATELY = 6;
/** Whoever bought in these days wrote first. */
const RECENT = 80;
const [WITH_SPACE, WITH_DISCOUNT, WITH_LEAD, WITH_SPOUSE] = [0.5, 0.14, 0.7, 0.2];

/** Somebody of the same family who buys as well. */
function coBuyer({ chance }: World, { family, lang }: Person): string {
  return `${chance.pick(firstNames)[lang]} ${family[lang]}`;
}

/** A sale before it has a buyer: which home, and when. */
interface Wanted {
  home: Home;
  on: string;
  isSpace: boolean;
}

function wanted(world: World): Wanted[] {
  const { chance, homes, begin, today } = world;
  return Object.entries(SOLD).flatMap(([slug, count]) => {
    const place = world.place(slug);
    const from = place.opensOn > begin ? place.opensOn : begin;
    const free = homes.filter((home) => home.place === place && home.isOnMarket && home.taken.length === 0);
    const chosen = (isHome: boolean, some: number) =>
      chance
        .shuffled(free.filter(({ kind }) => isCounted(kind) === isHome))
        .slice(0, some)
        .map((home, i) => {
          const isLately = isHome && i % LATELY === 0 && from < addDays(today, -200);
          const on = isLately
            ? seasonDay(world, addDays(today, -75), addDays(today, -28))
            : seasonDay(world, from, addDays(today, -LAST_DAYS));
          // nobody else gets it from then on
          home.taken.push({ from: on, to: null });
          return { home, on, isSpace: !isHome };
        });
    return [...chosen(true, count.homes), ...chosen(false, count.spaces)];
  });
}

/** A parking space or storeroom that goes with a home, in the same currency. */
function spaceFor(world: World, home: Home, on: string): Home[] {
  const { chance, homes } = world;
  if (!chance.is(WITH_SPACE)) return [];
  const found = homes.find(
    (one) =>
      one.place === home.place &&
      one.kind === 'parking' &&
      one.currency === home.currency &&
      isFree(one, on, null),
  );
  return found ? [found] : [];
}

const LITTLE = 350;
const HOUR_MS = 3_600_000;

/** Paid all but a little, which was let go. */
const letGo = (course: Course) => {
  const { account, cashier, world } = course;
  plan(course, openDay(addDays(world.today, -20)), (at) => {
    const { outstanding } = account.balance();
    if (outstanding <= LITTLE) return;
    account.pay(at, cashier, { method: 'cash', amount: outstanding - LITTLE });
    account.letGo(new Date(at.getTime() + HOUR_MS), cashier, LITTLE, 'فرق بسيط');
  });
};

const registration = (course: Course) => {
  const { account, cashier, deal } = course;
  const on = openDay(addDays(dayOf(deal.row.createdAt as Date), 3));
  if (deal.row.currency === 'USD') plan(course, on, (at) => account.fee(at, cashier, 250, 'رسوم التسجيل'));
};

/** Transferred something twice, and got it back a week later. */
const tooMuch = (course: Course) => {
  const { account, cashier, world } = course;
  const on = openDay(addDays(world.today, -40));
  plan(course, on, (at) => account.pay(at, cashier, { method: 'transfer', amount: 500, bank: 'بنك الكرمل' }));
  plan(course, openDay(addDays(on, 7)), (at) => account.refund(at, cashier, 500, 'حُوّل مرتين'));
};

/** What happens to the n-th sale of a home beside its plan. */
function special(n: number): Pick<Sale, 'more'> & { habit?: Habit } {
  if (n === 7) return { habit: 'stopped', more: letGo };
  if (n === 11) return { habit: 'prompt', more: tooMuch };
  return n % 12 === 4 ? { more: registration } : {};
}

/** All sales of two years, in the order in which they were made. */
export function makeDeals(world: World): Deal[] {
  const { chance, today, staff } = world;
  const fates: Fate[] = [...FATES_TOLD];
  const sales = wanted(world).sort((a, b) => (a.on < b.on ? -1 : 1));
  const buyers: { person: Person; home: Home }[] = [];
  const deals: Deal[] = [];
  const ended = cancelled(world);
  const asked = new Set<string>();
  let homes = 0;
  for (const { home, on, isSpace } of sales) {
    deals.push(...ended.before(on));
    const { place } = home;
    const age = daysBetween(on, today);
    const by = place.isLacasa
      ? staff.lacasa
      : chance.weighted([
          [staff.sales, 6],
          [staff.admin, 3],
          [staff.superadmin, 1],
        ]);
    const known = isSpace ? buyers.filter((one) => one.home.place === place) : [];
    if (!isSpace) homes += 1;
    const at = world.at(on, 8, 8);
    const isKnown = known.length > 0 && chance.is(0.8);
    const person = isKnown
      ? chance.pick(known).person
      : isSpace
        ? newPerson(world, at)
        : buyerOf(world, homes, at, buyers);
    const { habit = chance.weighted(HABITS), more } = isSpace ? {} : special(homes);
    const isAtOnce = habit === 'atOnce';
    const key = `${person.id} ${place.id}`;
    const lead = !isSpace && person.phone !== '' && !asked.has(key) && (age < RECENT || chance.is(WITH_LEAD));
    if (lead) asked.add(key);
    const isSold = age > 25 && chance.is(0.88) && place.isOnSale;
    const soldAfter = isSold ? chance.int(5, 24) : null;
    const leadId = lead ? soldLead(world, { person, home, on, by, soldAfter }) : null;
    deals.push(
      makeSale(world, {
        homes: isSpace ? [home] : [home, ...spaceFor(world, home, on)],
        ...{ person, on, habit, by, leadId, fates, soldAfter },
        coBuyers: !isSpace && chance.is(WITH_SPOUSE) ? coBuyer(world, person) : '',
        discount: !isSpace && (isAtOnce || chance.is(WITH_DISCOUNT)) ? chance.int(2, 8) * 500 : 0,
        ...(more && { more }),
      }),
    );
    if (!isSpace) buyers.push({ person, home });
  }
  return [...deals, ...ended.before(addDays(today, 1))];
}

/** One bought four homes, two families share a phone, one has none. */
function buyerOf(world: World, n: number, at: Date, buyers: { person: Person }[]): Person {
  const investor = buyers[4]?.person;
  if ([18, 33, 52].includes(n) && investor) return investor;
  const relative = buyers[n === 24 ? 9 : n === 41 ? 15 : -1]?.person;
  if (relative) return relativeOf(world, relative, at);
  if (n === 29) return newPerson(world, at, { phone: '', family: world.chance.pick(families) });
  return newPerson(world, at);
}
