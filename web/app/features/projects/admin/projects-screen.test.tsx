import { expect, test } from 'vitest';
import { listKey } from '~/lib/admin/list-call.ts';
import { renderScreen } from '~/testing/render-screen.tsx';
import { ProjectsScreen } from './projects-screen.tsx';

const at = (address: string, filter: object, lang: 'en' | 'ar' = 'en') =>
  renderScreen(<ProjectsScreen />, {
    lang,
    at: `/admin/projects${address}`,
    answers: [[listKey('GET /admin/projects', filter), { items: [], total: 0, page: 1, size: 12 }]],
  });

test('the status in the address filters the list, and an empty one names it', () => {
  const archived = { q: '', type: null, status: 'archived', page: 1 };
  expect(at('?status=archived', archived)).toContain('There is none in Archived.');
  expect(at('?status=archived', archived, 'ar')).toContain('لا مشروع ضمن: مؤرشف.');
  expect(at('?status=archived&type=commercial', { ...archived, type: 'commercial' })).toContain(
    'There is none in Commercial, Archived.',
  );
});

test('an unknown status is no filter', () => {
  expect(at('?status=sold', { q: '', type: null, status: null, page: 1 })).toContain('No projects found.');
});
