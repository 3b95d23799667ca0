import { insightCalls } from '@diyar/contract/calls/insights';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../../serve-calls.ts';
import { readLeads } from './leads.ts';
import { readDiscounts, readPrices, readSales } from './sales.ts';
import { listSales } from './sold-deals.ts';
import { listUnits, readStock } from './stock.ts';

export const insightRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'insights', insightCalls, {
    'GET /admin/insights/sales': ({ query }) => readSales(db, query),
    'GET /admin/insights/sales/list': ({ query }) => listSales(db, query),
    'GET /admin/insights/stock': ({ query }) => readStock(db, query),
    'GET /admin/insights/stock/list': ({ query }) => listUnits(db, query),
    'GET /admin/insights/prices': ({ query }) => readPrices(db, query),
    'GET /admin/insights/discounts': ({ query }) => readDiscounts(db, query),
    'GET /admin/insights/leads': ({ query }) => readLeads(db, query),
  });
};
