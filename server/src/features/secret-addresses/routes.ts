import { secretAddressCalls } from '@diyar/contract/calls/secret-addresses';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { endAddress } from './end.ts';
import { listAddresses } from './list.ts';

export const secretAddressRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'secret addresses', secretAddressCalls, {
    'GET /admin/secret-addresses': ({ query }) => listAddresses(db, query),
    'DELETE /admin/secret-addresses/{id}': ({ actor, params }) => endAddress(db, actor, params.id),
  });
};
