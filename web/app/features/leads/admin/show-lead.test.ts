import type { LeadList, LeadsBoard } from '@diyar/contract/leads';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { layan, listOf, omar } from './leads-testing.ts';
import { restoreLeads, showLead, snapshotLeads, versionOf } from './show-lead.ts';

const { tabs } = listOf([]);

test('a change is shown at once in list and board, moves the card, and can be taken back', async () => {
  const client = new QueryClient();
  const [list, board] = [
    ['GET /admin/leads', 1],
    ['GET /admin/leads/board', 1],
  ];
  client.setQueryData(list, listOf([layan, omar]));
  const columns = [
    { stage: 'new' as const, total: 5, items: [omar] },
    { stage: 'offer' as const, total: 1, items: [layan] },
  ];
  client.setQueryData(board, { columns, tabs });
  const before = await snapshotLeads(client);
  showLead(client, omar.id, { stage: 'offer', version: 9 });
  expect(client.getQueryData<LeadList>(list)?.items[1]?.stage).toBe('offer');
  const after = client.getQueryData<LeadsBoard>(board)?.columns;
  expect(after?.map(({ total, items }) => [total, items.map(({ id }) => id)])).toEqual([
    [4, []],
    [2, [omar.id, layan.id]],
  ]);
  // the next change of the same user is based on it
  expect(versionOf(client, omar)).toBe(9);
  restoreLeads(client, before);
  expect(client.getQueryData(board)).toEqual({ columns, tabs });
});
