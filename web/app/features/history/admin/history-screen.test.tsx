import type { HistoryChange, HistoryList, HistoryVersion } from '@diyar/contract/history';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { ar, en } from './texts.ts';

const change = (over: Partial<HistoryChange>): HistoryChange => ({
  entity: 'project',
  entityId: 7,
  unitNumber: null,
  field: 'nameEn',
  before: 'Olive',
  after: 'Almond',
  names: {},
  canRestore: true,
  ...over,
});
const version = (over: Partial<HistoryVersion>): HistoryVersion => ({
  batch: crypto.randomUUID(),
  at: '2026-11-15T06:00:00.000Z',
  actorId: 1,
  actorName: 'rana',
  actor: 'رنا عودة',
  action: 'projects.update',
  changes: [change({})],
  total: 1,
  canRestore: true,
  ...over,
});

const screen = (items: HistoryVersion[] | Error, lang: 'ar' | 'en' = 'en') => {
  const answer =
    items instanceof Error
      ? items
      : ({ items, total: items.length, page: 1, size: 10 } satisfies HistoryList);
  return renderScreen(<HistoryScreen subject={{ entity: 'project', id: '7' }} />, {
    lang,
    answers: [[['GET /admin/projects/7/history', 1], answer]],
  });
};

test('each save says who, what it was and what it became, with a way back per field and for the whole', () => {
  const html = screen([version({ canRestore: false }), version({})]);
  expect(html).toContain('رنا عودة');
  expect(html).toMatch(/<del[^>]*>Olive<\/del>.*<ins[^>]*>Almond<\/ins>/);
  expect(html).toContain(en.bringBackLabel('Name in English', 'Olive'));
  expect(html.split(`>${en.bringVersion}<`)).toHaveLength(2);
  expect(html).toContain(en.current);
});

test('of a long text only the words that changed are marked', () => {
  const text = (city: string) =>
    `We read the land before we draw on it, bring the stone from near ${city} and turn to the sun.`;
  const [before, after] = [text('Ramallah'), text('Nablus')];
  const html = screen([version({ changes: [change({ field: 'descriptionEn', before, after })] })]);
  expect(html.match(/<(?:del|ins)>[^<]*/g)).toEqual(['<del>Ramallah ', '<ins>Nablus ']);
});

test('a unit of the same save is named and has no button of its own; pictures are told by what happened', () => {
  const pictures = (...ids: number[]) => ids.map((fileId) => ({ fileId }));
  const html = screen([
    version({
      changes: [
        change({
          entity: 'unit',
          unitNumber: 'A-304',
          field: 'price',
          before: 1,
          after: 2,
          canRestore: false,
        }),
        change({ field: 'gallery', before: pictures(1, 2), after: pictures(2, 1, 3) }),
      ],
      total: 9,
    }),
  ]);
  expect(html).toContain('A-304');
  expect(html.split(`>${en.bringBack}<`)).toHaveLength(2);
  expect(html).toContain('1 added · another order');
  expect(html).toContain(en.more(7));
});

test('without a save, and when it cannot be loaded, it says so in both languages', () => {
  expect(screen([])).toContain(en.empty);
  expect(screen([], 'ar')).toContain(ar.empty);
  expect(screen(new Error('offline'))).toContain(en.failed);
});
