import type { ApartmentNo } from '@diyar/contract/rules/ids';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { receiveUpload, sendFile, signedLink } from '../files/index.ts';
import type { Base } from './base.ts';
import { attach, contractLinks, type Document, documentOf, holderOf, WANTED } from './documents.ts';
import { presentApartment } from './present.ts';

type Asked = { actor: Actor; request: FastifyRequest; params: { id: ApartmentNo } };

/** The holder's photo and the contract. */
export const documentRoutes: FastifyPluginAsync<{ base: Base }> = async (app, { base }) => {
  const { files } = app;
  const { db } = app.database;
  const receive = (document: Document) => async (asked: Asked) => {
    const { actor, request, params } = asked;
    const scope = await base.open(asked);
    const holder = await holderOf(db, scope, params.id);
    const state = await receiveUpload(files, request, actor, WANTED[document], async ({ file }) => {
      if (!file) throw new AppError('invalid', { issues: [{ path: ['file'], message: 'required' }] });
      return attach(db, scope, params.id, holder, document, file);
    });
    return presentApartment(state, scope, contractLinks(files));
  };

  await serveCalls(
    app,
    base.tag,
    base.documents,
    {
      'POST /apartments/{id}/photo': receive('photo'),
      'POST /apartments/{id}/contract': receive('contract'),
      'GET /apartments/{id}/photo': async (asked) => {
        const { request, reply, params } = asked;
        return sendFile(
          files,
          request,
          reply,
          await documentOf(db, await base.open(asked), params.id, 'photo'),
        );
      },
      'GET /apartments/{id}/contract': async (asked) => {
        const scope = await base.open(asked);
        return signedLink(files, scope.actor, await documentOf(db, scope, asked.params.id, 'contract'));
      },
    },
    base.documentsPath,
  );
};
