import { soldCalls } from '@diyar/contract/calls/sold';
import { SoldInput } from '@diyar/contract/sold';
import type { FastifyPluginAsync } from 'fastify';
import { AppError, type FieldProblem } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { sendTable } from '../exports/index.ts';
import { isMultipart, receiveUpload, signedLink } from '../files/index.ts';
import * as sold from './index.ts';

function readInput(fields: unknown): SoldInput {
  const parsed = SoldInput.safeParse(fields);
  if (!parsed.success) throw new AppError('invalid', { issues: parsed.error.issues as FieldProblem[] });
  return parsed.data;
}

/** The addresses spell it 'selled': docs/product/sales.md#spelling. */
export const soldRoutes: FastifyPluginAsync = async (app) => {
  const { files } = app;
  const { db } = app.database;

  await serveCalls(app, 'sold', soldCalls, {
    'GET /admin/selled': ({ actor, query }) => sold.listSold(db, { files, holder: actor }, query),
    'GET /admin/selled/export': async ({ actor, query, request, reply }) => {
      const table = await sold.exportSold(db, files, actor, query);
      return sendTable(request, reply, table, query);
    },
    'POST /admin/selled': async ({ actor, body, request }) => {
      const id = isMultipart(request)
        ? await receiveUpload(files, request, actor, sold.CONTRACT, ({ fields, file }) =>
            sold.addSold(db, actor, readInput(fields), file?.id ?? null),
          )
        : await sold.addSold(db, actor, readInput(body), null);
      return sold.readSold(db, { files, holder: actor }, id);
    },
    'PATCH /admin/selled/{id}': async ({ actor, params, body, request }) => {
      const { id } = params;
      if (isMultipart(request))
        await receiveUpload(files, request, actor, sold.CONTRACT, ({ fields, file }) =>
          sold.editSold(db, actor, id, readInput(fields), file?.id ?? null),
        );
      else await sold.editSold(db, actor, id, readInput(body), null);
      return sold.readSold(db, { files, holder: actor }, id);
    },
    'GET /admin/selled/{id}/contract': async ({ actor: holder, params }) => {
      const { contractFileId, contractMimeType } = await sold.readSold(db, { files, holder }, params.id);
      if (contractFileId === null) throw new AppError('notFound');
      return signedLink(files, holder, { id: contractFileId, mimeType: contractMimeType ?? '' });
    },
    'DELETE /admin/selled/{id}': async ({ actor, params }) =>
      (await sold.deleteSold(db, actor, params.id)) ?? null,
  });
};
