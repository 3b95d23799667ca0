import {
  Account,
  NewToken,
  OwnPasswordInput,
  SeenDevices,
  SessionList,
  SessionParams,
} from '@diyar/contract/account';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { callerOf, endSession, endSessionsOf, listSessions } from '../sessions/index.ts';
import { seeNewDevices } from '../sign-ins/index.ts';
import { changeOwnPassword, readAccount } from './service.ts';

const access = { access: 'signedIn', whileUnfinished: true } as const;
const tags = ['account'];

/** What everybody may do for themselves. */
export const accountRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;

  app.get(
    '/account',
    { config: access, schema: { tags, summary: 'The own account', response: { 200: Account } } },
    async (request) => readAccount(db, await request.identify(), config),
  );

  app.post(
    '/account/password',
    {
      config: access,
      schema: {
        tags,
        summary: 'Choose another password; all other sessions end',
        body: OwnPasswordInput,
        response: { 200: NewToken },
        errors: ['tooManyRequests'],
      },
    },
    async (request) => {
      const actor = await request.identify();
      const claims = await changeOwnPassword(db, actor, request.body, callerOf(request), config);
      return { token: app.jwt.sign(claims) };
    },
  );

  app.post(
    '/account/new-devices/seen',
    {
      config: access,
      schema: {
        tags,
        summary: 'The notes of new devices were read',
        body: SeenDevices,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { id } = await request.identify();
      await seeNewDevices(db, id, request.body.ids);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/account/sessions',
    {
      config: access,
      schema: { tags, summary: 'Where one is signed in', response: { 200: SessionList } },
    },
    async (request) => {
      const { id, sessionId } = await request.identify();
      return { items: await listSessions(db, id, sessionId, config) };
    },
  );

  app.delete(
    '/account/sessions/:id',
    {
      config: access,
      schema: { tags, summary: 'Sign out one device', params: SessionParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const actor = await request.identify();
      if (!(await endSession(db, actor.id, request.params.id))) throw new AppError('notFound');
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/account/sessions',
    {
      config: access,
      schema: { tags, summary: 'Sign out all other devices', response: { 204: z.null() } },
    },
    async (request, reply) => {
      const { id, sessionId } = await request.identify();
      await endSessionsOf(db, id, sessionId);
      return reply.code(204).send(null);
    },
  );
};
