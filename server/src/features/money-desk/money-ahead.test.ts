import type { AgeingList, AgeingRow, AheadList, MoneyAhead } from '@diyar/contract/money-ahead';
import {
  AGEING_PARTS,
  type AgeingPart,
  ageingOf,
  LATE_PARTS,
  type Owing,
} from '@diyar/contract/rules/ageing';
import { type DealId, personId } from '@diyar/contract/rules/ids';
import { isPendingState } from '@diyar/contract/rules/ledger';
import { type Currency, fromMinor, toMinor } from '@diyar/contract/rules/money';
import { moneyAhead, type PendingCheque } from '@diyar/contract/rules/money-ahead';
import type { PlanLine } from '@diyar/contract/rules/plans';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  cheques,
  deals,
  entries,
  entryRates,
  persons,
  planLines,
  projects,
  stages,
} from '../../db/schema.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { balanceOfDeal, companyDay, inTotals } from '../ledger/index.ts';
import { type DeskDeal, readDeals } from './deal-money.ts';
import { insertDeals, randomDeal, randomStages, rowsOf } from './random-deals.ts';
import { STORED, storeSums } from './stale-sums.ts';
import { type DeskApp, dayAfter, deskApp } from './test-desk.ts';

const today = companyDay();

describe('random companies', () => {
  const COMPANIES = 50;
  const DEALS = 16;
  const PERSONS = 5;
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
    await app.db.insert(projects).values({ id: 1, slug: 'tower' });
    await app.db
      .insert(persons)
      .values(Array.from({ length: PERSONS }, (_, n) => ({ id: personId(n + 1), name: `Person ${n + 1}` })));
  });
  afterAll(() => app.close());
  const read = async <T>(path: string): Promise<T> => (await app.as('SUPERADMIN').get(path)).json();

  type Rows = ReturnType<typeof rowsOf>;
  type Expected = Owing & { id: DealId; currency: Currency; cheques: PendingCheque[] };

  /** A second way of counting the days: from the rows that were written, day by day. */
  function planOf(rows: Rows, { id, onDay }: DeskDeal['deal']): PlanLine[] {
    const own = rows.plan.filter(({ dealId }) => dealId === id);
    const lines = own.map(({ dueOn, amount, label = '', stageId, daysAfter }): PlanLine => {
      const stage = rows.stages.find((one) => one.id === stageId);
      if (!stage) return { dueOn, amount, label };
      const { reachedOn, plannedOn, position: order } = stage;
      if (reachedOn === null) {
        const expectedOn = plannedOn && dayAfter(plannedOn, daysAfter ?? 0);
        return { dueOn: expectedOn, amount, label, waitsFor: { order, expectedOn } };
      }
      const [first = ''] = [reachedOn, onDay ?? today].sort().reverse();
      return { dueOn: dayAfter(first, daysAfter ?? 0), amount, label };
    });
    return own.some(({ stageId }) => stageId) || own.some(({ position }) => position !== undefined)
      ? lines
      : lines.sort((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''));
  }

  /** What the rules are told of a deal, from the rows that were written. */
  function owingOf(rows: Rows, money: DeskDeal): Expected[] {
    const { deal } = money;
    const balance = balanceOfDeal(money);
    if (!balance) return [];
    const own = rows.entries.filter(({ dealId, voidedAt }) => dealId === deal.id && !voidedAt);
    const counted = own.map((entry) => ({
      entry,
      cheque: rows.cheques.find(({ entryId }) => entryId === entry.id),
      countsFor:
        entry.currency === deal.currency
          ? entry.amount
          : (rows.rates.find(({ entryId, voidedAt }) => entryId === entry.id && !voidedAt)?.countsFor ??
            null),
    }));
    return [
      {
        id: deal.id,
        currency: balance.currency,
        balance,
        isCancelled: deal.stage === 'cancelled',
        plan: planOf(rows, deal),
        returned: counted.flatMap(({ cheque, countsFor }) =>
          cheque?.state === 'returned' ? [{ countsFor, since: cheque.stateOn }] : [],
        ),
        lastRefundOn:
          own
            .filter(({ kind }) => kind === 'refund')
            .map(({ onDay }) => onDay)
            .sort()
            .at(-1) ?? null,
        cheques: counted.flatMap(({ cheque, countsFor }) =>
          cheque?.state && isPendingState(cheque.state) ? [{ countsFor, dueOn: cheque.dueOn }] : [],
        ),
      },
    ];
  }

  const sum = (amounts: readonly number[], currency: Currency) =>
    fromMinor(
      amounts.reduce((all, amount) => all + toMinor(amount, currency), 0),
      currency,
    );

  /** The row of some deals of one currency, added up deal by deal. */
  function rowOf(own: readonly Expected[], currency: Currency) {
    const ages = own.map((one) => ageingOf(one, today));
    const late = (age: (typeof ages)[number]) =>
      sum(
        LATE_PARTS.map((part) => age[part]),
        currency,
      );
    const covered = own.map((one, at) => {
      const cheques = sum(
        one.cheques.map(({ countsFor }) => countsFor ?? 0),
        currency,
      );
      const age = ages[at];
      return age && one.plan.length > 0 ? Math.min(late(age), cheques) : 0;
    });
    const parts = AGEING_PARTS.map((part): [AgeingPart, number] => [
      part,
      sum(
        ages.map((age) => age[part]),
        currency,
      ),
    ]);
    return {
      currency,
      deals: own.length,
      parts: Object.fromEntries(parts),
      outstanding: sum(
        own.map(({ balance }) => balance.outstanding),
        currency,
      ),
      late: sum(ages.map(late), currency),
      inCheques: sum(covered, currency),
      since: ages.flatMap(({ since }) => since ?? []).sort()[0] ?? null,
    };
  }

  async function comparePersons(rows: Rows, owing: readonly Expected[]) {
    const ofPersons = await read<AgeingList>('/admin/money/ageing?by=person&of=all&size=100');
    for (const row of ofPersons.items) {
      const isTheirs = ({ id, currency }: Expected) =>
        currency === row.currency &&
        (row.person
          ? rows.deals.find((deal) => deal.id === id)?.personId === row.person.id
          : id === row.deal?.id);
      const { deal: _, person: __, building: ___, ...figures } = row;
      expect(figures).toEqual(rowOf(owing.filter(isTheirs), row.currency));
    }
  }

  test('ageing and what comes in are those of the rules, deal by deal and in sum', async () => {
    const met = new Set<string>();
    const made = fc.sample(randomDeal, COMPANIES * DEALS);
    const buildings = fc.sample(randomStages, COMPANIES);
    for (let company = 0; company < COMPANIES; company++) {
      for (const table of [entryRates, cheques, planLines, entries, deals, stages])
        await app.db.delete(table);
      const rows = rowsOf(made.slice(company * DEALS, (company + 1) * DEALS), buildings[company]);
      for (const [at, deal] of rows.deals.entries())
        deal.personId = at % 4 === 3 ? null : personId((at % PERSONS) + 1);
      await insertDeals(app.db, rows);
      // of a quarter of the companies nothing was ever counted, of the others every, some or no sum is old
      const stays = [null, ...Object.values(STORED)][company % 4];
      if (stays) expect(await storeSums(app.db, stays)).toBe(DEALS);
      const all = (await readDeals(app.db, inTotals)).flatMap((money) => owingOf(rows, money));
      const owing = all.filter(({ balance }) => balance.outstanding > 0);
      const currencies = [...new Set(all.map(({ currency }) => currency))];

      const { items, totals, total } = await read<AgeingList>('/admin/money/ageing?of=all&size=100');
      expect(total).toBe(owing.length);
      const shown = ({ deal, ...row }: Pick<AgeingRow, 'deal'> & ReturnType<typeof rowOf>) => [deal?.id, row];
      const plain = ({ person: _, building: __, ...row }: AgeingRow) => row;
      expect(new Map(items.map((row) => shown(plain(row)) as [DealId, unknown]))).toEqual(
        new Map(owing.map((one) => [one.id, rowOf([one], one.currency)])),
      );
      for (const { lateDeals, ...one } of totals) {
        const own = owing.filter(({ currency }) => currency === one.currency);
        const { since: _, ...expected } = rowOf(own, one.currency);
        expect(one).toEqual(expected);
        expect(lateDeals).toBe(own.filter((deal) => rowOf([deal], one.currency).late > 0).length);
        expect(sum(Object.values(one.parts), one.currency)).toBe(one.outstanding);
        for (const part of AGEING_PARTS) if (one.parts[part] > 0) met.add(part);
      }

      if (company % 5 === 0) await comparePersons(rows, owing);

      const ahead = await read<MoneyAhead>('/admin/money/ahead');
      for (const currency of currencies) {
        const own = all.filter((one) => one.currency === currency).map((one) => moneyAhead(one, today));
        const cells = new Map<string, number[]>();
        for (const { column, part, amount } of own.flatMap(({ items }) => items))
          cells.set(`${column} ${part}`, [...(cells.get(`${column} ${part}`) ?? []), amount]);
        const found = ahead.currencies.find((one) => one.currency === currency);
        expect(
          new Map(
            found?.cells.map(({ column, part, amount, count }) => [`${column} ${part}`, [amount, count]]),
          ),
        ).toEqual(
          new Map([...cells].map(([cell, amounts]) => [cell, [sum(amounts, currency), amounts.length]])),
        );
        expect(
          sum(
            (found?.cells ?? []).map(({ amount }) => amount),
            currency,
          ),
        ).toBe(found?.outstanding ?? 0);
        expect(found?.excess ?? 0).toBe(
          sum(
            own.map(({ excess }) => excess),
            currency,
          ),
        );
        for (const { column, part } of found?.cells ?? [])
          met.add(`${/\d/.test(column) ? 'month' : column} ${part}`);
      }
      // each figure is the list behind it; in one of ten companies, to save time
      if (company % 10 === 0)
        for (const { currency, cells } of ahead.currencies)
          for (const { column, part, amount, count } of cells) {
            const list = await read<AheadList>(
              `/admin/money/ahead/list?currency=${currency}&column=${column}&part=${part}&size=100`,
            );
            expect([
              list.total,
              sum(
                list.items.map((item) => item.amount),
                currency,
              ),
            ]).toEqual([count, amount]);
            expect(list.items.every(({ cheque }) => (cheque !== null) === (part === 'cheques'))).toBe(true);
          }
    }
    for (const part of AGEING_PARTS) expect(met).toContain(part);
    for (const cell of ['month expected', 'withoutDay expected']) expect(met).toContain(cell);
    for (const column of ['before', 'month', 'later'])
      for (const part of ['cheques', 'open']) expect(met).toContain(`${column} ${part}`);
    for (const cell of ['withoutPlan open', 'cancelled open']) expect(met).toContain(cell);
  });
});

