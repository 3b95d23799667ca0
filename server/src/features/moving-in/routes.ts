import { movingInCalls } from '@diyar/contract/calls/moving-in';
import { IMPORT_FILE_MAX_MB } from '@diyar/contract/limits';
import { RunningTextInput } from '@diyar/contract/moving-in';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { sendTable } from '../exports/index.ts';
import { isMultipart, receiveBytes } from '../files/index.ts';
import { endMovingIn, readMovingIn } from './end.ts';
import { refusedTable } from './refused.ts';
import { listRows } from './rows.ts';
import { runImport } from './run.ts';
import { sheetTable } from './sheet.ts';
import { addFile, answerImport, findImport, present, startImport } from './store.ts';
import { readTakeBack, takeBack } from './take-back.ts';

/** A file, or a block from the clipboard. */
async function received(
  request: FastifyRequest,
  body: unknown,
): Promise<{ source: Uint8Array | string; name: string }> {
  if (isMultipart(request)) {
    const { bytes, name } = await receiveBytes(request, IMPORT_FILE_MAX_MB);
    return { source: bytes, name };
  }
  const parsed = RunningTextInput.safeParse(body ?? {});
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues });
  return { source: parsed.data.text, name: parsed.data.name };
}

export const movingInRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'moving-in', movingInCalls, {
    'GET /admin/moving-in': () => readMovingIn(db),
    'POST /admin/moving-in/end': ({ actor }) => endMovingIn(db, actor),
    'POST /admin/moving-in/imports': async ({ actor, body, request }) => {
      const { source, name } = await received(request, body);
      return startImport(db, actor, source, name);
    },
    'POST /admin/moving-in/imports/{importId}/files': async ({ actor, params, body, request }) => {
      const { source, name } = await received(request, body);
      return addFile(db, actor, params.importId, source, name);
    },
    'GET /admin/moving-in/imports/{importId}': async ({ params }) =>
      present(db, await findImport(db, params.importId)),
    'PUT /admin/moving-in/imports/{importId}': ({ params, body }) => answerImport(db, params.importId, body),
    'GET /admin/moving-in/imports/{importId}/rows': ({ params, query }) =>
      listRows(db, params.importId, query),
    'GET /admin/moving-in/imports/{importId}/refused': async ({ params, query, request, reply }) =>
      sendTable(request, reply, await refusedTable(db, params.importId, query.kind), query),
    'POST /admin/moving-in/imports/{importId}/run': ({ actor, params, body }) =>
      runImport(db, actor, params.importId, body.digest),
    'GET /admin/moving-in/imports/{importId}/take-back': ({ params }) => readTakeBack(db, params.importId),
    'POST /admin/moving-in/imports/{importId}/take-back': ({ actor, params, body }) =>
      takeBack(db, actor, params.importId, body.digest),
    'GET /admin/moving-in/sheet': async ({ query, request, reply }) =>
      sendTable(request, reply, await sheetTable(db, query.kind, query.filled === 'yes'), query),
  });
};
