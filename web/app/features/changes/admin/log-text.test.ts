import type { AuditEntry } from '@diyar/contract/changes';
import { CHANGE_FIELDS, LOG_ACTIONS, type ValueKind, WORDS } from '@diyar/contract/rules/activity';
import { HISTORY_ACTIONS } from '@diyar/contract/rules/deal-history';
import { LOG_DETAILS } from '@diyar/contract/rules/log-details';
import { expect, test } from 'vitest';
import { adminTexts } from '~/i18n/admin/index.ts';
import { actionOf, changesOf, detailsOf, type Line, subjectOf } from './log-text.ts';

const [ar, en] = await Promise.all([adminTexts.load('ar'), adminTexts.load('en')]);
const LANGUAGES = [
  [ar, 'ar'],
  [en, 'en'],
] as const;

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-15T06:00:00.000Z',
  actorId: 1,
  actorName: 'rana',
  actor: 'رنا عودة',
  action: 'projects.create',
  entity: 'project',
  entityId: '7',
  details: {},
  userName: '',
  changes: [],
  ...over,
});
type Change = AuditEntry['changes'][number];
const change = (over: Partial<Change>): Change => ({
  entity: 'unit',
  unitNumber: null,
  field: 'price',
  before: null,
  after: null,
  names: {},
  ...over,
});
const ISOLATES = /[\u2066-\u2069]/g;
const told = (lines: readonly Line[]) =>
  lines.map(({ name, old, now }) =>
    `${name}: ${old === null ? '' : `${old} > `}${now}`.replace(ISOLATES, ''),
  );

test('an action in the user’s language; one of a newer version without its code', () => {
  expect(actionOf(entry({}), en)).toBe('Project created');
  expect(actionOf(entry({}), ar)).toBe('إنشاء مشروع');
  expect(actionOf(entry({ action: 'expired' }), ar)).toBe('انتهاء الحجز المؤقت');
  for (const action of ['rockets.launch', 'toString'])
    expect(actionOf(entry({ action }), en)).toBe('Another action');
});

test('the object by its name in the user’s language, else in the other, else by its number', () => {
  const named = entry({ details: { nameEn: 'Olive', nameAr: 'زيتون' } });
  const subject = (over: Partial<AuditEntry>, lang: 'ar' | 'en') =>
    subjectOf(entry(over), lang).replace(ISOLATES, '');
  expect([subject(named, 'en'), subject(named, 'ar')]).toEqual(['Olive', 'زيتون']);
  expect(subject({ details: { nameEn: 'Olive', nameAr: '' } }, 'ar')).toBe('Olive');
  expect(subject({ details: { username: 'sami' } }, 'en')).toBe('sami');
  expect(subject({ details: { username: 'sami' }, userName: 'Sami Odeh' }, 'en')).toBe('Sami Odeh');
  expect(subject({ details: { label: 'A-304', building: 'Olive' } }, 'en')).toBe('A-304 · Olive');
  expect(subject({}, 'en')).toBe('#7');
  expect(subject({ entityId: null }, 'en')).toBe('');
});

test('the details as text, without the name, without empty ones and without what nobody has words for', () => {
  const details = {
    username: 'sami',
    role: 'ADMIN',
    isActive: false,
    q: '',
    fields: ['name', 'dueAmountStr', 'aboutAr', 'somethingNew'],
    deletedAt: '2026-11-15T06:00:00.000Z',
    odd: { a: 1 },
  };
  expect(told(detailsOf(entry({ details }), en, 'en'))).toEqual([
    'Role: Admin',
    'Active: no',
    'Changed: Name, Due, About in Arabic',
    expect.stringMatching(/^Deleted at: .*2026/),
  ]);
  expect(told(detailsOf(entry({ details: { fields: ['phone', 'note'], tab: 'unread' } }), ar, 'ar'))).toEqual(
    ['ما تغيّر: الهاتف، ملاحظة', 'التبويب: غير المقروءة'],
  );
});

test('what a write changed, old and new, in the words of the screen', () => {
  const changes = [
    change({ before: 90_000, after: 95_000 }),
    change({ entity: 'deal', field: 'stage', after: 'held' }),
    change({ entity: 'user', field: 'isActive', before: true, after: false }),
    change({ entity: 'deal', field: 'status', before: 'drawer', after: 'cleared' }),
    change({ entity: 'viewing', field: 'status', before: 'planned', after: 'noShow' }),
    change({ entity: 'deal', field: 'amount', after: '82600 USD' }),
    change({ entity: 'deal', field: 'plan', before: '', after: '2026-11-27 20000, 2026-12-27 30000' }),
    change({
      entity: 'viewing',
      field: 'staffId',
      before: 4,
      after: 5,
      names: { 5: { en: 'Rana', ar: 'رنا' } },
    }),
    change({ entity: 'x', field: 'rocket', before: 'a', after: null }),
  ];
  expect(told(changesOf({ changes }, en, 'en'))).toEqual([
    'Price: 90,000 > 95,000',
    'Stage: held',
    'Active: yes > no',
    'State: in the drawer > cleared',
    'State: Confirmed > No show',
    'Amount: USD 82,600',
    'Plan: 27 November 2026: 20,000, 27 December 2026: 30,000',
    'Shown by: 4 > Rana',
  ]);
  expect(told(changesOf({ changes }, ar, 'ar'))[3]).toBe('الحالة: في الدرج > محصَّل');
});

