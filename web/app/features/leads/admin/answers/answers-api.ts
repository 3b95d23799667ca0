import type { AnswerTemplate, AnswerTemplateInput } from '@diyar/contract/answer-templates';
import { useMutation } from '@tanstack/react-query';
import { useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';

export const useTemplates = () =>
  useRead('GET /admin/answer-templates', {}, { select: ({ items }) => items });

const SHOWN = { isDoneWhenShown: true };

/** A new one, or a change of the one with this id. */
export function useSaveTemplate(old: AnswerTemplate | null) {
  return useMutation({
    mutationFn: (input: AnswerTemplateInput) =>
      old
        ? api('PUT /admin/answer-templates/{id}', {
            params: { id: old.id },
            body: { ...input, version: old.version },
          })
        : api('POST /admin/answer-templates', { body: input }),
    meta: SHOWN,
  });
}

export function useDeleteTemplate() {
  return useMutation({
    mutationFn: ({ id }: AnswerTemplate) => api('DELETE /admin/answer-templates/{id}', { params: { id } }),
    meta: SHOWN,
  });
}
