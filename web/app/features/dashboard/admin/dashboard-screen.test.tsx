import type { Dashboard } from '@diyar/contract/dashboard';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';
import { ar, en } from './texts.ts';

const KEY = ['GET /admin/dashboard', {}];
const figures: Dashboard = {
  projects: { total: 61, featured: 4, active: 6, draft: 2, archived: 1, withoutCover: 0 },
  units: { total: 83, available: 52 },
  messages: { total: 9, unread: 3, unreadViewings: 1, oldestUnreadAt: null },
  sold: { total: 8, thisMonth: 2, lastAddedAt: null },
  hero: { filled: 12 },
  users: null,
  lacasa: null,
  backups: null,
  firstSteps: null,
  isDemo: false,
  unitsByProject: [],
  recent: [],
  waiting: [],
};

const screen = (
  <DashboardScreen
    renderStatus={() => null}
    renderSender={() => null}
    renderViewing={() => null}
    today={<p>today</p>}
    renderFirstSteps={() => <p>first steps</p>}
    ninetyDays={<p>ninety days</p>}
    renderQuickActions={(notes) => <p>{notes ? 'quick actions with notes' : 'quick actions'}</p>}
  />
);

test('the figures, and the quick actions with their notes', () => {
  const html = renderScreen(screen, { answers: [[KEY, figures]] });
  for (const said of ['>61<', '>52<', en.units, en.recent, 'quick actions with notes'])
    expect(html).toContain(said);
});

test('what needs the reader stands before the figures, the last 90 days after them', () => {
  const html = renderScreen(screen, { answers: [[KEY, figures]] });
  const at = (text: string) => html.indexOf(text);
  expect(at('today')).toBeLessThan(at('>61<'));
  expect(at('>61<')).toBeLessThan(at('ninety days'));
});

test('the bars of two projects, to one scale', () => {
  const unitsByProject = [
    { id: 1, nameAr: 'الزيتون', nameEn: 'Olive', available: 3, total: 4 },
    { id: 2, nameAr: 'النخيل', nameEn: 'Palm', available: 1, total: 2 },
  ];
  const html = renderScreen(screen, { answers: [[KEY, { ...figures, unitsByProject }]] });
  expect(html).toContain(en.bar('Olive', 3, 4));
  expect(html).toContain(en.bar('Palm', 1, 2));
  expect(html).toContain('style="--w:0.25"');
});

test('without figures it says what failed, and the quick actions stay', () => {
  for (const [lang, t] of [
    ['ar', ar],
    ['en', en],
  ] as const) {
    const html = renderScreen(screen, { lang, answers: [[KEY, new Error('offline')]] });
    expect(html).toContain(t.loadFailed);
    expect(html).toContain('quick actions');
    expect(html).not.toContain(t.recent);
  }
});

test.each([
  ['proven', true, null, en.backupProven],
  ['made and not proven', false, 'backupUnproven', en.backupProblems.backupUnproven],
  ['old', true, 'backupLate', en.backupProblems.backupLate],
  ['damaged', true, 'backupDamaged', en.backupProblems.backupDamaged],
  ['none', null, 'backupsOff', en.backupProblems.backupsOff],
] as const)('backups, for whom they concern: %s', (_what, isProven, problem, said) => {
  const madeAt = isProven === null ? null : new Date().toISOString();
  const provenAt = isProven ? madeAt : null;
  const backups = { everySeconds: null, madeAt, provenAt, damaged: 0, problem };
  const html = renderScreen(screen, { answers: [[KEY, { ...figures, backups }]] });
  expect(html).toContain(said);
  expect(html).toContain('/admin/system');
  // a word for staff, no setting of the server
  expect(html).not.toMatch(/BACKUP_EVERY|npm run/);
  expect(renderScreen(screen, { answers: [[KEY, figures]] })).not.toContain(en.backups);
});