test('what did not change is no change; a cheque says which one it is', () => {
  const changes = [
    change({ entity: 'deal', field: 'amount', before: '20000 USD', after: '20000 USD' }),
    change({ entity: 'deal', field: 'chequeNumber', before: '612342', after: '612342' }),
    change({ entity: 'deal', field: 'dueAmountStr', before: '20000 USD', after: '20000 USD' }),
    change({ entity: 'unit', field: 'labelEn', before: '', after: null }),
  ];
  expect(told(changesOf({ changes }, en, 'en'))).toEqual(['Amount: USD 20,000', 'Cheque number: 612342']);
});

test('several units keep their order and the signs of their numbers', () => {
  const [line] = changesOf(
    { changes: [change({ entity: 'deal', field: 'units', after: '4-01, P-02' })] },
    ar,
    'ar',
  );
  expect(line?.now).toBe('\u20684-01\u2069، \u2068P-02\u2069');
});

test('fields are not listed twice', () => {
  const details = { fields: ['price'] };
  expect(detailsOf(entry({ details }), en, 'en')).toHaveLength(1);
  expect(detailsOf(entry({ details, changes: [change({ before: 1, after: 2 })] }), en, 'en')).toEqual([]);
});

/** A stored value of each kind; of a list of codes each of them. */
function samples(kind: ValueKind): unknown[] {
  if (kind in WORDS) return [...WORDS[kind as keyof typeof WORDS]];
  const single: Partial<Record<ValueKind, unknown>> = {
    number: 12_000,
    money: '12000 USD',
    day: '2026-11-15',
    month: '2026-11',
    moment: '2026-11-15T06:00:00.000Z',
    yesNo: true,
    picture: 7,
    file: 7,
    gallery: [{ fileId: 7 }],
    features: [{ en: 'Lift', ar: 'مصعد' }],
    plans: [{ nameEn: 'Plan' }],
    plan: '2026-11-27 20000',
    fields: ['dueAmountStr', 'nameAr'],
    ids: 7,
  };
  return [single[kind] ?? '12'];
}

/** Names that are written so. */
const BRANDS = /USD|X|LaCasa|WhatsApp|YouTube|TikTok|\u200f/g;

test.each(LANGUAGES)('every listed action, field, detail and code has words (%#)', (texts, lang) => {
  const words: string[] = [...LOG_ACTIONS, ...HISTORY_ACTIONS].map((action) =>
    actionOf(entry({ action }), texts),
  );
  expect(words).not.toContain(texts.changes.otherAction);
  for (const [entity, fields] of Object.entries(CHANGE_FIELDS))
    for (const [field, kind] of Object.entries<ValueKind>(fields))
      for (const value of samples(kind)) {
        const names = { 7: { en: 'Rana', ar: 'رنا' } };
        const lines = changesOf({ changes: [change({ entity, field, after: value, names })] }, texts, lang);
        expect(lines, `${entity}.${field}`).toHaveLength(kind === 'hidden' ? 0 : 1);
        words.push(...told(lines));
      }
  const naming = [
    'nameEn',
    'nameAr',
    'name',
    'username',
    'senderName',
    'apartmentName',
    'label',
    'number',
    'building',
  ];
  for (const [detail, kind] of Object.entries<ValueKind>(LOG_DETAILS))
    for (const value of samples(kind)) {
      const lines = detailsOf(entry({ details: { [detail]: value } }), texts, lang);
      expect(lines, detail).toHaveLength(kind === 'hidden' || naming.includes(detail) ? 0 : 1);
      words.push(...told(lines));
    }
  expect(words).not.toContain(texts.changes.otherValue);
  for (const word of words.map((one) => one.replace(BRANDS, ''))) {
    // no code: neither camelCase nor a dotted name, and in Arabic no Latin word at all
    expect(word).not.toMatch(/[a-z][A-Z]|[a-z]\.[a-z]|undefined|\[object/);
    if (lang === 'ar') expect(word).not.toMatch(/[A-Za-z]/);
  }
});
