import { Address } from '@diyar/contract/addresses';
import { IdParams } from '@diyar/contract/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readAddress } from './service.ts';

export const addressRoutes: FastifyPluginAsyncZod = async (app) => {
  app.get(
    '/addresses/:id',
    {
      config: { access: 'public', cacheable: true },
      schema: {
        tags: ['addresses'],
        summary: 'The address of a project or the company',
        params: IdParams,
        response: { 200: Address },
      },
    },
    async (request) => readAddress(await app.replica.forReading(), request.params.id),
  );
};
