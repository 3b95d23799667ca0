import type { AuditEntry } from '@diyar/contract/changes';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { LogTable } from './log-table.tsx';

const entry = (over: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2025-11-15T08:00:00.000Z',
  actorId: 1,
  actorName: 'superadmin',
  actor: 'رنا عودة',
  action: 'lacasa.chequeMoved',
  entity: 'apartment',
  entityId: '7',
  details: { label: 'A-304', building: 'لاكاسا', fields: ['status'] },
  userName: '',
  changes: [
    { entity: 'deal', unitNumber: null, field: 'status', before: 'drawer', after: 'cleared', names: {} },
  ],
  ...over,
});

test('one line per act, below its day where the company is, by the name of the person, old value struck', () => {
  const entries = [
    entry({}),
    // 00:30 of the next day in Palestine
    entry({ id: 2, at: '2025-11-14T22:30:00.000Z', actorId: null, actorName: 'system', actor: 'system' }),
    entry({ id: 3, at: '2025-11-14T21:30:00.000Z' }),
  ];
  const html = renderScreen(<LogTable entries={entries} />, { lang: 'ar' });
  const headings = [...html.matchAll(/scope="colgroup">([^<]*)/g)].map(([, text]) => text);
  expect(headings).toEqual(['السبت، 15 تشرين الثاني 2025', 'الجمعة، 14 تشرين الثاني 2025']);
  expect(html).toMatch(/<del[^>]*>في الدرج<\/del>.*<ins[^>]*>محصَّل<\/ins>/);
  expect(html).toContain('رنا عودة');
  expect(html).toContain('النظام');
  expect(html).not.toMatch(/superadmin|chequeMoved|drawer/);
});
