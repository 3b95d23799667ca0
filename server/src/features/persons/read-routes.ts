import { paramsOf } from '@diyar/contract/fields';
import { Person, PersonList, PersonsQuery } from '@diyar/contract/persons';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { listPersons } from './list.ts';
import { readPerson } from './read.ts';

const config = { access: 'persons' } as const;
const tags = ['persons'];

export const personReadRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/persons',
    {
      config,
      schema: {
        tags,
        summary: 'Persons, by any part of a name or phone',
        querystring: PersonsQuery,
        response: { 200: PersonList },
      },
    },
    async (request) => listPersons(db, await request.identify(), request.query),
  );

  app.get(
    '/admin/persons/:id',
    {
      config,
      schema: {
        tags,
        summary: 'A person with deals, messages and what they owe',
        params: paramsOf.person,
        response: { 200: Person },
      },
    },
    async (request) => readPerson(db, await request.identify(), request.params.id),
  );
};
