import type { LeadsBoard } from '@diyar/contract/leads';
import { LEAD_STAGES } from '@diyar/contract/rules/leads';
import { expect, test } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { LeadsScreen } from '../leads-screen.tsx';
import { layan, listOf, NO_FILTERS, omar } from '../leads-testing.ts';
import { neighbour } from './use-board-keys.ts';

const board: LeadsBoard = {
  columns: LEAD_STAGES.map((stage) => ({
    stage,
    total: stage === 'lost' ? 18 : 1,
    items: [layan, omar].filter((lead) => lead.stage === stage),
  })),
  tabs: listOf([]).tabs,
};

test('a column per stage with its count, cards, and one tab stop', () => {
  const html = renderScreen(<LeadsScreen />, {
    lang: 'ar',
    at: '/admin/leads?view=board',
    answers: [[['GET /admin/leads/board', { query: NO_FILTERS }], board]],
  });
  for (const text of ['Omar Haddad', 'لم يكتمل', 'خلال 90 يومًا', 'نقل']) expect(html).toContain(text);
  const cards = html.match(/<a [^>]*data-lead="[^>]*>/g) ?? [];
  expect(cards).toHaveLength(2);
  expect(cards.filter((card) => card.includes('tabindex="0"'))).toHaveLength(1);
  expect(html).toContain('stage=lost');
});

test('arrows follow the screen and skip empty columns', () => {
  const columns = [{ items: [{ id: 1 }, { id: 2 }] }, { items: [] }, { items: [{ id: 3 }] }];
  expect(neighbour(columns, 1, 'ArrowDown', false)).toBe(2);
  expect(neighbour(columns, 2, 'ArrowDown', false)).toBeNull();
  expect(neighbour(columns, 2, 'ArrowRight', false)).toBe(3);
  expect(neighbour(columns, 2, 'ArrowLeft', true)).toBe(3);
  expect(neighbour(columns, 3, 'ArrowLeft', false)).toBe(1);
});
