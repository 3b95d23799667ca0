import type { Company } from '@diyar/contract/company';
import type { LeadEntryInput } from '@diyar/contract/leads';
import type { Project } from '@diyar/contract/projects';
import { readCompany } from '@diyar/contract/readers/company';
import { readProject, readProjects } from '@diyar/contract/readers/projects';
import { addDays, weekStart } from '@diyar/contract/rules/company-hours';
import type { LeadId } from '@diyar/contract/rules/ids';
import type { Viewing, ViewingInput, ViewingUpdate } from '@diyar/contract/viewings';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { joinUrl } from '~/lib/api/paths.ts';
import { browserSite } from '~/lib/site.ts';

const KEY = ['viewings'] as const;
export const weekKey = (from: string) => [...KEY, 'week', from] as const;
export const staffKey = ['leads', 'staff'] as const;
export const hoursKey = ['company', 'hours'] as const;
export const addressKey = [...KEY, 'calendar'] as const;
export const templatesKey = ['answer-templates'] as const;
export const personsKey = (q: string) => ['leads', 'to-show', q] as const;

/** Everybody's viewings of a week, and the wishes that wait. */
export const useWeek = (from: string) =>
  useQuery({
    queryKey: weekKey(from),
    queryFn: ({ signal }) => api('GET /admin/viewings', { query: { from, to: addDays(from, 6) }, signal }),
    placeholderData: keepPreviousData,
  });

/** Of the day's week and the one after it, so that a clash late in a week finds a way out. */
export function useViewingsAround(day: string): Viewing[] {
  const from = weekStart(day);
  const [first, second] = [useWeek(from).data, useWeek(addDays(from, 7)).data];
  return [...(first?.items ?? []), ...(second?.items ?? [])];
}

export const useStaff = () =>
  useQuery({
    queryKey: staffKey,
    queryFn: ({ signal }) => api('GET /admin/leads/staff', { signal }).then(({ items }) => items),
  });

export const useHours = () =>
  useQuery({
    queryKey: hoursKey,
    queryFn: ({ signal }) => api('GET /admin/company/hours', { signal }),
  });

/** Open leads by a part of a name or phone. */
export const usePersons = (q: string, isEnabled: boolean) =>
  useQuery({
    queryKey: personsKey(q),
    queryFn: ({ signal }) => api('GET /admin/leads', { query: { q, size: 12 }, signal }),
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });

/** A wish does not carry the person's e-mail; the lead does. */
export const useLeadOf = (id: LeadId | null) =>
  useQuery({
    queryKey: ['leads', 'one', id],
    queryFn: ({ signal }) => api('GET /admin/leads/{id}', { params: { id }, signal }),
    enabled: id !== null,
  });

export const useProjectsFound = (q: string) =>
  useQuery({
    queryKey: ['projects', 'to-show', q],
    queryFn: ({ signal }) =>
      api('GET /admin/projects', { query: { q, size: 20 }, signal, read: readProjects }),
    placeholderData: keepPreviousData,
  });

export const useProjectOf = (id: number | null) =>
  useQuery({
    queryKey: ['projects', 'shown', id],
    queryFn: ({ signal }): Promise<Project | null> =>
      api('GET /admin/projects/{id}', { params: { id }, signal, read: readProject }),
    enabled: id !== null,
  });

export const useCompanyName = () =>
  useQuery({
    queryKey: ['company'],
    queryFn: ({ signal }): Promise<Company> => api('GET /company', { signal, read: readCompany }),
  });

export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => api('GET /admin/answer-templates', { signal }).then(({ items }) => items),
  });

/** A write changes the week, the lead's timeline and what the dashboard says of today. */
function useWrite<Input, Output>(name: string, write: (input: Input) => Promise<Output>) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...KEY, name],
    mutationFn: write,
    onSettled: () => {
      for (const key of ['viewings', 'leads', 'messages', 'today'])
        void client.invalidateQueries({ queryKey: [key] });
    },
  });
}

const read = ownAnswer<Viewing>;

export const usePlanViewing = () =>
  useWrite('plan', (input: z.input<typeof ViewingInput>) =>
    api('POST /admin/viewings', { body: input, read }),
  );

export type ViewingChange = z.input<typeof ViewingUpdate> & { id: number };
export const useChangeViewing = () =>
  useWrite('change', ({ id, ...update }: ViewingChange) =>
    api('PATCH /admin/viewings/{id}', { params: { id }, body: update, read }),
  );

export const useDeclineWish = () =>
  useWrite('decline', (messageId: number) =>
    api('POST /admin/messages/{id}/decline-wish', { params: { id: messageId } }),
  );

export type NewEntry = z.input<typeof LeadEntryInput> & { leadId: LeadId };
export const useLogEntry = () =>
  useWrite('entry', ({ leadId, ...entry }: NewEntry) =>
    api('POST /admin/leads/{id}/entries', { params: { id: leadId }, body: entry }),
  );

export const useCalendarAddress = () =>
  useQuery({
    queryKey: addressKey,
    queryFn: ({ signal }) => api('GET /admin/calendar', { signal }),
  });

/** 'make' also replaces. */
export function useChangeAddress() {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...KEY, 'address'],
    mutationFn: async (change: 'make' | 'remove') => {
      if (change === 'make') await api('POST /admin/calendar');
      else await api('DELETE /admin/calendar');
    },
    onSettled: () => client.invalidateQueries({ queryKey: addressKey }),
  });
}

/** The absolute address of a path under the API, for other programs. */
export const apiAddress = (path: string): string =>
  typeof document === 'undefined'
    ? path
    : new URL(joinUrl(browserSite().apiBase, path), location.origin).href;
