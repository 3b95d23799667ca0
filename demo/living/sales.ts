import type { DealId } from '@diyar/contract/rules/ids';
import { sumAmounts } from '@diyar/contract/rules/money';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { type DatedLine, planFromTemplate, type TemplateStep } from '@diyar/contract/rules/plans';
import { snapshotOf } from '../../server/src/features/buildings/index.ts';
import { openAccount } from './account.ts';
import { addDays } from './calendar.ts';
import type { Fate } from './cheques.ts';
import type { Deal } from './deal.ts';
import type { Staff } from './journal.ts';
import { type Course, live, plan } from './moves.ts';
import { type Habit, payPlan } from './payers.ts';
import type { Person } from './people.ts';
import { keepPrice, priceOn } from './prices.ts';
import type { Home, World } from './world.ts';

export interface Sale {
  homes: [Home, ...Home[]];
  person: Person;
  on: string;
  habit: Habit;
  coBuyers?: string;
  leadId?: Deal['row']['leadId'];
  by: Staff;
  discount?: number;
  /** The contract was signed so many days after the reservation; null: not yet. */
  soldAfter: number | null;
  /** When it ended, if it did. */
  until?: string;
  fates: Fate[];
  /** What else happens to its money, at the end. */
  more?: (course: Course) => void;
}

const AT_ONCE: TemplateStep[] = [
  { step: 'signing', percent: 30, count: 1, everyMonths: 1 },
  { step: 'monthly', percent: 70, count: 1, everyMonths: 1 },
];
/** What is not offered for a price costs this much. */
const USUAL = {
  apartment: 182_000,
  office: 150_000,
  shop: 90_000,
  villa: 420_000,
  parking: 15_000,
  storage: 8000,
};
const SMALL = 20_000;

export const askedFor = (world: World, home: Home, day: string): number =>
  priceOn(world, home, day) ?? USUAL[home.kind];

export const isFree = ({ taken }: Home, from: string, to: string | null): boolean =>
  taken.every((time) => (to !== null && time.from > to) || (time.to !== null && time.to < from));

/** What is paid when: by a template of the project; a parking space at once. */
function planOf(world: World, { homes, on, person, habit }: Sale, total: number): DatedLine[] {
  const { place, currency } = homes[0];
  if (total < SMALL) return [];
  const template = world.chance.pick(place.templates);
  const steps = habit === 'atOnce' || !template ? AT_ONCE : template.steps;
  const base = { total, currency, signingOn: on, handoverOn: place.handoverOn };
  // templates of the demo follow no stages
  return planFromTemplate(steps, base, person.lang) as DatedLine[];
}

function titleOf(homes: readonly Home[]): string {
  const [home] = homes;
  return [home?.place.nameAr || home?.place.nameEn, homes.map(({ number }) => number).join(' + ')].join(' ');
}

/** The contract is signed: the reservation becomes the sale. */
function sign(course: Course, by: Staff): (at: Date) => void {
  const { world, deal, person } = course;
  const { row, homes } = deal;
  return (at) => {
    const told = () => ({
      stage: row.stage,
      apartmentName: row.title ?? '',
      ...{ name: row.name, phone: row.phone, coBuyers: row.coBuyers ?? '' },
      soldAt: row.soldAt?.toISOString() ?? null,
      dueAmountStr: row.dueText ?? '',
      unitId: homes.map(({ id }) => id).join(', '),
    });
    const before = told();
    const title = titleOf(homes);
    const soldNo = world.number('sold');
    Object.assign(row, {
      stage: 'sold',
      soldNo,
      soldAt: at,
      title,
      search: peopleColumn(person.phone, title, person.name, ''),
    });
    row.version = (row.version ?? 1) + 1;
    world.journal.write(
      at,
      by,
      [{ entity: 'deal', id: row.id, action: 'sold', before, after: told() }],
      ['sold.create', { entity: 'sold', id: soldNo, details: { apartmentName: title, buyerName: row.name } }],
    );
  };
}

/** Reserves units, and lets everything happen that has happened since. */
export function makeSale(world: World, sale: Sale): Deal {
  const { homes, person, on, by, until = world.today } = sale;
  const { chance, rows, staff, journal } = world;
  const [home] = homes;
  const { place, currency } = home;
  const at = world.at(on, 9, 9);
  const prices = homes.map((one) => askedFor(world, one, on));
  const discount = sale.discount ?? 0;
  const total = sumAmounts([...prices, -discount], currency);
  for (const one of homes) {
    const time = { from: on, to: sale.until ?? null };
    if (!one.taken.some(({ from, to }) => from === time.from && to === time.to)) one.taken.push(time);
    if (sale.until === undefined) keepPrice(world, one, on);
  }
  const row: Deal['row'] = {
    ...{
      id: world.id('deals') as DealId,
      stage: 'reserved',
      personId: person.id,
      leadId: sale.leadId ?? null,
    },
    ...{ name: person.name, phone: person.phone, coBuyers: sale.coBuyers ?? '', currency },
    reservationNo: world.number('reservation') as never,
    ...{ dueText: `${total} ${currency}`, dueAmount: total, dueCurrency: currency },
    ...{
      buyerSearch: peopleColumn(person.phone, person.name),
      createdBy: by.id,
      createdAt: at,
      updatedAt: at,
    },
    version: 1,
  };
  rows.deals.push(row);
  for (const [ordinal, { id: unitId, price }] of homes.entries())
    rows.dealUnits.push({
      ...{ dealId: row.id, unitId, ordinal, listedAt: at },
      ...(price !== null && { listPrice: prices[ordinal], listCurrency: currency }),
    });
  const deal: Deal = { row, place, homes };
  const account = openAccount(world, deal);
  const agreed = planOf(world, sale, total);
  account.charge(at, by, prices, discount, agreed);
  row.version = 2;
  const snapshot = snapshotOf({
    ...{
      name: row.name,
      phone: row.phone,
      coBuyers: row.coBuyers ?? '',
      dueText: row.dueText ?? '',
      paidText: '',
    },
    ...{ markedFullyPaid: false, photoFileId: null, contractFileId: null },
  });
  const units = homes.map(({ number }) => number).join(', ');
  const after = { ...snapshot, ...(homes.length > 1 && { units }) };
  journal.write(
    at,
    by,
    [{ entity: 'deal', id: row.id, action: 'reserved', before: null, after }],
    [
      'lacasa.reserved',
      {
        ...{ entity: 'apartment', id: home.no },
        details: { label: home.number, building: place.nameAr, fields: Object.keys(after) },
      },
    ],
  );
  const cashier = place.isLacasa ? staff.lacasa : staff.accountant;
  const course: Course = { world, deal, account, person, cashier, moves: [], until };
  const lines = agreed.length > 0 ? agreed : [{ dueOn: on, amount: total, label: '' }];
  payPlan(course, lines, on, sale.habit, sale.fates);
  if (sale.soldAfter !== null)
    plan(course, addDays(on, sale.soldAfter), sign(course, chance.is(0.5) ? staff.admin : by));
  sale.more?.(course);
  live(course);
  return deal;
}
