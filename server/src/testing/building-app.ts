import type { Apartment, Floor } from '@diyar/contract/apartments';
import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { DealId } from '@diyar/contract/rules/ids';
import { and, eq } from 'drizzle-orm';
import type { AppParts } from '../app.ts';
import { dealUnits, units } from '../db/schema.ts';
import { ensureBuilding } from '../features/buildings/index.ts';
import { testApp } from './test-app.ts';

/** The app with its default building, and short names for common steps of the tests. */
export async function lacasaApp(pages?: AppParts['pages']) {
  const app = await testApp({}, pages);
  await ensureBuilding(app.db);
  const lacasa = app.as('LACASA');

  const apartments = async (): Promise<Apartment[]> => {
    const answer = await lacasa.get('/lacasa/floors');
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json().items.flatMap((floor: Floor) => floor.apartments);
  };

  const apartment = async (label: string): Promise<Apartment> => {
    const found = (await apartments()).find((one) => one.label === label);
    if (!found) throw new Error(`no apartment ${label}`);
    return found;
  };

  /** Each test takes an apartment of its own, which nobody has touched. */
  const untouched = await apartments();
  const free = (): Apartment => {
    const found = untouched.shift();
    if (!found) throw new Error('the building is full');
    return found;
  };

  const reserve = async (fields: object = {}): Promise<Apartment> => {
    const { id } = free();
    const answer = await lacasa.post(`/lacasa/apartments/${id}/reservation`, {
      name: 'سامر الخطيب',
      ...fields,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };

  /** The open deal on an apartment. */
  const dealOf = async ({ id }: Pick<Apartment, 'id'>): Promise<DealId> => {
    const [found] = await app.db
      .select({ id: dealUnits.dealId })
      .from(dealUnits)
      .innerJoin(units, eq(units.id, dealUnits.unitId))
      .where(and(eq(units.apartmentNo, id), dealUnits.open));
    if (!found) throw new Error(`nobody has apartment ${id}`);
    return found.id;
  };

  const enter = async (dealId: DealId, entry: object): Promise<DealLedger> => {
    const answer = await lacasa.post(`/admin/deals/${dealId}/entries`, entry);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };

  /** Records a payment on the deal of an apartment; the entry it made. */
  const pay = async (apartment: Pick<Apartment, 'id'>, line: object): Promise<Entry> => {
    const { entries } = await enter(await dealOf(apartment), line);
    return entries.reduce((newest, entry) => (entry.id > newest.id ? entry : newest));
  };

  return {
    ...app,
    lacasa,
    superadmin: app.as('SUPERADMIN'),
    apartments,
    apartment,
    free,
    reserve,
    dealOf,
    enter,
    pay,
  };
}

/** A payment as it is sent. */
export const cash = (amount: number | string, currency = 'ILS', more: object = {}) => ({
  kind: 'payment',
  amount,
  currency,
  method: 'cash',
  on: '2026-11-01',
  ...more,
});

let chequesMade = 300_118;

export const cheque = (amount: number, more: object = {}) =>
  cash(amount, 'ILS', {
    method: 'cheque',
    bank: 'Sahel Bank',
    chequeNumber: String(chequesMade++),
    dueOn: '2027-01-01',
    ...more,
  });

export type LacasaApp = Awaited<ReturnType<typeof lacasaApp>>;
