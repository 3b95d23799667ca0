import { expect, test } from 'vitest';
import { viewingRequest } from './viewing-request.ts';

const filled = {
  fullName: 'Rana Khatib',
  mobile: '0599 214 870',
  wishDay: '2026-11-17',
  wishPart: 'evening',
  content: '',
  website: '',
};
const target = { projectId: 3, unitId: 12, page: '/properties/olive', targetLine: '' };

test('name and phone are required, the message is not', () => {
  const { issues } = viewingRequest(target);
  expect(issues(filled)).toEqual([]);
  expect(issues({ ...filled, fullName: '', mobile: '12' })).toEqual([
    { field: 'fullName', issue: 'required' },
    { field: 'mobile', issue: 'invalidPhone' },
  ]);
});

test('the request names project and unit', () => {
  expect(viewingRequest(target).payload(filled, 'k')).toEqual({
    ...filled,
    source: 'viewing',
    page: '/properties/olive',
    projectId: 3,
    unitId: 12,
    idempotencyKey: 'k',
  });
  const elsewhere = viewingRequest({ ...target, unitId: null, targetLine: 'B-302, Olive Terraces' });
  expect(elsewhere.payload({ ...filled, content: 'Hello' }, 'k').content).toBe(
    'Hello\n\nB-302, Olive Terraces\n\n2026-11-17 evening',
  );
});
