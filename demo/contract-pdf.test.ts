import { describe, expect, test } from 'vitest';
import { contractPdf, reservations, soldRecords } from './content/index.ts';
import { dayBefore, minutesBefore, timeBefore } from './moments.ts';

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

const contracts = [
  ...soldRecords.map(({ contract }) => ['sale', contract] as const),
  ...reservations.flatMap(({ contract }) => (contract ? [['reservation', contract] as const] : [])),
];

test('every sold record and several reservations have a contract of their own', () => {
  expect(contracts.length).toBeGreaterThan(soldRecords.length + 5);
  expect(new Set(contracts.map(([, { reference }]) => reference)).size).toBe(contracts.length);
});

test.each(contracts)('%s contract $reference is a PDF a reader can follow', (kind, contract) => {
  const file = latin1(contractPdf(kind, contract, '2026-11-12'));
  expect(file.startsWith('%PDF-1.4\n')).toBe(true);
  expect(file.endsWith('%%EOF\n')).toBe(true);

  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(file)?.[1]);
  expect(file.slice(table, table + 5)).toBe('xref\n');
  const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
    Number(offset),
  );
  expect(offsets).toHaveLength(7);
  offsets.forEach((offset, index) => {
    expect(file.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  });

  const [, length, content = ''] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(file) ?? [];
  expect(content).toHaveLength(Number(length));
  for (const text of [contract.reference, contract.party, contract.property, contract.amount, '2026-11-12']) {
    expect(content).toContain(`(${text})`);
  }
});

describe('the text of a contract', () => {
  const contract = { reference: 'R', party: 'A (B) \\ C', property: 'P', amount: 'USD 1' };

  test('escapes what PDF strings reserve', () => {
    expect(latin1(contractPdf('sale', contract, '2026-11-12'))).toContain('(A \\(B\\) \\\\ C)');
  });

  test('is refused when the font cannot draw it', () => {
    expect(() => contractPdf('sale', { ...contract, party: 'رامي' }, '2026-11-12')).toThrow('Not Latin');
  });
});

describe('moments', () => {
  const now = new Date('2026-11-15T22:30:00Z');

  test('count back from now, on the calendar and clock of Ramallah', () => {
    expect(minutesBefore(now, 90).toISOString()).toBe('2026-11-15T21:00:00.000Z');
    expect(dayBefore(now, 0)).toBe('2026-11-16');
    expect(dayBefore(now, -9)).toBe('2026-11-25');
    expect(timeBefore(now, 3, '11:30').toISOString()).toBe('2026-11-13T09:30:00.000Z');
  });

  test('keep the wall clock across summer time', () => {
    expect(timeBefore(now, 109, '11:00').toISOString()).toBe('2026-07-30T08:00:00.000Z');
  });
});
