import { expect, test } from 'vitest';
import { ReservationInput } from './reservation-input.ts';
import { ALIASES } from './rules/reservation-aliases.ts';

test.each([...ALIASES.due])('due as %s, as text or number', (name) => {
  expect(ReservationInput.parse({ [name]: ' 1,000 $ ' }).dueAmountStr).toBe('1,000 $');
  expect(ReservationInput.parse({ [name]: 1000.5 }).dueAmountStr).toBe('1000.5');
});

test.each([...ALIASES.paid])('paid as %s, as text or number', (name) => {
  expect(ReservationInput.parse({ [name]: '٥٠٠' }).paidAmountStr).toBe('٥٠٠');
  expect(ReservationInput.parse({ [name]: 0 }).paidAmountStr).toBe('0');
});

test.each([...ALIASES.isFullyPaid])('fully paid as %s', (name) => {
  expect(ReservationInput.parse({ [name]: true }).isFullyPaid).toBe(true);
  expect(ReservationInput.parse({ [name]: 'false' }).isFullyPaid).toBe(false);
});

test('reserved, or not available', () => {
  expect(ReservationInput.parse({ reserved: true }).reserved).toBe(true);
  expect(ReservationInput.parse({ isAvailable: false }).reserved).toBe(true);
  expect(ReservationInput.parse({ is_available: 'true' }).reserved).toBe(false);
  expect(ReservationInput.parse({ reserved: false, isAvailable: false }).reserved).toBe(false);
});

test('what was not sent is undefined; what was emptied is empty', () => {
  const nothing = ReservationInput.parse({});
  expect(Object.entries(nothing).filter(([, value]) => value !== undefined)).toEqual([
    ['personId', null],
    ['note', ''],
    ['with', []],
    ['terms', null],
    ['version', null],
  ]);
  expect(ReservationInput.parse({ phone: '', due: '', name: '' })).toMatchObject({
    phone: '',
    dueAmountStr: '',
    name: '',
  });
});

test('a phone is stored as the office types it', () => {
  expect(ReservationInput.parse({ phone: 'ext. 12, ask for Abu Ali' }).phone).toBe(
    'ext. 12, ask for Abu Ali',
  );
});

test('all aliases at once agree', () => {
  const sent = {
    name: 'Huda',
    phone: '0599111222',
    reserved: true,
    isAvailable: false,
    due_amount: 10,
    dueAmountStr: '10',
    payed_amount: '4',
    paid_amount: 4,
    is_fully_paid: false,
    isFullyPaid: false,
    fully_paid: false,
  };
  expect(ReservationInput.parse(sent)).toMatchObject({
    name: 'Huda',
    dueAmountStr: '10',
    paidAmountStr: '4',
    isFullyPaid: false,
    reserved: true,
  });
});

test.each([{ due: {} }, { reserved: 'perhaps' }, { name: 'x'.repeat(201) }, { due: '9'.repeat(61) }])(
  '%j is refused',
  (sent) => {
    expect(ReservationInput.safeParse(sent).success).toBe(false);
  },
);
