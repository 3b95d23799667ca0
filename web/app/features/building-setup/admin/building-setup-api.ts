import type { BuildingSetup } from '@diyar/contract/building-setup';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { type Draft, payloadOf } from './draft.ts';

const keyOf = (projectId: number) => ['projects', 'building', projectId] as const;
const read = ownAnswer<BuildingSetup>;

/** Fails with 404 on a server without buildings, where nothing of this is shown. */
export const useBuildingSetup = (projectId: number) =>
  useQuery({
    queryKey: keyOf(projectId),
    queryFn: ({ signal }) =>
      api('GET /admin/projects/{id}/building', { params: { id: projectId }, signal, read }),
    staleTime: 0,
    retry: false,
  });

export function useSaveBuilding(projectId: number, version: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (draft: Draft) =>
      api('PUT /admin/projects/{id}/building', {
        params: { id: projectId },
        body: payloadOf(draft, version),
        read,
      }),
    onSuccess: async (saved) => {
      client.setQueryData(keyOf(projectId), saved);
      await client.invalidateQueries({ queryKey: ['projects'] });
    },
  });
}
