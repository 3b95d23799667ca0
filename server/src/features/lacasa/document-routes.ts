import { IdParams } from '@diyar/contract/fields';
import { PrivateLink } from '@diyar/contract/files';
import { Apartment } from '@diyar/contract/lacasa';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../errors.ts';
import { acceptUploads, receiveUpload, sendFile, signedLink, UPLOAD_HANDLER_MS } from '../files/index.ts';
import { attach, contractLinks, documentOf, holderOf, WANTED } from './documents.ts';
import { presentApartment } from './present.ts';

const config = { access: 'lacasa' } as const;
const tags = ['lacasa'];

/** The holder's photo and the contract. */
export const documentRoutes: FastifyPluginAsyncZod = async (app) => {
  const { files } = app;
  const { db } = app.database;
  await acceptUploads(app);

  for (const document of ['photo', 'contract'] as const)
    app.post(
      `/apartments/:id/${document}`,
      {
        config,
        handlerTimeout: UPLOAD_HANDLER_MS,
        schema: {
          tags,
          summary: document === 'photo' ? "Upload the holder's photo" : 'Upload the contract',
          consumes: ['multipart/form-data'],
          params: IdParams,
          response: { 201: Apartment },
        },
      },
      async (request, reply) => {
        const actor = await request.identify();
        const { id } = request.params;
        const holder = await holderOf(db, id);
        const state = await receiveUpload(files, request, actor, WANTED[document], async ({ file }) => {
          if (!file) throw new AppError('invalid', { issues: [{ path: ['file'], message: 'required' }] });
          return attach(db, actor, id, holder, document, file);
        });
        return reply.code(201).send(presentApartment(state, contractLinks(files)));
      },
    );

  app.get(
    '/apartments/:id/photo',
    { config, schema: { tags, summary: "The holder's photo", params: IdParams } },
    async (request, reply) =>
      sendFile(files, request, reply, await documentOf(db, request.params.id, 'photo')),
  );

  app.get(
    '/apartments/:id/contract',
    {
      config,
      schema: {
        tags,
        summary: 'A fresh link to the contract',
        params: IdParams,
        response: { 200: PrivateLink },
      },
    },
    async (request) => signedLink(files, await documentOf(db, request.params.id, 'contract')),
  );
};
