import type { Lead, LeadInput, LeadsBoardQuery } from '@diyar/contract/leads';
import { PAGE_SIZE } from '@diyar/contract/limits';
import type { LeadId } from '@diyar/contract/rules/ids';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { isEmptyBody } from '~/lib/api/body.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export type LeadsFilters = LeadsBoardQuery;
export type LeadsView = LeadsFilters & { page: number };

export const useLeads = (view: LeadsView, isEnabled: boolean) =>
  useRead(
    'GET /admin/leads',
    { query: { ...view, size: PAGE_SIZE } },
    { keepsPrevious: true, enabled: isEnabled },
  );

export const useBoard = (filters: LeadsFilters, isEnabled: boolean) =>
  useRead('GET /admin/leads/board', { query: filters }, { keepsPrevious: true, enabled: isEnabled });

export const useLead = (id: LeadId | null) => useRead('GET /admin/leads/{id}', { params: { id } });

/** Who may own a lead. */
export const useStaff = () =>
  useRead('GET /admin/leads/staff', {}, { select: ({ items }) => items, staleTime: 60_000 });

/** How many next steps of the reader are overdue, for the sidebar. */
export const useOverdueOfMine = (userId: number | null) =>
  useRead(
    'GET /admin/leads',
    { query: { tab: 'overdue', owner: userId, size: 1 } },
    { select: ({ total }) => total, enabled: userId !== null },
  );

/** Also answers the open lead that there already was. */
export const useAddLead = () =>
  useWrite({
    mutationFn: (input: Partial<LeadInput> & Pick<LeadInput, 'name'>) =>
      api('POST /admin/leads', { body: input }),
    meta: { isDoneWhenShown: true },
  });

/** The lead in an answer; a server that answers nothing leaves what is shown. */
export const readLead = (data: unknown): Lead | null => (isEmptyBody(data) ? null : ownAnswer<Lead>(data));
