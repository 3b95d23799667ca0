import type { SecretAddress } from '@diyar/contract/secret-addresses';
import { expect, test } from 'vitest';
import { listKey } from '~/lib/admin/list-call.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { SecretAddressesScreen } from './secret-addresses-screen.tsx';
import { ar, en } from './texts.ts';

const VIEW = { page: 1, kind: null };
const entry = (over: Partial<SecretAddress>): SecretAddress => ({
  id: 1,
  kind: 'quote',
  nameEn: 'Rana Odeh',
  nameAr: 'Rana Odeh',
  number: '2026-0012',
  subjectId: 7,
  maker: 'Sami',
  createdAt: '2026-11-15T06:00:00.000Z',
  lastReadAt: null,
  endsOn: '2026-11-29',
  ...over,
});
const listOf = (...items: SecretAddress[]) => ({ items, total: items.length, page: 1, size: 24 });
const at = (search: string, view: object, answer: unknown, lang: 'ar' | 'en' = 'en') =>
  renderScreen(<SecretAddressesScreen />, {
    lang,
    at: `/admin/secret-addresses${search}`,
    answers: [[listKey('GET /admin/secret-addresses', view), answer]],
  });

test('what each shows, its kind, maker, last read and end; names are text', () => {
  const list = listOf(
    entry({}),
    entry({
      id: 2,
      kind: 'preview',
      nameEn: 'Tower',
      nameAr: 'البرج',
      number: '',
      subjectId: 5,
      endsOn: null,
    }),
    entry({
      id: 3,
      kind: 'calendar',
      nameEn: '<b>x',
      nameAr: '<b>x',
      number: '',
      maker: null,
      subjectId: null,
    }),
  );
  const html = at('', VIEW, list);
  for (const said of [
    'href="/admin/quotes/7"',
    '<bdi dir="ltr">2026-0012</bdi> · <bdi>Rana Odeh</bdi>',
    'href="/admin/projects/5"',
    en.kindOf.calendar,
    en.shows.calendar,
    en.never,
    'Sami',
    en.open,
    '&lt;b&gt;x',
  ])
    expect(html).toContain(said);
  expect(html.match(new RegExp(`>${en.end}<`, 'g'))).toHaveLength(3);
  const arabic = at('', VIEW, list, 'ar');
  for (const said of ['البرج', ar.kindOf.quote, ar.never, ar.intro]) expect(arabic).toContain(said);
});
