import type { AuditList } from '@diyar/contract/audit';
import { PAGE_SIZE } from '@diyar/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import type { AuditView } from './audit-params.ts';

export const useAudit = ({ entity, ...view }: AuditView) =>
  useQuery({
    queryKey: ['audit', entity, view],
    queryFn: ({ signal }) =>
      api.get('/admin/audit', {
        query: { ...view, ...(entity && { entity }), size: PAGE_SIZE },
        signal,
        read: ownAnswer<AuditList>,
      }),
    placeholderData: keepPreviousData,
  });
