import type {
  BuildingStages,
  BuildingStagesInput,
  ReachInput,
  StagePictureChange,
  ToldInput,
} from '@diyar/contract/stages';
import { useQueryClient } from '@tanstack/react-query';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

const NAME = 'GET /admin/projects/{id}/stages';
const keyOf = (projectId: number) => readKey(NAME, { params: { id: projectId } });

/** Fails with 404 on a server without stages, where nothing of this is shown. */
export const useStages = (projectId: number) =>
  useRead(NAME, { params: { id: projectId } }, { staleTime: 0, retry: false });

/** The answer of every write are the stages as they are then. */
function useStageWrite<Input>(projectId: number, write: (input: Input) => Promise<BuildingStages>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: write,
    onSuccess: (saved) => client.setQueryData(keyOf(projectId), saved),
  });
}

export const useSaveStages = (projectId: number) =>
  useStageWrite(projectId, (body: BuildingStagesInput) =>
    api('PUT /admin/projects/{id}/stages', { params: { id: projectId }, body }),
  );

export const useReach = (projectId: number, stageId: number) =>
  useStageWrite(projectId, (body: ReachInput) =>
    api('POST /admin/stages/{stageId}/reach', { params: { stageId }, body }),
  );

export const useReachPreview = (stageId: number, on: string | null) =>
  useRead('GET /admin/stages/{stageId}/reach', { params: { stageId }, query: { on } }, { staleTime: 0 });

/** One file at a time is added; which stages there are then is read by whoever shows them. */
export const addPicture = (stageId: number, fileId: number, takenOn: string) =>
  api('POST /admin/stages/{stageId}/pictures', {
    params: { stageId },
    body: { fileId, takenOn, captionEn: '', captionAr: '' },
  });

export const useChangePicture = (projectId: number, pictureId: number) =>
  useStageWrite(projectId, (body: StagePictureChange) =>
    api('PATCH /admin/stage-pictures/{pictureId}', { params: { pictureId }, body }),
  );

export const useRemovePicture = (projectId: number, pictureId: number) =>
  useStageWrite(projectId, () => api('DELETE /admin/stage-pictures/{pictureId}', { params: { pictureId } }));

export const useShowStages = (projectId: number) => {
  const client = useQueryClient();
  return (saved: BuildingStages) => client.setQueryData(keyOf(projectId), saved);
};

const LETTERS = 'GET /admin/stages/{stageId}/letters';
export const useLetters = (stageId: number) => useRead(LETTERS, { params: { stageId } });

export function useTell(stageId: number) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: (body: ToldInput) =>
      api('POST /admin/stages/{stageId}/letters', { params: { stageId }, body }),
    onSuccess: (letters) => client.setQueryData(readKey(LETTERS, { params: { stageId } }), letters),
  });
}
