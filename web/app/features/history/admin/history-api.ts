import type { CallName } from '@diyar/contract/calls/types';
import type { HistoryList, HistoryOf, Restored, RestoreInput } from '@diyar/contract/history';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWrite } from '~/lib/admin/use-write.ts';
import { request } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

/** A page of the history is long enough with its changes. */
const PAGE_SIZE = 10;

/** Where each is read; what can be brought back has `/restore` below it. */
const READ = {
  project: 'GET /admin/projects/{id}/history',
  unit: 'GET /admin/units/{id}/history',
  company: 'GET /admin/company/history',
  hero: 'GET /admin/hero-media/{id}/history',
  user: 'GET /admin/users/{id}/history',
  deal: 'GET /admin/deals/{id}/history',
} as const satisfies Record<HistoryOf, CallName>;

const pathOf = ({ entity, id }: HistorySubject) => READ[entity].slice('GET '.length).replace('{id}', id);

export type HistorySubject = { entity: HistoryOf; id: string };

export const useHistory = (subject: HistorySubject, page: number) =>
  useQuery({
    queryKey: [`GET ${pathOf(subject)}`, page],
    queryFn: ({ signal }) =>
      request('GET', pathOf(subject), {
        query: { page, size: PAGE_SIZE },
        signal,
        read: ownAnswer<HistoryList>,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const useRestoreVersion = (subject: HistorySubject) =>
  useWrite({
    mutationFn: (input: Pick<RestoreInput, 'batch'> & { field?: string }) =>
      request('POST', `${pathOf(subject)}/restore`, { body: input, read: ownAnswer<Restored> }),
    meta: { isDoneWhenShown: true },
  });
