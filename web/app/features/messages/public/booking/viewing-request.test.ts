import { unitId } from '@diyar/contract/rules/ids';
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
const target = { projectId: 3, unitId: unitId(12), page: '/properties/olive', targetLine: '' };

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

test('one request about several units names them all', () => {
  const about = 'About:\nA-101, Olive\nB-7, Fig';
  const several = { ...target, projectId: null, unitId: null, about };
  const { payload } = viewingRequest(several);
  expect(payload(filled, 'k')).toMatchObject({ content: about, projectId: undefined, unitId: undefined });
  expect(payload({ ...filled, content: 'When?' }, 'k').content).toBe(`When?\n\n${about}`);
});
