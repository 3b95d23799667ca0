import { accountCalls } from '@diyar/contract/calls/account';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import { callerOf, endSession, endSessionsOf, listSessions } from '../sessions/index.ts';
import { seeNewDevices } from '../sign-ins/index.ts';
import { changeOwnPassword, readAccount } from './service.ts';

/** What everybody may do for themselves. */
export const accountRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;

  await serveCalls(app, 'account', accountCalls, {
    'GET /account': ({ actor }) => readAccount(db, actor, config),
    'POST /account/password': async ({ actor, body, request }) => {
      const claims = await changeOwnPassword(db, actor, body, callerOf(request), config);
      return { token: app.jwt.sign(claims) };
    },
    'POST /account/new-devices/seen': async ({ actor, body }) => {
      const { id } = actor;
      await seeNewDevices(db, id, body.ids);
    },
    'GET /account/sessions': async ({ actor }) => {
      const { id, sessionId } = actor;
      return { items: await listSessions(db, id, sessionId, config) };
    },
    'DELETE /account/sessions/{id}': async ({ actor, params }) => {
      if (!(await endSession(db, actor.id, params.id))) throw new AppError('notFound');
    },
    'DELETE /account/sessions': async ({ actor }) => {
      const { id, sessionId } = actor;
      await endSessionsOf(db, id, sessionId);
    },
  });
};
