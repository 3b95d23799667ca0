import { paramsOf } from '../fields.ts';
import { calls } from './call.ts';

export const ZIP_TYPE = 'application/zip';

export const archiveCalls = calls({
  'GET /admin/archive': {
    access: 'operations',
    summary: 'Everything of the company in one archive: data as CSV, files, papers as HTML',
    sends: { 200: [ZIP_TYPE] },
    askAgain: 'always',
  },
  'GET /admin/persons/{id}/file': {
    access: 'personErasure',
    summary:
      'All that is stored about a person in one archive: data as CSV, statements and papers as HTML, contracts',
    params: paramsOf.person,
    sends: { 200: [ZIP_TYPE] },
    askAgain: 'always',
  },
});
