import { messageCalls } from '@diyar/contract/calls/messages';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { sendTable } from '../exports/index.ts';
import { mailSettings } from '../outbox/index.ts';
import { exportMessages } from './export.ts';
import * as messages from './index.ts';

export const messageRoutes: FastifyPluginAsync<{ config: Config }> = async (app, options) => {
  const { db } = app.database;
  const mail = mailSettings(options.config) !== null;

  await serveCalls(app, 'messages', messageCalls, {
    'POST /public/messages': async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const sent = await messages.sendMessage(db, body, { address: request.ip, mail });
      return sent;
    },
    'GET /admin/messages': ({ actor, query }) => messages.listMessages(db, actor, query),
    'GET /admin/messages/{id}': ({ actor, params }) => messages.readMessage(db, actor, params.id),
    'PATCH /admin/messages/{id}/read': ({ actor, params, query }) =>
      messages.markRead(db, actor, params.id, query.read),
    'DELETE /admin/messages/{id}': ({ actor, params }) => messages.deleteMessage(db, actor, params.id),
    'POST /admin/messages/{id}/restore': ({ actor, params }) =>
      messages.takeBackMessage(db, actor, params.id),
    'GET /admin/messages/export': async ({ actor, query, request, reply }) => {
      const table = await exportMessages(db, actor, query);
      return sendTable(request, reply, table, query);
    },
  });
};
