import { PrivateLink } from '@diyar/contract/files';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '../../errors.ts';
import {
  acceptUploads,
  fileAnswers,
  filePart,
  receiveUpload,
  sendFile,
  signedLink,
  UPLOAD_HANDLER_MS,
} from '../files/index.ts';
import type { Base } from './base.ts';
import { attach, contractLinks, documentOf, holderOf, WANTED } from './documents.ts';
import { presentApartment } from './present.ts';

/** The holder's photo and the contract. */
export const documentRoutes: FastifyPluginAsyncZod<{ base: Base }> = async (app, { base }) => {
  const { files } = app;
  const { db } = app.database;
  const config = { access: base.area } as const;
  const tags = [base.tag];
  const params = base.params.unit;
  await acceptUploads(app);

  for (const document of ['photo', 'contract'] as const)
    app.post(
      `${base.documents}/apartments/:id/${document}`,
      {
        config,
        handlerTimeout: UPLOAD_HANDLER_MS,
        schema: {
          tags,
          summary: document === 'photo' ? "Upload the holder's photo" : 'Upload the contract',
          form: { ...filePart('file', WANTED[document]), isRequired: true },
          params,
          response: { 201: base.unit },
        },
      },
      async (request, reply) => {
        const scope = await base.open(request);
        const { id } = request.params;
        const holder = await holderOf(db, scope, id);
        const state = await receiveUpload(
          files,
          request,
          await request.identify(),
          WANTED[document],
          async ({ file }) => {
            if (!file) throw new AppError('invalid', { issues: [{ path: ['file'], message: 'required' }] });
            return attach(db, scope, id, holder, document, file);
          },
        );
        return reply.code(201).send(presentApartment(state, scope, contractLinks(files)));
      },
    );

  app.get(
    `${base.documents}/apartments/:id/photo`,
    {
      config,
      schema: { tags, summary: "The holder's photo", params, answers: fileAnswers(WANTED.photo.kinds) },
    },
    async (request, reply) =>
      sendFile(
        files,
        request,
        reply,
        await documentOf(db, await base.open(request), request.params.id, 'photo'),
      ),
  );

  app.get(
    `${base.documents}/apartments/:id/contract`,
    {
      config,
      schema: {
        tags,
        summary: 'A fresh link to the contract',
        params,
        response: { 200: PrivateLink },
      },
    },
    async (request) => {
      const scope = await base.open(request);
      return signedLink(files, scope.actor, await documentOf(db, scope, request.params.id, 'contract'));
    },
  );
};
