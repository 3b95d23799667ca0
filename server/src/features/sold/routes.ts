import { IdParams } from '@diyar/contract/fields';
import { PrivateLink } from '@diyar/contract/files';
import { CancelledSold, Sold, SoldExportQuery, SoldInput, SoldList, SoldQuery } from '@diyar/contract/sold';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError, type FieldProblem } from '../../errors.ts';
import { EXPORT_HANDLER_MS, sendTable, TABLE_ANSWERS } from '../exports/index.ts';
import {
  acceptUploads,
  filePart,
  isMultipart,
  receiveUpload,
  signedLink,
  UPLOAD_HANDLER_MS,
} from '../files/index.ts';
import * as sold from './index.ts';

const config = { access: 'sold' } as const;
const tags = ['sold'];
const form = { ...filePart('contract', sold.CONTRACT), fields: SoldInput, json: SoldInput };

function readInput(fields: unknown): SoldInput {
  const parsed = SoldInput.safeParse(fields);
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues as FieldProblem[] });
  return parsed.data;
}

/** The addresses spell it 'selled': docs/product/sales.md#spelling. */
export const soldRoutes: FastifyPluginAsyncZod = async (app) => {
  const { files } = app;
  const { db } = app.database;
  await acceptUploads(app);

  app.get(
    '/admin/selled',
    {
      config,
      schema: { tags, summary: 'Sold apartments', querystring: SoldQuery, response: { 200: SoldList } },
    },
    async (request) => sold.listSold(db, { files, holder: await request.identify() }, request.query),
  );

  app.get(
    '/admin/selled/export',
    {
      config,
      exposeHeadRoute: false,
      handlerTimeout: EXPORT_HANDLER_MS,
      schema: {
        tags,
        summary: 'Sold apartments as CSV or XLSX',
        querystring: SoldExportQuery,
        answers: TABLE_ANSWERS,
      },
    },
    async (request, reply) => {
      const table = await sold.exportSold(db, files, await request.identify(), request.query);
      return sendTable(request, reply, table, request.query);
    },
  );

  app.post(
    '/admin/selled',
    {
      config,
      handlerTimeout: UPLOAD_HANDLER_MS,
      schema: {
        tags,
        summary: 'Add a sold apartment, with its contract as the file part `contract`',
        form,
        response: { 201: Sold },
      },
    },
    async (request, reply) => {
      const actor = await request.identify();
      const id = isMultipart(request)
        ? await receiveUpload(files, request, actor, sold.CONTRACT, ({ fields, file }) =>
            sold.addSold(db, actor, readInput(fields), file?.id ?? null),
          )
        : await sold.addSold(db, actor, readInput(request.body), null);
      return reply.code(201).send(await sold.readSold(db, { files, holder: actor }, id));
    },
  );

  app.patch(
    '/admin/selled/:id',
    {
      config,
      handlerTimeout: UPLOAD_HANDLER_MS,
      schema: {
        tags,
        summary: 'Change a sold apartment; the file part `contract` replaces its contract',
        form,
        params: IdParams,
        response: { 200: Sold },
      },
    },
    async (request) => {
      const actor = await request.identify();
      const { id } = request.params;
      if (isMultipart(request))
        await receiveUpload(files, request, actor, sold.CONTRACT, ({ fields, file }) =>
          sold.editSold(db, actor, id, readInput(fields), file?.id ?? null),
        );
      else await sold.editSold(db, actor, id, readInput(request.body), null);
      return sold.readSold(db, { files, holder: actor }, id);
    },
  );

  app.get(
    '/admin/selled/:id/contract',
    {
      config,
      schema: {
        tags,
        summary: 'A fresh link to the contract',
        params: IdParams,
        response: { 200: PrivateLink },
      },
    },
    async (request) => {
      const holder = await request.identify();
      const { contractFileId, contractMimeType } = await sold.readSold(
        db,
        { files, holder },
        request.params.id,
      );
      if (contractFileId === null) throw new AppError('notFound');
      return signedLink(files, holder, { id: contractFileId, mimeType: contractMimeType ?? '' });
    },
  );

  app.delete(
    '/admin/selled/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Remove a record; a sale on which money was received is cancelled instead (200)',
        params: IdParams,
        response: { 200: CancelledSold, 204: z.null() },
      },
    },
    async (request, reply) => {
      const cancelled = await sold.deleteSold(db, await request.identify(), request.params.id);
      return cancelled ? reply.code(200).send(cancelled) : reply.code(204).send(null);
    },
  );
};
