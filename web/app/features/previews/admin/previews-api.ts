import type { Preview, PreviewList } from '@diyar/contract/previews';
import type { ProjectPayload } from '@diyar/contract/project-input';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

const keyOf = (projectId: number) => ['previews', projectId] as const;

/** The links of a project that still work; of a new one only those made since it was opened are known. */
export const usePreviews = (projectId: number | null) =>
  useQuery({
    queryKey: keyOf(projectId ?? 0),
    queryFn: ({ signal }) =>
      projectId === null
        ? []
        : api.get(`/admin/projects/${projectId}/previews`, {
            signal,
            read: (data) => ownAnswer<PreviewList>(data).items,
          }),
  });

type Ready = { projectId: number | null; project: ProjectPayload };

/** `prepare` checks what is typed and uploads new pictures first. */
export function useMakePreview(prepare: () => Promise<Ready>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => api.post('/admin/previews', await prepare(), { read: ownAnswer<Preview> }),
    onSuccess: (made) =>
      client.setQueryData<Preview[]>(keyOf(made.projectId ?? 0), (before = []) => [made, ...before]),
  });
}

export function useEndPreview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Preview) => api.delete(`/admin/previews/${id}`),
    onSuccess: (_, { id, projectId }) =>
      client.setQueryData<Preview[]>(keyOf(projectId ?? 0), (before = []) =>
        before.filter((one) => one.id !== id),
      ),
  });
}
