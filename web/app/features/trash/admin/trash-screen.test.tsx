import type { TrashItem } from '@diyar/contract/trash';
import { expect, test } from 'vitest';
import { shortDay } from '~/lib/admin/dates.ts';
import { listKey } from '~/lib/admin/list-call.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { en } from './texts.ts';
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

const KEY = listKey('GET /admin/trash', { q: '', page: 1, kind: null });
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
