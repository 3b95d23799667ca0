import {
  AnswerTemplate,
  AnswerTemplateInput,
  AnswerTemplates,
  AnswerTemplateUpdate,
} from '../answer-templates.ts';
import { IdParams } from '../fields.ts';
import { calls } from './call.ts';

const CHANGES = ['leads'] as const;

export const answerTemplateCalls = calls({
  'GET /admin/answer-templates': {
    access: 'leads',
    summary: 'Prepared answers',
    answer: AnswerTemplates,
    reads: ['leads'],
  },
  'POST /admin/answer-templates': {
    access: 'answerTemplates',
    summary: 'Add a prepared answer',
    body: AnswerTemplateInput,
    answer: AnswerTemplate,
    status: 201,
    askAgain: 'no',
    changes: CHANGES,
  },
  'PUT /admin/answer-templates/{id}': {
    access: 'answerTemplates',
    summary: 'Save a prepared answer',
    params: IdParams,
    body: AnswerTemplateUpdate,
    answer: AnswerTemplate,
    askAgain: 'no',
    changes: CHANGES,
  },
  'DELETE /admin/answer-templates/{id}': {
    access: 'answerTemplates',
    summary: 'Delete a prepared answer',
    params: IdParams,
    askAgain: 'no',
    changes: CHANGES,
  },
});
