import { expect, test } from 'vitest';
import { Sold } from '../sold.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';
import { readSold, readSoldList } from './sold.ts';

const record = {
  id: 5,
  apartmentName: 'A-301',
  buyerName: 'Samer',
  buyerPhone: '0599000000',
  soldAt: '2026-11-12T08:00:00.000Z',
  notes: 'cash',
  price: 98_000.5,
  currency: 'JOD' as const,
  personId: 4,
  contractFileId: 7,
  contractFileUrl: '/files/7?sig=x',
  contractMimeType: 'application/pdf',
  project: null,
  unit: null,
  createdAt: '2026-11-12T09:00:00.000Z',
};

test('our own shape and snake_case', () => {
  expect(readSold(record)).toEqual(record);
  expect(readSold(snakeCased(record))).toEqual(record);
});

test('selledId, fileId, fileUrl; a list under content or items', () => {
  const odd = { selledId: 5, apartment_name: 'A-301', fileId: '7', file_url: '/x', soldAt: record.soldAt };
  expect(readSold(odd)).toMatchObject({
    id: 5,
    contractFileId: 7,
    contractFileUrl: '/x',
    createdAt: record.soldAt,
  });
  expect(readSoldList({ content: [odd] }).items.length).toBe(1);
  expect(readSold({ id: 1 })).toMatchObject({ soldAt: null, contractFileId: null, contractFileUrl: null });
});

test('the unit and project it names', () => {
  const unit = { id: 2, unitLabel: 'B-2' };
  expect(readSold({ id: 1, unit, project: { id: 3, slug: 'olive', name: 'Olive' } })).toMatchObject({
    unit: { id: 2, unitLabelEn: 'B-2' },
    project: { id: 3, slug: 'olive' },
  });
});

test('whatever comes, what is read has our shape', () => {
  expectShape(Sold, readSold, Object.keys(record));
});
