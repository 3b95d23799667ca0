import type { AnswerTemplate, AnswerTemplateInput, AnswerTemplates } from '@diyar/contract/answer-templates';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const templatesKey = ['answer-templates'] as const;
const PATH = '/admin/answer-templates';

export const useTemplates = () =>
  useQuery({
    queryKey: templatesKey,
    queryFn: ({ signal }) =>
      api.get(PATH, { signal, read: (data) => ownAnswer<AnswerTemplates>(data).items }),
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
      old ? api.put(`${PATH}/${old.id}`, { ...input, version: old.version }) : api.post(PATH, input),
    onSettled: useRefresh(),
  });
}

export function useDeleteTemplate() {
  return useMutation({
    mutationKey: templatesKey,
    mutationFn: ({ id }: AnswerTemplate) => api.delete(`${PATH}/${id}`),
    onSettled: useRefresh(),
  });
}
