import type { AnswerTemplate, AnswerTemplateInput } from '@diyar/contract/answer-templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const templatesKey = ['answer-templates'] as const;

export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) => api('GET /admin/answer-templates', { signal }).then(({ items }) => items),
  });

function useRefresh() {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: templatesKey });
}

/** A new one, or a change of the one with this id. */
export function useSaveTemplate(old: AnswerTemplate | null) {
  return useMutation({
    mutationKey: templatesKey,
    mutationFn: (input: AnswerTemplateInput) =>
      old
        ? api('PUT /admin/answer-templates/{id}', {
            params: { id: old.id },
            body: { ...input, version: old.version },
          })
        : api('POST /admin/answer-templates', { body: input }),
    onSettled: useRefresh(),
  });
}

export function useDeleteTemplate() {
  return useMutation({
    mutationKey: templatesKey,
    mutationFn: ({ id }: AnswerTemplate) => api('DELETE /admin/answer-templates/{id}', { params: { id } }),
    onSettled: useRefresh(),
  });
}
