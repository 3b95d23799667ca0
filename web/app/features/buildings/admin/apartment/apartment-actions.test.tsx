import type { TrackedUnit } from '@diyar/contract/buildings';
import { apartmentNo } from '@diyar/contract/rules/ids';
import { settle } from '@diyar/contract/rules/ledger';
import { holderOf, type Role } from '@diyar/contract/rules/roles';
import { expect, test } from 'vitest';
import { HolderContext } from '~/lib/session/holder.ts';
import { dealOn, render, unitOf } from '../buildings-testing.tsx';
import { lacasaTracker, type Tracker, trackerOf } from '../tracker.ts';
import { ApartmentActions } from './apartment-body.tsx';

const none = () => {};

/** The buttons at the foot of the sheet, in order. */
function actions(unit: TrackedUnit, { tracker, role }: { tracker: Tracker; role: Role }) {
  const html = render(
    <HolderContext value={holderOf({ role })}>
      <ApartmentActions unit={unit} onTask={none} onRecord={none} onMark={none} />
    </HolderContext>,
    { tracker },
  );
  return [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside.replace(/<[^>]+>/g, ''),
  );
}
const by = (role: Role) => ({ tracker: trackerOf(4, role), role });

test('a free unit: quote, hold, reserve, sell', () => {
  expect(actions(unitOf(), by('ADMIN'))).toEqual(['Quote', 'Hold', 'Reserve', 'Sell']);
});

test('a held unit', () => {
  expect(actions(dealOn('held'), by('LACASA'))).toEqual(['Make the reservation', 'Sell', 'Release']);
});

test('a reserved unit: payments only for those who see money', () => {
  expect(actions(dealOn('reserved'), by('LACASA'))).toEqual(['Record a payment', 'Sell']);
  expect(actions(dealOn('reserved'), by('ADMIN'))).toEqual(['Sell']);
});

test('SALES hold and reserve, others sell; ACCOUNTANT takes money and sells nothing', () => {
  expect(actions(unitOf(), by('SALES'))).toEqual(['Quote', 'Hold', 'Reserve']);
  expect(actions(dealOn('held'), by('SALES'))).toEqual(['Make the reservation', 'Release']);
  expect(actions(dealOn('reserved'), by('SALES'))).toEqual([]);
  expect(actions(unitOf(), by('ACCOUNTANT'))).toEqual([]);
  expect(actions(dealOn('held'), by('ACCOUNTANT'))).toEqual([]);
  expect(actions(dealOn('reserved'), by('ACCOUNTANT'))).toEqual(['Record a payment']);
});

test('what was paid too much goes back first', () => {
  const balance = settle({
    currency: 'USD',
    charges: 1000,
    discounts: 0,
    writtenOff: 0,
    paid: 1500,
    refunded: 0,
  });
  expect(actions(dealOn('sold', { balance }), by('LACASA'))).toEqual(['Record a refund']);
});

test('a sold unit is not sold again, a withdrawn one offers nothing', () => {
  expect(actions(dealOn('sold', {}, { isFullyPaid: true }), by('SUPERADMIN'))).toEqual(['Record a payment']);
  expect(actions(dealOn('sold'), by('ADMIN'))).toEqual([]);
  expect(actions(unitOf({ status: 'withdrawn' }), by('SUPERADMIN'))).toEqual([]);
  // an imported list says that somebody has it: the deal is entered, and no quote is made
  const waiting = unitOf({ status: 'withdrawn', awaitsDeal: true });
  expect(actions(waiting, by('SUPERADMIN'))).toEqual(['Hold', 'Reserve', 'Sell']);
});

test('a parking space of a deal leaves the money to its first unit', () => {
  const parking = dealOn('reserved', {
    units: [
      { id: apartmentNo(9), label: 'A-302', kind: 'apartment', floor: 3 },
      { id: apartmentNo(1), label: 'P-06', kind: 'parking', floor: -2 },
    ],
  });
  expect(actions(parking, by('SUPERADMIN'))).toEqual(['Sell']);
});

test('a server without buildings has reservations only', () => {
  const older = { tracker: lacasaTracker(null, 'SUPERADMIN'), role: 'SUPERADMIN' } as const;
  expect(actions(unitOf(), older)).toEqual(['Add reservation']);
  // payments are for servers with deals
  expect(actions(dealOn('reserved', {}, { deal: null }), older)).toEqual(['Mark fully paid']);
});
