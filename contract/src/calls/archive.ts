import { z } from 'zod';
import { paramsOf, typedBoolean } from '../fields.ts';
import { calls } from './call.ts';

export const ZIP_TYPE = 'application/zip';

/** Numbers of identity papers only where they are asked for. */
const ArchiveQuery = z.object({ numbers: typedBoolean.default(false) });

export const archiveCalls = calls({
  'GET /admin/archive': {
    access: 'operations',
    summary: 'Everything of the company in one archive: data as CSV, files, papers as HTML',
    query: ArchiveQuery,
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
