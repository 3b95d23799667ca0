import { IdParams } from '@diyar/contract/fields';
import { IMPORT_FILE_MAX_MB, MEGABYTE } from '@diyar/contract/limits';
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
} from '@diyar/contract/unit-imports';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { EXPORT_HANDLER_MS, sendTable, TABLE_ANSWERS } from '../exports/index.ts';
import { acceptUploads, isMultipart, receiveBytes } from '../files/index.ts';
import { requireProject } from '../projects/index.ts';
import { refusedTable, unitsTable } from './export.ts';
import { listRows, runImport } from './run.ts';
import { answerImport, findImport, present, startImport } from './store.ts';

const tags = ['units'];
const config = { access: 'projects' } as const;
const BASE = '/admin/projects/:id/imports';
/** Known by its content, so any type is taken; these are the usual ones. */
const IMPORT_TYPES = 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const ImportParams = IdParams.extend({ importId: z.uuid() });

function readBlock(body: unknown): ImportTextInput {
  const parsed = ImportTextInput.safeParse(body ?? {});
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues });
  return parsed.data;
}

const starting: FastifyPluginAsyncZod = async (app) => {
  await acceptUploads(app);

  app.post(
    BASE,
    {
      config,
      bodyLimit: IMPORT_FILE_MAX_MB * MEGABYTE,
      schema: {
        tags,
        summary: "Read a file of units (multipart part 'file') or a pasted block",
        params: IdParams,
        form: { file: 'file', accepts: IMPORT_TYPES, json: ImportTextInput },
        response: { 201: UnitImport },
      },
    },
    async (request, reply) => {
      const actor = await request.identify();
      const { id } = request.params;
      // before the file is read: nobody reads a file for a project that is gone
      await requireProject(app.database.db, id);
      if (isMultipart(request)) {
        const { bytes, name } = await receiveBytes(request, IMPORT_FILE_MAX_MB);
        return reply.code(201).send(await startImport(app.database.db, actor, id, bytes, name));
      }
      const { text, name } = readBlock(request.body);
      return reply.code(201).send(await startImport(app.database.db, actor, id, text, name));
    },
  );
};

const steps: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    `${BASE}/:importId`,
    {
      config,
      schema: {
        tags,
        summary: 'A file that was read, and what it would do',
        params: ImportParams,
        response: { 200: UnitImport },
      },
    },
    async ({ params }) => {
      await requireProject(db, params.id);
      return present(db, await findImport(db, params.id, params.importId));
    },
  );

  app.put(
    `${BASE}/:importId`,
    {
      config,
      schema: {
        tags,
        summary:
          'Say which column is what, in which currency the prices are, what a word means, what a cell should say',
        params: ImportParams,
        body: ImportAnswersInput,
        response: { 200: UnitImport },
      },
    },
    ({ params, body }) => answerImport(db, params.id, params.importId, body),
  );

  app.get(
    `${BASE}/:importId/rows`,
    {
      config,
      schema: {
        tags,
        summary: 'What each row would do',
        params: ImportParams,
        querystring: ImportRowsQuery,
        response: { 200: ImportRows },
      },
    },
    ({ params, query }) => listRows(db, params.id, params.importId, query),
  );

  app.post(
    `${BASE}/:importId/run`,
    {
      config,
      schema: {
        tags,
        summary: 'Import the rows that are not refused',
        params: ImportParams,
        body: ImportRunInput,
        response: { 200: ImportDone },
      },
    },
    async (request) =>
      runImport(
        db,
        await request.identify(),
        request.params.id,
        request.params.importId,
        request.body.digest,
      ),
  );
};

const files: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;
  const exporting = { config, exposeHeadRoute: false, handlerTimeout: EXPORT_HANDLER_MS };

  app.get(
    `${BASE}/:importId/refused`,
    {
      ...exporting,
      schema: {
        tags,
        summary: 'The refused rows with their reasons, as a file',
        params: ImportParams,
        querystring: RefusedRowsQuery,
        answers: TABLE_ANSWERS,
      },
    },
    async (request, reply) =>
      sendTable(
        request,
        reply,
        await refusedTable(db, request.params.id, request.params.importId),
        request.query,
      ),
  );

  app.get(
    '/admin/projects/:id/units/export',
    {
      ...exporting,
      schema: {
        tags,
        summary: 'The units of a project as a file, which can be imported again',
        params: IdParams,
        querystring: UnitsExportQuery,
        answers: TABLE_ANSWERS,
      },
    },
    async (request, reply) =>
      sendTable(request, reply, await unitsTable(db, request.params.id), request.query),
  );
};

export const unitImportRoutes: FastifyPluginAsyncZod = async (app) => {
  await app.register(starting);
  await app.register(steps);
  await app.register(files);
};
