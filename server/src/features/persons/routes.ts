import { paramsOf } from '@diyar/contract/fields';
import { DistinctInput, Merged, MergeInput, MergeParams } from '@diyar/contract/persons';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erasePerson } from './erase.ts';
import { keepApart, mergePersons, partPersons } from './merge.ts';

const config = { access: 'leads' } as const;
const tags = ['persons'];

export const personRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.post(
    '/admin/persons/:id/merge',
    {
      config,
      schema: {
        tags,
        summary: 'Two who turned out to be one person',
        params: paramsOf.person,
        body: MergeInput,
        response: { 200: Merged },
      },
    },
    async (request) => mergePersons(db, await request.identify(), request.params.id, request.body.otherId),
  );

  app.post(
    '/admin/persons/merges/:batch/undo',
    {
      config,
      schema: { tags, summary: 'They are two after all', params: MergeParams, response: { 204: z.null() } },
    },
    async (request, reply) => {
      await partPersons(db, await request.identify(), request.params.batch);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/persons/:id/distinct',
    {
      config,
      schema: {
        tags,
        summary: 'They are two people: do not offer them as one again',
        params: paramsOf.person,
        body: DistinctInput,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await keepApart(db, await request.identify(), request.params.id, request.body.otherId);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/admin/persons/:id',
    {
      config: { access: 'personErasure' },
      schema: {
        tags,
        summary: 'Erase a person without deals, with messages and leads, for good',
        params: paramsOf.person,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await erasePerson(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
