import type { TrashItem } from '@diyar/contract/trash';
import { expect, test } from 'vitest';
import { shortDay } from '~/lib/admin/dates.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { ar, en } from './texts.ts';
import { TrashScreen } from './trash-screen.tsx';

const DAY_MS = 86_400_000;
const item: TrashItem = {
  kind: 'user',
  id: 7,
  nameEn: 'rana',
  nameAr: 'rana',
  detail: 'ADMIN',
  deletedAt: new Date(Date.now() - DAY_MS / 2).toISOString(),
  deletedBy: 'superadmin',
  removedAt: new Date(Date.now() + 29.5 * DAY_MS).toISOString(),
};

const KEY = ['trash', null, { q: '', page: 1 }];
const listed = (items: TrashItem[]) => [KEY, { items, total: items.length, page: 1, size: 24 }] as const;

test('says what was deleted, by whom and how long it stays, with a way back', () => {
  const html = renderScreen(<TrashScreen />, { answers: [listed([item])] });
  for (const said of [
    'rana',
    'superadmin',
    en.kindOf.user,
    en.until(shortDay(item.removedAt.slice(0, 10), 'en')),
    en.restoreOf('rana'),
  ])
    expect(html).toContain(said);
});

test('an empty trash says so, a search without a match offers to clear it', () => {
  const empty = renderScreen(<TrashScreen />, { answers: [listed([])] });
  for (const text of [en.empty, en.emptyBody]) expect(empty).toContain(text);
  const nothing = { items: [], total: 0, page: 1, size: 24 };
  const html = renderScreen(<TrashScreen />, {
    at: '/admin/trash?q=nobody&kind=user',
    answers: [[['trash', 'user', { q: 'nobody', page: 1 }], nothing]],
  });
  expect(html).toContain(en.noMatch);
  expect(html).not.toContain(en.empty);
  expect(html).toContain(en.clearFilters);
});

test('what cannot be loaded says so, in Arabic too', () => {
  const answers = [[KEY, new Error('offline')]] as const;
  expect(renderScreen(<TrashScreen />, { answers })).toContain(en.loadFailed);
  expect(renderScreen(<TrashScreen />, { answers, lang: 'ar' })).toContain(ar.loadFailed);
});
