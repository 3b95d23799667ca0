import type { PlanTemplates, PlanTemplatesInput } from '@diyar/contract/plan-templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const keyOf = (projectId: number) => ['projects', 'plans', projectId] as const;
const read = ownAnswer<PlanTemplates>;

/** Fails with 404 on a server without plans, where nothing of this is shown. */
export const usePlanTemplates = (projectId: number) =>
  useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) =>
      api('GET /admin/projects/{id}/plan-templates', { params: { id: projectId }, signal, read }),
    staleTime: 0,
    retry: false,
  });

export function useSavePlanTemplates(projectId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: PlanTemplatesInput) =>
      api('PUT /admin/projects/{id}/plan-templates', { params: { id: projectId }, body: input, read }),
    onSuccess: (saved) => client.setQueryData(keyOf(projectId), saved),
  });
}
