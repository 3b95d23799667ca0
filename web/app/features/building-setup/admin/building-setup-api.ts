import type { BuildingSetup } from '@diyar/contract/building-setup';
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';
import { type Draft, payloadOf } from './draft.ts';

const NAME = 'GET /admin/projects/{id}/building';
const read = ownAnswer<BuildingSetup>;

export const setupKey = (projectId: number) => readKey(NAME, { params: { id: projectId } });

/** Fails with 404 on a server without buildings, where nothing of this is shown. */
export const useBuildingSetup = (projectId: number) =>
  useRead(NAME, { params: { id: projectId } }, { staleTime: 0, retry: false });

export function useSaveBuilding(projectId: number, version: number) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (draft: Draft) =>
      api('PUT /admin/projects/{id}/building', {
        params: { id: projectId },
        body: payloadOf(draft, version),
        read,
      }),
    onSuccess: (saved) => client.setQueryData(setupKey(projectId), saved),
    meta: { isDoneWhenShown: true },
  });
}
