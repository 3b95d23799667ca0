import { companyCalls } from '@diyar/contract/calls/company';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { readHours, saveHours } from './hours.ts';
import { readCompany, updateCompany } from './service.ts';

export const companyRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'company', companyCalls, {
    'GET /company': async () => readCompany(await app.replica.forReading()),
    'PUT /company': ({ actor, body }) => updateCompany(db, actor, body),
    'GET /admin/company/hours': () => readHours(db),
    'PUT /admin/company/hours': ({ actor, body }) => saveHours(db, actor, body),
  });
};