describe('the ageing list', () => {
  let app: DeskApp;
  beforeAll(async () => {
    app = await deskApp();
    const person = await app.db.insert(persons).values({ name: 'Huda' }).returning({ id: persons.id });
    const owes = async (name: string, days: number, amount: number, buildingId?: number, fields = {}) => {
      const id = await app.deal({ name, ...fields }, buildingId);
      await app.entry(id, 'charge', amount, { reason: 'price' });
      await app.plan(id, [dayAfter(today, -days), amount]);
      return id;
    };
    const personOf = { personId: person[0]?.id ?? null };
    await owes('Old', 100, 500, undefined, personOf);
    await owes('New', 10, 900, undefined, personOf);
    const covered = await owes('Covered', 40, 300);
    await app.cheque(covered, { amount: 300 });
    await owes('To come', -20, 7000);
    await owes('Elsewhere', 70, 50, app.otherId);
  });
  afterAll(() => app.close());
  const read = async (query: string, who = app.lacasa): Promise<AgeingList> =>
    (await who.get(`/admin/money/ageing?${query}`)).json();
  const names = ({ items }: AgeingList) => items.map(({ deal, person }) => deal?.name ?? person?.name);

  test('the most late first, or by any part; what cheques cover can be left out', async () => {
    expect(names(await read(''))).toEqual(['New', 'Old', 'Covered']);
    expect(names(await read('sort=since'))).toEqual(['Old', 'Covered', 'New']);
    expect(names(await read('sort=-late60'))[0]).toBe('Covered');
    expect(names(await read('of=uncovered'))).toEqual(['New', 'Old']);
    expect(names(await read('of=all&sort=-notDue'))[0]).toBe('To come');
    expect(names(await read('q=covered'))).toEqual(['Covered']);
    expect(names(await read('size=1&page=2'))).toEqual(['Old']);
    expect(await read('size=1&page=9')).toMatchObject({ items: [], total: 3 });
  });

  test('by person and by building; LACASA sees their buildings', async () => {
    const { items } = await read('by=person');
    expect(items.map(({ person, deal, deals, late }) => [person?.name, deal?.name, deals, late])).toEqual([
      ['New', undefined, 2, 1400],
      [undefined, 'Covered', 1, 300],
    ]);
    const ofBuildings = async (who = app.lacasa) =>
      (await read('by=building&of=all', who)).items.map(({ building, deals }) => [building?.id, deals]);
    expect(await ofBuildings()).toEqual([[app.lacasaId, 4]]);
    expect(await ofBuildings(app.superadmin)).toEqual([
      [app.lacasaId, 4],
      [app.otherId, 1],
    ]);
    for (const path of [
      'ageing',
      'ageing/export',
      'ahead',
      'ahead/list?currency=USD&column=before&part=open',
    ]) {
      const asked = `/admin/money/${path}${path.includes('?') ? '&' : '?'}buildingId=${app.otherId}`;
      expect((await app.lacasa.get(asked)).statusCode).toBe(403);
      expect((await app.superadmin.get(asked)).statusCode).toBe(200);
      expect((await app.as('ADMIN').get(asked)).statusCode).toBe(403);
    }
  });

  test('as a file: the same rows, with every part', async () => {
    const { body } = await app.lacasa.get('/admin/money/ageing/export?lang=en&of=all');
    const [head = '', ...rows] = body.replace('\ufeff', '').trim().split(/\r?\n/);
    for (const heading of ['Name', 'Not yet due', 'over 90 days', 'Beyond the plan', 'Outstanding'])
      expect(head).toContain(heading);
    expect(rows).toHaveLength(4);
    expect(rows.find((row) => row.includes('Covered'))).toContain('300.00');
  });
});
