import { systemCalls } from '@diyar/contract/calls/system';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { readSystem } from './read.ts';

export const systemRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  await serveCalls(app, 'operations', systemCalls, {
    'GET /admin/system': () => readSystem({ db: app.database.db, storage: app.files.storage }, config),
  });
};
