import { IdParams } from '@diyar/contract/fields';
import { AddressesQuery, SecretAddressList } from '@diyar/contract/secret-addresses';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endAddress } from './end.ts';
import { listAddresses } from './list.ts';

const config = { access: 'secretAddresses' } as const;
const tags = ['secret addresses'];

export const secretAddressRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/secret-addresses',
    {
      config,
      schema: {
        tags,
        summary: 'Addresses of quotes, previews, viewings and calendars that work, newest first',
        querystring: AddressesQuery,
        response: { 200: SecretAddressList },
      },
    },
    (request) => listAddresses(db, request.query),
  );

  app.delete(
    '/admin/secret-addresses/:id',
    {
      config,
      schema: {
        tags,
        summary: 'End an address at once; a quote and a viewing get another one',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await endAddress(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
