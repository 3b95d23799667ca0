import type { Apartment, Floor } from '@diyar/contract/lacasa';
import type { Payment } from '@diyar/contract/payments';
import { testApp } from '../../testing/test-app.ts';
import { ensureBuilding } from './building.ts';

/** The app with its default building, and short names for common steps of the tests. */
export async function lacasaApp() {
  const app = await testApp();
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

  const pay = async ({ id }: Apartment, line: object): Promise<Payment> => {
    const answer = await lacasa.post(`/lacasa/apartments/${id}/payments`, line);
    if (answer.statusCode !== 201) throw new Error(answer.body);
    return answer.json();
  };

  return { ...app, lacasa, superadmin: app.as('SUPERADMIN'), apartments, apartment, free, reserve, pay };
}

/** A payment as it is sent. */
export const cash = (amount: number | string, currency = 'ILS', more: object = {}) => ({
  amount,
  currency,
  method: 'cash',
  paidOn: '2026-11-01',
  ...more,
});

export const cheque = (amount: number, more: object = {}) =>
  cash(amount, 'ILS', { method: 'cheque', chequeNumber: '300118', dueDate: '2027-01-01', ...more });

export type LacasaApp = Awaited<ReturnType<typeof lacasaApp>>;
