import type { Preview } from '@diyar/contract/previews';
import type { ProjectPayload } from '@diyar/contract/project-input';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readKey } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

const keyOf = (projectId: number) =>
  readKey('GET /admin/projects/{id}/previews', { params: { id: projectId } });

/** The links of a project that still work; of a new one only those made since it was opened are known. */
export const usePreviews = (projectId: number | null) =>
  useQuery({
    queryKey: keyOf(projectId ?? 0),
    queryFn: ({ signal }) =>
      projectId === null
        ? []
        : api('GET /admin/projects/{id}/previews', { params: { id: projectId }, signal }).then(
            ({ items }) => items,
          ),
  });

type Ready = { projectId: number | null; project: ProjectPayload };

/** `prepare` checks what is typed and uploads new pictures first. */
export function useMakePreview(prepare: () => Promise<Ready>) {
  const client = useQueryClient();
  return useWrite({
    mutationFn: async () => api('POST /admin/previews', { body: await prepare() }),
    onSuccess: (made) =>
      client.setQueryData<Preview[]>(keyOf(made.projectId ?? 0), (before = []) => [made, ...before]),
  });
}

export function useEndPreview() {
  const client = useQueryClient();
  return useWrite({
    mutationFn: ({ id }: Preview) => api('DELETE /admin/previews/{id}', { params: { id } }),
    onSuccess: (_, { id, projectId }) =>
      client.setQueryData<Preview[]>(keyOf(projectId ?? 0), (before = []) =>
        before.filter((one) => one.id !== id),
      ),
  });
}
