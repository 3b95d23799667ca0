import type { AuditQuery } from '@diyar/contract/changes';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '@diyar/contract/limits';
import { readUsers } from '@diyar/contract/readers/users';
import { useRead } from '~/lib/admin/use-read.ts';

type View = Pick<AuditQuery, 'q' | 'page' | 'from' | 'to'> & {
  entity: AuditQuery['entity'] | null;
  actorId: number | null;
};

/** Those whose acts can be chosen; an installation has some dozen. */
export const useColleagues = () =>
  useRead(
    'GET /admin/users',
    { query: { page: 1, size: PAGE_SIZE_MAX } },
    {
      read: readUsers,
      select: ({ items }) => items.map(({ id, fullName, username }) => ({ id, name: fullName || username })),
    },
  );

export const useAudit = ({ entity, actorId, ...view }: View) =>
  useRead(
    'GET /admin/audit',
    { query: { ...view, ...(entity && { entity }), ...(actorId && { actorId }), size: PAGE_SIZE } },
    { keepsPrevious: true },
  );
