import type { HistoryEntry } from '@diyar/contract/apartments';
import { reservationNo } from '@diyar/contract/rules/ids';
import { expect, test } from 'vitest';
import { render } from '../buildings-testing.tsx';
import { Entry } from './history.tsx';

const shown = (action: HistoryEntry['action'], changes: HistoryEntry['changes']) => {
  const entry = {
    id: 1,
    reserverId: reservationNo(7),
    at: '2026-11-16T04:00:00.000Z',
    by: { id: 1, username: 'rana', name: 'Rana' },
  };
  const html = render(<Entry entry={{ ...entry, action, changes }} />);
  return [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line = '']) => line.replace(/<[^>]+>/g, ''));
};

test('what did not change is left out; a cheque says which one it is', () => {
  expect(
    shown('chequeMoved', [
      { field: 'amount', before: '29000 USD', after: '29000 USD' },
      { field: 'status', before: 'drawer', after: 'cleared' },
      { field: 'chequeNumber', before: '612342', after: '612342' },
    ]),
  ).toEqual(['State: in the drawer → cleared', 'Cheque number: 612342']);
});

test('amounts are printed with the decimals of their currency', () => {
  expect(shown('entryAdded', [{ field: 'amount', before: '', after: '98250.5 JOD' }])).toEqual([
    'Amount: JOD 98,250.500',
  ]);
});
