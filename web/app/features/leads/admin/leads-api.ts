import type { Lead, LeadInput, LeadsBoardQuery } from '@diyar/contract/leads';
import { PAGE_SIZE } from '@diyar/contract/limits';
import type { LeadId } from '@diyar/contract/rules/ids';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { isEmptyBody } from '~/lib/api/body.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const LEADS = ['leads'] as const;
export const LISTS = [...LEADS, 'list'] as const;
export const BOARDS = [...LEADS, 'board'] as const;
const ONE = [...LEADS, 'one'] as const;
export const oneKey = (id: LeadId | null) => [...ONE, id] as const;
export const staffKey = [...LEADS, 'staff'] as const;
const OVERDUE = [...LEADS, 'overdue of mine'] as const;

export type LeadsFilters = LeadsBoardQuery;
export type LeadsView = LeadsFilters & { page: number };

/** A missing filter does not stand in the address of the call. */
const sent = (filters: LeadsFilters | LeadsView) =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null && value !== ''));

export const useLeads = (view: LeadsView, isEnabled: boolean) =>
  useQuery({
    queryKey: [...LISTS, view],
    queryFn: ({ signal }) => api('GET /admin/leads', { query: { ...sent(view), size: PAGE_SIZE }, signal }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });

export const useBoard = (filters: LeadsFilters, isEnabled: boolean) =>
  useQuery({
    queryKey: [...BOARDS, filters],
    queryFn: ({ signal }) => api('GET /admin/leads/board', { query: sent(filters), signal }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });

export const useLead = (id: LeadId | null) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => api('GET /admin/leads/{id}', { params: { id }, signal }),
    enabled: id !== null,
  });

/** Who may own a lead. */
export const useStaff = () =>
  useQuery({
    queryKey: staffKey,
    queryFn: ({ signal }) => api('GET /admin/leads/staff', { signal }).then(({ items }) => items),
    staleTime: 60_000,
  });

/** How many next steps of the reader are overdue, for the sidebar. */
export const useOverdueOfMine = (userId: number | null) =>
  useQuery({
    queryKey: [...OVERDUE, userId],
    queryFn: ({ signal }) =>
      api('GET /admin/leads', { query: { tab: 'overdue', owner: userId, size: 1 }, signal }).then(
        ({ total }) => total,
      ),
    enabled: userId !== null,
  });

/** Also answers the open lead that there already was. */
export function useAddLead() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: LEADS,
    mutationFn: (input: Partial<LeadInput> & Pick<LeadInput, 'name'>) =>
      api('POST /admin/leads', { body: input }),
    onSettled: () => client.invalidateQueries({ queryKey: LEADS }),
  });
}

/** The lead in an answer; a server that answers nothing leaves what is shown. */
export const readLead = (data: unknown): Lead | null => (isEmptyBody(data) ? null : ownAnswer<Lead>(data));
