import type { AuditQuery } from '@diyar/contract/changes';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { readUsers } from '@diyar/contract/readers/users';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

type View = Pick<AuditQuery, 'q' | 'page' | 'from' | 'to'> & {
  entity: AuditQuery['entity'] | null;
  actorId: number | null;
};

/** Those whose acts can be chosen; an installation has some dozen. */
export const useColleagues = () =>
  useQuery({
    queryKey: ['users', 'colleagues'],
    queryFn: ({ signal }) =>
      api('GET /admin/users', {
        query: { page: 1, size: PAGE_SIZE_MAX },
        signal,
        read: (data) =>
          readUsers(data).items.map(({ id, fullName, username }) => ({ id, name: fullName || username })),
      }),
  });

export const useAudit = ({ entity, actorId, ...view }: View) =>
  useQuery({
    queryKey: ['audit', entity, actorId, view],
    queryFn: ({ signal }) =>
      api('GET /admin/audit', {
        query: { ...view, ...(entity && { entity }), ...(actorId && { actorId }), size: PAGE_SIZE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
