import type { AnswerTemplate, AnswerTemplateInput } from '@diyar/contract/answer-templates';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

export const useTemplates = () =>
  useRead('GET /admin/answer-templates', {}, { select: ({ items }) => items });

const SHOWN = { isDoneWhenShown: true };

/** A new one, or a change of the one with this id. */
export function useSaveTemplate(old: AnswerTemplate | null) {
  return useWrite({
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
  return useWrite({
    mutationFn: ({ id }: AnswerTemplate) => api('DELETE /admin/answer-templates/{id}', { params: { id } }),
    meta: SHOWN,
  });
}
