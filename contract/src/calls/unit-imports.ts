import { z } from 'zod';
import { IdParams } from '../fields.ts';
import { IMPORT_FILE_MAX_MB, MEGABYTE } from '../limits.ts';
import {
  ImportAnswersInput,
  ImportDone,
  ImportRows,
  ImportRowsQuery,
  ImportRunInput,
  ImportTextInput,
  RefusedRowsQuery,
  UnitImport,
  UnitsExportQuery,
} from '../unit-imports.ts';
import { calls } from './call.ts';
import { TABLE, XLSX_TYPE } from './media.ts';
import { UNIT_TOPICS } from './topics.ts';

/** Known by its content, so any type is taken; these are the usual ones. */
const IMPORT_TYPES = `text/csv, ${XLSX_TYPE}`;
const ImportParams = IdParams.extend({ importId: z.uuid() });

export const unitImportCalls = calls({
  'POST /admin/projects/{id}/imports': {
    access: 'projects',
    bodyLimit: IMPORT_FILE_MAX_MB * MEGABYTE,
    summary: "Read a file of units (multipart part 'file') or a pasted block",
    params: IdParams,
    form: { file: 'file', accepts: IMPORT_TYPES, json: ImportTextInput },
    answer: UnitImport,
    status: 201,
    askAgain: 'no',
    changes: [],
  },
  'GET /admin/projects/{id}/imports/{importId}': {
    access: 'projects',
    summary: 'A file that was read, and what it would do',
    params: ImportParams,
    answer: UnitImport,
    reads: UNIT_TOPICS,
  },
  'PUT /admin/projects/{id}/imports/{importId}': {
    access: 'projects',
    summary:
      'Say which column is what, in which currency the prices are, what a word means, what a cell should say',
    params: ImportParams,
    body: ImportAnswersInput,
    answer: UnitImport,
    askAgain: 'no',
    changes: [],
  },
  'GET /admin/projects/{id}/imports/{importId}/rows': {
    access: 'projects',
    summary: 'What each row would do',
    params: ImportParams,
    query: ImportRowsQuery,
    answer: ImportRows,
    reads: UNIT_TOPICS,
  },
  'POST /admin/projects/{id}/imports/{importId}/run': {
    access: 'projects',
    summary: 'Import the rows that are not refused',
    params: ImportParams,
    body: ImportRunInput,
    answer: ImportDone,
    askAgain: 'no',
    changes: UNIT_TOPICS,
  },
  'GET /admin/projects/{id}/imports/{importId}/refused': {
    access: 'projects',
    summary: 'The refused rows with their reasons, as a file',
    params: ImportParams,
    query: RefusedRowsQuery,
    sends: TABLE,
    reads: UNIT_TOPICS,
  },
  'GET /admin/projects/{id}/units/export': {
    access: 'projects',
    summary: 'The units of a project as a file, which can be imported again',
    params: IdParams,
    query: UnitsExportQuery,
    sends: TABLE,
    reads: UNIT_TOPICS,
  },
});
