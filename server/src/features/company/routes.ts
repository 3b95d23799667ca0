import { Company } from '@diyar/contract/company';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCompany } from './service.ts';

export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/company',
    {
      config: { access: 'public' },
      schema: { tags: ['company'], summary: 'The company profile', response: { 200: Company } },
    },
    () => readCompany(db),
  );
};
