import { personCalls } from '@diyar/contract/calls/persons';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { erasePerson } from './erase.ts';
import { knownPersons } from './known.ts';
import { listPersons } from './list.ts';
import { keepApart, mergePersons, partPersons } from './merge.ts';
import { readMergeEffect } from './merge-effect.ts';
import { correctPerson, moveRecord, undoMove } from './move.ts';
import { readPerson } from './read.ts';
import { readTimeline } from './timeline/read.ts';

export const personRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'persons', personCalls, {
    'GET /admin/persons': ({ actor, query }) => listPersons(db, actor, query),
    'GET /admin/persons/known': ({ actor, query }) => knownPersons(db, actor, query.phone),
    'GET /admin/persons/merges/{batch}': ({ params }) => readMergeEffect(db, params.batch),
    'GET /admin/persons/{id}': ({ actor, params }) => readPerson(db, actor, params.id),
    'GET /admin/persons/{id}/timeline': ({ actor, params, query }) =>
      readTimeline(db, actor, params.id, query),
    'PATCH /admin/persons/{id}': async ({ actor, params, body }) => {
      await correctPerson(db, actor, params.id, body);
      return readPerson(db, actor, params.id);
    },
    'POST /admin/persons/moves': ({ actor, body }) => moveRecord(db, actor, body),
    'POST /admin/persons/moves/{batch}/undo': ({ actor, params }) => undoMove(db, actor, params.batch),
    'POST /admin/persons/{id}/merge': ({ actor, params, body }) =>
      mergePersons(db, actor, params.id, body.otherId),
    'POST /admin/persons/merges/{batch}/undo': ({ actor, params }) => partPersons(db, actor, params.batch),
    'POST /admin/persons/{id}/distinct': ({ actor, params, body }) =>
      keepApart(db, actor, params.id, body.otherId),
    'DELETE /admin/persons/{id}': ({ actor, params }) => erasePerson(db, actor, params.id),
  });
};
