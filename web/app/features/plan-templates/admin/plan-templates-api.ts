import type { PlanTemplates, PlanTemplatesInput } from '@diyar/contract/plan-templates';
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const NAME = 'GET /admin/projects/{id}/plan-templates';
const read = ownAnswer<PlanTemplates>;

/** Fails with 404 on a server without plans, where nothing of this is shown. */
export const usePlanTemplates = (projectId: number) =>
  useRead(NAME, { params: { id: projectId } }, { staleTime: 0, retry: false });

export function useSavePlanTemplates(projectId: number) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (input: PlanTemplatesInput) =>
      api('PUT /admin/projects/{id}/plan-templates', { params: { id: projectId }, body: input, read }),
    onSuccess: (saved) => client.setQueryData(readKey(NAME, { params: { id: projectId } }), saved),
  });
}
