import type { UnitId } from '@diyar/contract/rules/ids';
import { moneyText } from '@diyar/contract/rules/money-text';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { paperNumber } from '../../server/src/features/ledger/index.ts';
import { derivedColumns } from '../../server/src/features/messages/index.ts';
import { dayOf, instantAt } from './calendar.ts';
import type { Home, Offered, World } from './world.ts';

/** Numbers within a year, in the order in which things were made. */
export function counter(): (day: string) => { year: number; number: number } {
  const last = new Map<number, number>();
  return (day) => {
    const year = Number(day.slice(0, 4));
    const number = (last.get(year) ?? 0) + 1;
    last.set(year, number);
    return { year, number };
  };
}

const labels = (homes: readonly Home[]) => homes.map(({ number }) => number);

/** What the site writes for a buyer who accepts. */
function agree(world: World, { row, homes, total }: Offered, number: string): void {
  const { rows, journal } = world;
  const [at, [home]] = [row.agreedAt, homes];
  if (!at || !home) return;
  const body = `أوافق على عرض السعر ${number}: ${labels(homes).join('، ')}، ${moneyText(total, row.currency, 'paper')}.`;
  rows.messages.push({
    ...{
      id: world.id('messages'),
      senderName: row.name,
      phone: row.phone,
      body,
      source: 'quote',
      quoteId: row.id,
    },
    ...derivedColumns({ senderName: row.name, phone: row.phone, body }),
    ...{ personId: row.personId, leadId: row.leadId, projectId: row.projectId, unitId: home.id as UnitId },
    ...{ idempotencyKey: `quote:${row.id}`, createdAt: at },
  });
  journal.write(
    at,
    null,
    [
      {
        entity: 'quote',
        id: row.id,
        action: 'agree',
        before: { agreedAt: null },
        after: { agreedAt: at.toISOString() },
      },
    ],
    ['quotes.agree', { entity: 'quote', id: row.id, details: { number, name: row.name } }],
  );
}

/** The quotes in the order in which they were made, and their ids with them. */
function inOrder({ offers, rows }: World): Offered[] {
  const ids = offers.map(({ row }) => row.id).sort((a, b) => a - b);
  const sorted = offers.toSorted((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
  const renamed = new Map(sorted.map(({ row }, i) => [row.id, ids[i] ?? row.id]));
  for (const unit of rows.quoteUnits) unit.quoteId = renamed.get(unit.quoteId) ?? unit.quoteId;
  for (const { row } of sorted) row.id = renamed.get(row.id) ?? row.id;
  return sorted;
}

/** Gives every quote its number, tells its history, and finds the deal that it became. */
export function numberQuotes(world: World): void {
  const { rows, journal, staff, now } = world;
  const next = counter();
  for (const offer of inOrder(world)) {
    const { row, homes, by } = offer;
    const { year, number } = next(dayOf(row.createdAt));
    const shown = paperNumber(year, number);
    Object.assign(row, { year, number, search: peopleColumn(row.phone, row.name, shown, ...labels(homes)) });
    rows.quotes.push(row);
    const { id, name, validUntil, currency, withdrawnAt } = row;
    const told = (state: string) => ({ name, validUntil, currency, state });
    const line = {
      entity: 'quote',
      id,
      details: { number: shown, name, building: homes[0]?.place.nameAr ?? '' },
    };
    journal.write(
      row.createdAt,
      by,
      [{ entity: 'quote', id, action: 'create', before: null, after: told('open') }],
      ['quotes.create', line],
    );
    if (withdrawnAt && withdrawnAt < now)
      journal.write(
        withdrawnAt,
        by,
        [{ entity: 'quote', id, action: 'withdraw', before: told('open'), after: told('withdrawn') }],
        ['quotes.withdraw', line],
      );
    agree(world, offer, shown);
    const deal = withdrawnAt
      ? undefined
      : rows.deals.find(({ leadId, stage }) => leadId === row.leadId && stage !== 'held');
    if (!deal?.createdAt) continue;
    row.dealId = deal.id as NonNullable<typeof row.dealId>;
    const seller = Object.values(staff).find((one) => one.id === deal.createdBy) ?? staff.sales;
    const accepted = { ...told('accepted'), dealId: deal.id };
    journal.write(
      new Date(deal.createdAt.getTime() + 60_000),
      seller,
      [{ entity: 'quote', id, action: 'accept', before: told('open'), after: accepted }],
      ['quotes.accept', line],
    );
  }
}

/** The cheques that went to the bank on a day, on one list for each currency. */
export function listDeposits(world: World): void {
  const { rows, journal, staff } = world;
  const currencies = new Map(rows.entries.map(({ id, currency }) => [id, currency]));
  const steps = rows.chequeSteps.filter(({ state }) => state === 'deposited');
  const groups = Map.groupBy(steps, ({ onDay, entryId }) => `${onDay} ${currencies.get(entryId)}`);
  const next = counter();
  for (const [key, taken] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [day = '', currency] = key.split(' ') as [string, 'ILS' | 'USD' | 'JOD'];
    const id = world.id('depositLists');
    const { year, number } = next(day);
    const createdAt = instantAt(day, '08:40');
    rows.depositLists.push({
      ...{ id, year, number, currency, account: `بنك الكرمل ${currency}`, onDay: day, depositedOn: day },
      ...{ createdBy: staff.accountant.id, createdAt },
    });
    for (const { entryId } of taken) {
      const cheque = rows.cheques.find((one) => one.entryId === entryId);
      if (cheque) cheque.depositListId = id;
    }
    const line = {
      entity: 'depositList',
      id,
      details: { number: paperNumber(year, number), count: taken.length },
    };
    journal.write(createdAt, staff.accountant, [], ['money.depositList', line]);
    journal.write(
      instantAt(day, '11:58'),
      staff.accountant,
      [],
      ['money.deposited', { ...line, details: { ...line.details, on: day } }],
    );
  }
}
