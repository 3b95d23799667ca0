import type { AuditEntry } from '@diyar/contract/audit';
import { expect, test } from 'vitest';
import { ar, en } from '~/i18n/admin/audit.ts';
import { actionOf, detailsOf, subjectOf } from './audit-words.ts';

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-15T06:00:00.000Z',
  actorId: 1,
  actorName: 'rana',
  action: 'projects.create',
  entity: 'project',
  entityId: '7',
  details: {},
  ...over,
});

test('an action in the words of the reader; one nobody knows by its code', () => {
  expect(actionOf(entry({}), en)).toBe('Project created');
  expect(actionOf(entry({}), ar)).toBe('إنشاء مشروع');
  expect(actionOf(entry({ action: 'rockets.launch' }), en)).toBe('rockets.launch');
  expect(actionOf(entry({ action: 'toString' }), en)).toBe('toString');
});

test('the thing by its name in the reader’s language, else in the other, else by its number', () => {
  const named = entry({ details: { nameEn: 'Olive', nameAr: 'زيتون' } });
  expect([subjectOf(named, 'en'), subjectOf(named, 'ar')]).toEqual(['Olive', 'زيتون']);
  expect(subjectOf(entry({ details: { nameEn: 'Olive', nameAr: '' } }), 'ar')).toBe('Olive');
  expect(subjectOf(entry({ details: { username: 'sami' } }), 'en')).toBe('sami');
  expect(subjectOf(entry({}), 'en')).toBe('#7');
  expect(subjectOf(entry({ entityId: null }), 'en')).toBe('');
});

test('the details without the name and without what says nothing', () => {
  const details = {
    username: 'sami',
    role: 'ADMIN',
    isActive: false,
    q: '',
    fields: ['name', 'phone'],
    odd: { a: 1 },
  };
  expect(detailsOf(entry({ details }), en)).toEqual([
    'Role: ADMIN',
    'Active: no',
    'Fields: name, phone',
    'odd: {"a":1}',
  ]);
});
