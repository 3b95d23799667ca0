import { IdParams } from '@diyar/contract/fields';
import {
  PasswordInput,
  User,
  UserInput,
  UserList,
  UserStatusInput,
  UsersQuery,
  UserUpdate,
} from '@diyar/contract/users';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { refuseWeakPassword } from '../passwords/index.ts';
import * as users from './service.ts';

const config = { access: 'users' } as const;
const tags = ['users'];

export const userRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config: settings }) => {
  const { db } = app.database;

  app.get(
    '/admin/users',
    { config, schema: { tags, summary: 'List users', querystring: UsersQuery, response: { 200: UserList } } },
    (request) => users.listUsers(db, request.query),
  );

  app.post(
    '/admin/users',
    { config, schema: { tags, summary: 'Create a user', body: UserInput, response: { 201: User } } },
    async (request, reply) => {
      const { username, password } = request.body;
      await refuseWeakPassword(password, username, settings.passwords);
      return reply.code(201).send(await users.createUser(db, await request.identify(), request.body));
    },
  );

  app.patch(
    '/admin/users/:id/status',
    {
      config,
      schema: {
        tags,
        summary: 'Activate or disable',
        params: IdParams,
        body: UserStatusInput,
        response: { 200: User },
      },
    },
    async (request) =>
      users.setStatus(db, await request.identify(), request.params.id, request.body.isActive),
  );

  app.patch(
    '/admin/users/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Change name, phone or role',
        params: IdParams,
        body: UserUpdate,
        response: { 200: User },
      },
    },
    async (request) => users.updateUser(db, await request.identify(), request.params.id, request.body),
  );

  app.patch(
    '/admin/users/:id/password',
    {
      config,
      schema: {
        tags,
        summary: 'Set a new password',
        params: IdParams,
        body: PasswordInput,
        response: { 200: User },
      },
    },
    async (request) => {
      await refuseWeakPassword(request.body.password, '', settings.passwords);
      return users.setPassword(db, await request.identify(), request.params.id, request.body.password);
    },
  );

  app.delete(
    '/admin/users/:id/factors',
    {
      config,
      schema: {
        tags,
        summary: 'Remove the second factors of a user who has lost them',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await users.resetSecondFactor(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/admin/users/:id',
    {
      config,
      schema: { tags, summary: 'Delete a user', params: IdParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await users.deleteUser(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
