import { tillCalls } from '@diyar/contract/calls/till';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../../serve-calls.ts';
import { readCashBook } from './cash-book.ts';
import { closeTill, listClosings, readClosing, readTill } from './till.ts';

export const tillRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'till', tillCalls, {
    'GET /admin/money/cash-book': ({ actor, query }) => readCashBook(db, actor, query),
    'GET /admin/money/till': ({ actor, query }) => readTill(db, actor, query),
    'POST /admin/money/till': ({ actor, body }) => closeTill(db, actor, body),
    'GET /admin/money/till/closings': ({ actor, query }) => listClosings(db, actor, query),
    'GET /admin/money/till/closings/{id}': ({ actor, params }) => readClosing(db, actor, params.id),
  });
};
