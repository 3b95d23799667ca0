import { addressCalls } from '@diyar/contract/calls/addresses';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { readAddress } from './service.ts';

export const addressRoutes: FastifyPluginAsync = async (app) => {
  await serveCalls(app, 'addresses', addressCalls, {
    'GET /addresses/{id}': async ({ params }) => readAddress(await app.replica.forReading(), params.id),
  });
};
