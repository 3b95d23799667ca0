import { SignInList, SignInsQuery } from '@diyar/contract/sign-ins';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listSignIns } from './list.ts';

export const signInRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/admin/sign-ins',
    {
      config: { access: 'audit' },
      schema: {
        tags: ['audit'],
        summary: 'Who signed in or tried to, when and from where',
        querystring: SignInsQuery,
        response: { 200: SignInList },
      },
    },
    (request) => listSignIns(app.database.db, request.query),
  );
};
