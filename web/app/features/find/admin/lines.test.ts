import type { Found, FoundList } from '@diyar/contract/find';
import { apartmentNo, dealId } from '@diyar/contract/rules/ids';
import { expect, test } from 'vitest';
import { adminTexts } from '~/i18n/admin/index.ts';
import { foundGroups, pageGroups, recentGroup } from './lines.ts';

const [ar, en] = await Promise.all([adminTexts.load('ar'), adminTexts.load('en')]);

const found = (over: Partial<Found>): Found => ({
  kind: 'person',
  id: 7,
  nameEn: 'Rana',
  nameAr: 'رنا',
  detail: '0599',
  project: null,
  apartmentNo: null,
  dealId: null,
  state: null,
  at: null,
  ...over,
});
const list = (items: Found[], more = false): FoundList => ({
  groups: [{ kind: items[0]?.kind ?? 'person', items, more }],
});
const line = (over: Partial<Found>, role: 'SUPERADMIN' | 'LACASA' = 'SUPERADMIN') =>
  foundGroups(list([found(over)]), 'x', en, 'en', role)[0]?.lines[0];

test('each kind leads to its own page', () => {
  const project = { id: 3, nameEn: 'Olive', nameAr: 'زيتون' };
  expect(line({})?.path).toBe('/admin/persons/7');
  expect(line({ kind: 'unit', project })?.path).toBe('/admin/projects/3/edit#units');
  expect(line({ kind: 'unit', project, apartmentNo: apartmentNo(40) })?.path).toBe(
    '/admin/buildings/3/floors?apartment=40',
  );
  expect(line({ kind: 'cheque', dealId: dealId(5) })?.path).toBe('/admin/deals/5');
  expect(line({ kind: 'message' })?.path).toBe('/admin/messages?open=7');
  expect(line({ kind: 'project' })?.path).toBe('/admin/projects/7');
  expect(line({ kind: 'project' }, 'LACASA')?.path).toBe('/admin/buildings/7/floors');
});

test('a line says name, detail, project and state in the reader’s language', () => {
  const project = { id: 3, nameEn: 'Olive', nameAr: 'زيتون' };
  const items = [found({ kind: 'lead', project, state: 'new' })];
  const [group] = foundGroups(list(items, true), 'رنا', ar, 'ar', 'ADMIN');
  expect(group?.lines[0]).toMatchObject({
    title: 'رنا',
    detail: `0599 · زيتون · ${ar.words.leadStages.new}`,
  });
  expect(group?.allPath).toBe(`/admin/leads?q=${encodeURIComponent('رنا')}`);
  expect(line({ nameEn: '', nameAr: '' })?.title).toBe(en.find.unnamed);
  expect(line({ kind: 'deal', state: 'constructor' })?.detail).toBe('0599');
});

test('pages and actions of the role, by their names in any spelling', () => {
  const titles = (q: string, role: 'ADMIN' | 'LACASA') =>
    pageGroups(q, ar, role).flatMap(({ lines }) => lines.map(({ title }) => title));
  expect(titles('مشروع', 'ADMIN')).toContain(ar.find.actions.newProject);
  expect(titles('مشروع', 'LACASA')).toEqual([]);
  expect(titles('', 'LACASA')).not.toContain(ar.nav.pages.inbox);
  expect(titles('حسابى', 'LACASA')).toEqual([ar.find.actions.account]);
});

test('what was opened before comes first, as far as it has the words', () => {
  const recent = [{ path: '/admin/persons/1', title: 'سلامة', kind: 'person' }];
  expect(recentGroup(recent, 'سلامه', ar)[0]?.lines).toHaveLength(1);
  expect(recentGroup(recent, 'rana', ar)).toEqual([]);
});
