import { z } from 'zod';
import { IMPORT_FILE_MAX_MB, MEGABYTE } from '../limits.ts';
import {
  MovingIn,
  RunningAnswersInput,
  RunningImport,
  RunningRefusedQuery,
  RunningRows,
  RunningRowsQuery,
  RunningRunInput,
  RunningSheetQuery,
  RunningTakeBack,
  RunningTextInput,
} from '../moving-in.ts';
import { calls } from './call.ts';
import { TABLE, XLSX_TYPE } from './media.ts';
import { DEAL_TOPICS, MONEY_TOPICS } from './topics.ts';

const ImportParams = z.object({ importId: z.uuid() });

export const movingInCalls = calls({
  'GET /admin/moving-in': {
    access: 'movingIn',
    summary: 'What was brought in, and whether moving in is over',
    answer: MovingIn,
    reads: MONEY_TOPICS,
  },
  'POST /admin/moving-in/end': {
    access: 'movingIn',
    summary: 'End moving in: from now on nobody writes an opening',
    answer: MovingIn,
    askAgain: 'always',
    changes: DEAL_TOPICS,
  },
  'POST /admin/moving-in/imports': {
    access: 'movingIn',
    bodyLimit: IMPORT_FILE_MAX_MB * MEGABYTE,
    summary: "Read a workbook of running deals and cheques (multipart part 'file') or a pasted block",
    form: { file: 'file', accepts: `text/csv, ${XLSX_TYPE}`, json: RunningTextInput },
    answer: RunningImport,
    status: 201,
    askAgain: 'setting',
    changes: [],
  },
  'POST /admin/moving-in/imports/{importId}/files': {
    access: 'movingIn',
    bodyLimit: IMPORT_FILE_MAX_MB * MEGABYTE,
    summary: 'Add a further file, or a pasted block, to what was read',
    params: ImportParams,
    form: { file: 'file', accepts: `text/csv, ${XLSX_TYPE}`, json: RunningTextInput },
    answer: RunningImport,
    askAgain: 'setting',
    changes: [],
  },
  'GET /admin/moving-in/imports/{importId}': {
    access: 'movingIn',
    summary: 'What was read, and what it would do',
    params: ImportParams,
    answer: RunningImport,
    reads: MONEY_TOPICS,
  },
  'PUT /admin/moving-in/imports/{importId}': {
    access: 'movingIn',
    summary: 'Say which column is what, what a word means, what a cell should say, what the books say',
    params: ImportParams,
    body: RunningAnswersInput,
    answer: RunningImport,
    askAgain: 'setting',
    changes: [],
  },
  'GET /admin/moving-in/imports/{importId}/rows': {
    access: 'movingIn',
    summary: 'What each row would do',
    params: ImportParams,
    query: RunningRowsQuery,
    answer: RunningRows,
    reads: MONEY_TOPICS,
  },
  'GET /admin/moving-in/imports/{importId}/refused': {
    access: 'movingIn',
    summary: 'The refused rows with their reasons, as a file',
    params: ImportParams,
    query: RunningRefusedQuery,
    sends: TABLE,
    reads: MONEY_TOPICS,
  },
  'POST /admin/moving-in/imports/{importId}/run': {
    access: 'movingIn',
    summary: 'Bring in the rows that are not refused',
    params: ImportParams,
    body: RunningRunInput,
    answer: RunningImport,
    askAgain: 'setting',
    changes: DEAL_TOPICS,
  },
  'GET /admin/moving-in/imports/{importId}/take-back': {
    access: 'movingIn',
    summary: 'What taking it back would do',
    params: ImportParams,
    answer: RunningTakeBack,
    reads: MONEY_TOPICS,
  },
  'POST /admin/moving-in/imports/{importId}/take-back': {
    access: 'movingIn',
    summary: 'Take back what was brought in',
    params: ImportParams,
    body: RunningRunInput,
    answer: RunningImport,
    askAgain: 'setting',
    changes: DEAL_TOPICS,
  },
  'GET /admin/moving-in/sheet': {
    access: 'movingIn',
    summary: 'A sheet to fill in, with the units of the buildings; or the deals and cheques that are here',
    query: RunningSheetQuery,
    sends: TABLE,
    reads: MONEY_TOPICS,
  },
});
