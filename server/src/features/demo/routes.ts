import { demoCalls } from '@diyar/contract/calls/demo';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { removeDemo } from './remove.ts';
import { readDemo } from './state.ts';
import { takeDemoBack } from './take-back.ts';

export const demoRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;
  const { storage } = app.files;

  await serveCalls(app, 'company', demoCalls, {
    'GET /admin/company/demo': ({ actor }) => readDemo(db, actor),
    'POST /admin/company/remove-demo': ({ actor }) => removeDemo(db, actor, storage),
    'POST /admin/company/take-demo-back': ({ actor }) => takeDemoBack(db, actor, storage),
  });
};
