import { z } from 'zod';
import { Id, requiredText, typedId } from './fields.ts';
import { MESSAGE_MAX, NAME_MAX } from './limits.ts';
import { ANSWER_KINDS } from './rules/answer-template.ts';

/** A prepared answer, with fields in braces (rules/answer-template). */
export const AnswerTemplate = z.object({
  id: Id,
  version: z.int(),
  kind: z.enum(ANSWER_KINDS),
  nameEn: z.string(),
  nameAr: z.string(),
  bodyEn: z.string(),
  bodyAr: z.string(),
});
export type AnswerTemplate = z.infer<typeof AnswerTemplate>;

/** GET /admin/answer-templates */
export const AnswerTemplates = z.object({ items: z.array(AnswerTemplate) });
export type AnswerTemplates = z.infer<typeof AnswerTemplates>;

/** POST /admin/answer-templates */
export const AnswerTemplateInput = z.object({
  kind: z.enum(ANSWER_KINDS, 'invalidChoice'),
  nameEn: requiredText(NAME_MAX),
  nameAr: requiredText(NAME_MAX),
  bodyEn: requiredText(MESSAGE_MAX),
  bodyAr: requiredText(MESSAGE_MAX),
});
export type AnswerTemplateInput = z.infer<typeof AnswerTemplateInput>;

/** PUT /admin/answer-templates/{id} */
export const AnswerTemplateUpdate = AnswerTemplateInput.extend({ version: typedId });
export type AnswerTemplateUpdate = z.infer<typeof AnswerTemplateUpdate>;
