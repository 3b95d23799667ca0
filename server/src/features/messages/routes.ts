import { IdParams } from '@diyar/contract/fields';
import { Message, MessageDetail, MessageList, MessagesQuery, ReadQuery } from '@diyar/contract/messages';
import { MessageReceipt, PublicMessageInput } from '@diyar/contract/public-message';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { mailSettings } from '../outbox/index.ts';
import * as messages from './index.ts';

const config = { access: 'messages' } as const;
const tags = ['messages'];

export const messageRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, options) => {
  const { db } = app.database;
  const mail = mailSettings(options.config) !== null;

  app.post(
    '/public/messages',
    {
      config: { access: 'public' },
      bodyLimit: 64 * 1024,
      schema: {
        tags,
        summary: 'Send a message or a viewing request',
        body: PublicMessageInput,
        response: { 201: MessageReceipt },
        errors: ['tooManyRequests'],
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const sent = await messages.sendMessage(db, request.body, { address: request.ip, mail });
      return reply.code(201).send(sent);
    },
  );

  app.get(
    '/admin/messages',
    {
      config,
      schema: { tags, summary: 'The inbox', querystring: MessagesQuery, response: { 200: MessageList } },
    },
    (request) => messages.listMessages(db, request.query),
  );

  app.get(
    '/admin/messages/:id',
    {
      config,
      schema: {
        tags,
        summary: 'A message, with what its sender wrote before',
        params: IdParams,
        response: { 200: MessageDetail },
      },
    },
    (request) => messages.readMessage(db, request.params.id),
  );

  app.patch(
    '/admin/messages/:id/read',
    {
      config,
      schema: {
        tags,
        summary: 'Mark read or unread',
        params: IdParams,
        querystring: ReadQuery,
        response: { 200: Message },
      },
    },
    async (request) => messages.markRead(db, await request.identify(), request.params.id, request.query.read),
  );

  app.delete(
    '/admin/messages/:id',
    { config, schema: { tags, summary: 'Delete a message', params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await messages.deleteMessage(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/messages/:id/restore',
    {
      config,
      schema: {
        tags,
        summary: 'Bring back a message that was deleted',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await messages.takeBackMessage(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
