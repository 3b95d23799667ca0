import type { LeadEntryInput } from '@diyar/contract/leads';
import { readCompany } from '@diyar/contract/readers/company';
import { readProject, readProjects } from '@diyar/contract/readers/projects';
import { addDays, weekStart } from '@diyar/contract/rules/company-hours';
import type { LeadId } from '@diyar/contract/rules/ids';
import type { Viewing, ViewingInput, ViewingUpdate } from '@diyar/contract/viewings';
import type { z } from 'zod';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { joinUrl } from '~/lib/api/paths.ts';
import { useMay } from '~/lib/session/holder.ts';
import { browserSite } from '~/lib/site.ts';

/** Everybody's viewings of a week, and the wishes that wait. */
export const useWeek = (from: string) =>
  useRead('GET /admin/viewings', { query: { from, to: addDays(from, 6) } }, { keepsPrevious: true });

/** Of the day's week and the one after it, so that a clash late in a week finds a way out. */
export function useViewingsAround(day: string): Viewing[] {
  const from = weekStart(day);
  const [first, second] = [useWeek(from).data, useWeek(addDays(from, 7)).data];
  return [...(first?.items ?? []), ...(second?.items ?? [])];
}

export const useStaff = () => useRead('GET /admin/leads/staff', {}, { select: ({ items }) => items });

export const useHours = () => useRead('GET /admin/company/hours', {});

/** Open leads by a part of a name or phone. */
export const usePersons = (q: string, isEnabled: boolean) =>
  useRead('GET /admin/leads', { query: { q, size: 12 } }, { keepsPrevious: true, enabled: isEnabled });

/** A wish does not carry the person's e-mail; the lead does. */
export const useLeadOf = (id: LeadId | null) => useRead('GET /admin/leads/{id}', { params: { id } });

/** Whoever has no projects of their own in the back office chooses from those on the site. */
export const useProjectsFound = (q: string) =>
  useRead(
    useMay()('projects') ? 'GET /admin/projects' : 'GET /projects',
    { query: { q, size: 20 } },
    { read: readProjects, keepsPrevious: true },
  );

export const useProjectOf = (id: number | null) =>
  useRead(
    useMay()('projects') ? 'GET /admin/projects/{id}' : 'GET /projects/{id}',
    { params: { id } },
    { read: readProject, as: 'shown' },
  );

export const useCompanyName = () =>
  useRead('GET /company', {}, { read: readCompany, meta: { reads: ['company'] } });

export const useTemplates = () =>
  useRead('GET /admin/answer-templates', {}, { select: ({ items }) => items });

const read = ownAnswer<Viewing>;

// reads are held: the viewing that is being planned would stand in its own way
export const usePlanViewing = () =>
  useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (input: z.input<typeof ViewingInput>) => api('POST /admin/viewings', { body: input, read }),
  });

export type ViewingChange = z.input<typeof ViewingUpdate> & { id: number };
export const useChangeViewing = () =>
  useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: ({ id, ...update }: ViewingChange) =>
      api('PATCH /admin/viewings/{id}', { params: { id }, body: update, read }),
  });

export const useDeclineWish = () =>
  useWrite({
    mutationFn: (messageId: number) =>
      api('POST /admin/messages/{id}/decline-wish', { params: { id: messageId } }),
  });

export type NewEntry = z.input<typeof LeadEntryInput> & { leadId: LeadId };
export const useLogEntry = () =>
  useWrite({
    mutationFn: ({ leadId, ...entry }: NewEntry) =>
      api('POST /admin/leads/{id}/entries', { params: { id: leadId }, body: entry }),
  });

export const useCalendarAddress = () => useRead('GET /admin/calendar', {});

/** 'make' also replaces. */
export const useChangeAddress = () =>
  useWrite({
    mutationFn: async (change: 'make' | 'remove') => {
      if (change === 'make') await api('POST /admin/calendar');
      else await api('DELETE /admin/calendar');
    },
    meta: { isDoneWhenShown: true },
  });

/** The absolute address of a path under the API, for other programs. */
export const apiAddress = (path: string): string =>
  typeof document === 'undefined'
    ? path
    : new URL(joinUrl(browserSite().apiBase, path), location.origin).href;
