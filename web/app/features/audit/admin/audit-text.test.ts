import type { AuditEntry } from '@diyar/contract/audit';
import { CompanyInput } from '@diyar/contract/company';
import { HISTORY_FIELDS } from '@diyar/contract/lacasa';
import { expect, test } from 'vitest';
import { adminTexts } from '~/i18n/admin/index.ts';
import { actionOf, changesOf, detailsOf, subjectOf } from './audit-text.ts';

const [ar, en] = await Promise.all([adminTexts.load('ar'), adminTexts.load('en')]);

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-15T06:00:00.000Z',
  actorId: 1,
  actorName: 'rana',
  action: 'projects.create',
  entity: 'project',
  entityId: '7',
  details: {},
  changes: [],
  ...over,
});

test('an action in the user’s language; an unknown one by its code', () => {
  expect(actionOf(entry({}), en.audit)).toBe('Project created');
  expect(actionOf(entry({}), ar.audit)).toBe('إنشاء مشروع');
  expect(actionOf(entry({ action: 'rockets.launch' }), en.audit)).toBe('rockets.launch');
  expect(actionOf(entry({ action: 'toString' }), en.audit)).toBe('toString');
});

test('the object by its name in the user’s language, else in the other, else by its number', () => {
  const named = entry({ details: { nameEn: 'Olive', nameAr: 'زيتون' } });
  expect([subjectOf(named, 'en'), subjectOf(named, 'ar')]).toEqual(['Olive', 'زيتون']);
  expect(subjectOf(entry({ details: { nameEn: 'Olive', nameAr: '' } }), 'ar')).toBe('Olive');
  expect(subjectOf(entry({ details: { username: 'sami' } }), 'en')).toBe('sami');
  expect(subjectOf(entry({}), 'en')).toBe('#7');
  expect(subjectOf(entry({ entityId: null }), 'en')).toBe('');
});

test('the details as text, without the name and without empty ones', () => {
  const details = {
    username: 'sami',
    role: 'ADMIN',
    isActive: false,
    q: '',
    fields: ['name', 'dueAmountStr', 'aboutAr', 'somethingNew'],
    deletedAt: '2026-11-15T06:00:00.000Z',
    odd: { a: 1 },
  };
  expect(detailsOf(entry({ details }), en, 'en')).toEqual([
    'Role: Admin',
    'Active: no',
    'Changed: Name, Due, About in Arabic, somethingNew',
    expect.stringMatching(/^Deleted at: .*2026/),
    'odd: {"a":1}',
  ]);
  expect(detailsOf(entry({ details: { fields: ['phone', 'note'], tab: 'unread' } }), ar, 'ar')).toEqual([
    'ما تغيّر: الهاتف، ملاحظة',
    'التبويب: غير المقروءة',
  ]);
});

test('every recorded field of LaCasa and the company has a text in both languages', () => {
  const company = Object.keys(CompanyInput.parse({ socials: {}, address: {} }));
  const known = [...HISTORY_FIELDS, ...company.filter((name) => name !== 'socials'), 'instagram', 'facebook'];
  for (const [texts, lang] of [
    [en, 'en'],
    [ar, 'ar'],
  ] as const)
    for (const field of known)
      expect(detailsOf(entry({ details: { fields: [field] } }), texts, lang)).not.toContain(
        `${texts.audit.details.fields}: ${field}`,
      );
});

test('what a write changed, old and new, in the words of the screen', () => {
  const changed = entry({
    changes: [
      { entity: 'unit', field: 'price', before: 90_000, after: 95_000 },
      { entity: 'deal', field: 'stage', before: null, after: 'held' },
      { entity: 'user', field: 'isActive', before: true, after: false },
      { entity: 'x', field: 'rocket', before: 'a', after: null },
    ],
  });
  expect(changesOf(changed, en, 'en')).toEqual([
    'Price: 90000 → 95000',
    'Stage: held',
    'Active: yes → no',
    'rocket: a → –',
  ]);
  expect(changesOf(changed, ar, 'ar')[1]).toBe('المرحلة: حجز مؤقت');
});

test('fields are not listed twice', () => {
  const details = { fields: ['price'] };
  const changes = [{ entity: 'unit', field: 'price', before: 1, after: 2 }];
  expect(detailsOf(entry({ details }), en, 'en')).toHaveLength(1);
  expect(detailsOf(entry({ details, changes }), en, 'en')).toEqual([]);
});
