import { IdParams } from '../fields.ts';
import { PROJECT_SAVE_BYTES } from '../limits.ts';
import { Preview, PreviewInput, PreviewList } from '../previews.ts';
import { calls } from './call.ts';

export const previewCalls = calls({
  'POST /admin/previews': {
    access: 'projects',
    bodyLimit: PROJECT_SAVE_BYTES,
    summary: 'A link to a project as it is in the editor, for seven days',
    body: PreviewInput,
    answer: Preview,
    status: 201,
    askAgain: 'no',
    changes: [],
  },
  'GET /admin/projects/{id}/previews': {
    access: 'projects',
    summary: 'The preview links of a project that still work',
    params: IdParams,
    answer: PreviewList,
  },
  'DELETE /admin/previews/{id}': {
    access: 'projects',
    summary: 'End a preview link',
    params: IdParams,
    askAgain: 'no',
    changes: [],
  },
});
