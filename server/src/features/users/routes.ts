import { userCalls } from '@diyar/contract/calls/users';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { refuseWeakPassword } from '../passwords/index.ts';
import * as users from './service.ts';

export const userRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config: settings }) => {
  const { db } = app.database;

  await serveCalls(app, 'users', userCalls, {
    'GET /admin/users': ({ query }) => users.listUsers(db, query),
    'POST /admin/users': async ({ actor, body }) => {
      const { username, password } = body;
      await refuseWeakPassword(password, username, settings.passwords);
      return users.createUser(db, actor, body);
    },
    'PATCH /admin/users/{id}/status': ({ actor, params, body }) =>
      users.setStatus(db, actor, params.id, body.isActive),
    'PATCH /admin/users/{id}': ({ actor, params, body }) => users.updateUser(db, actor, params.id, body),
    'PATCH /admin/users/{id}/password': async ({ actor, params, body }) => {
      await refuseWeakPassword(body.password, '', settings.passwords);
      return users.setPassword(db, actor, params.id, body.password);
    },
    'POST /admin/users/{id}/pending-role': ({ actor, params }) => users.confirmRole(db, actor, params.id),
    'DELETE /admin/users/{id}/pending-role': ({ actor, params }) => users.refuseRole(db, actor, params.id),
    'DELETE /admin/users/{id}/factors': ({ actor, params }) => users.resetSecondFactor(db, actor, params.id),
    'DELETE /admin/users/{id}': ({ actor, params }) => users.deleteUser(db, actor, params.id),
  });
};
