import { unitImportCalls } from '@diyar/contract/calls/unit-imports';
import { IMPORT_FILE_MAX_MB } from '@diyar/contract/limits';
import { ImportTextInput } from '@diyar/contract/unit-imports';
import type { FastifyPluginAsync } from 'fastify';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { sendTable } from '../exports/index.ts';
import { isMultipart, receiveBytes } from '../files/index.ts';
import { requireProject } from '../projects/index.ts';
import { refusedTable, unitsTable } from './export.ts';
import { listRows, runImport } from './run.ts';
import { answerImport, findImport, present, startImport } from './store.ts';

function readBlock(body: unknown): ImportTextInput {
  const parsed = ImportTextInput.safeParse(body ?? {});
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues });
  return parsed.data;
}

export const unitImportRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'units', unitImportCalls, {
    'POST /admin/projects/{id}/imports': async ({ actor, params, body, request }) => {
      const { id } = params;
      // before the file is read: nobody reads a file for a project that is gone
      await requireProject(db, id);
      if (isMultipart(request)) {
        const { bytes, name } = await receiveBytes(request, IMPORT_FILE_MAX_MB);
        return startImport(db, actor, id, bytes, name);
      }
      const { text, name } = readBlock(body);
      return startImport(db, actor, id, text, name);
    },
    'GET /admin/projects/{id}/imports/{importId}': async ({ params }) => {
      await requireProject(db, params.id);
      return present(db, await findImport(db, params.id, params.importId));
    },
    'PUT /admin/projects/{id}/imports/{importId}': ({ params, body }) =>
      answerImport(db, params.id, params.importId, body),
    'GET /admin/projects/{id}/imports/{importId}/rows': ({ params, query }) =>
      listRows(db, params.id, params.importId, query),
    'POST /admin/projects/{id}/imports/{importId}/run': ({ actor, params, body }) =>
      runImport(db, actor, params.id, params.importId, body.digest),
    'GET /admin/projects/{id}/imports/{importId}/refused': async ({ params, query, request, reply }) =>
      sendTable(request, reply, await refusedTable(db, params.id, params.importId), query),
    'GET /admin/projects/{id}/units/export': async ({ params, query, request, reply }) =>
      sendTable(request, reply, await unitsTable(db, params.id), query),
  });
};
