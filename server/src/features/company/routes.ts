import { Company, CompanyInput } from '@diyar/contract/company';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readCompany, updateCompany } from './service.ts';

export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/company',
    {
      config: { access: 'public', kept: true },
      schema: { tags: ['company'], summary: 'The company profile', response: { 200: Company } },
    },
    () => readCompany(db),
  );

  app.put(
    '/company',
    {
      config: { access: 'company' },
      schema: {
        tags: ['company'],
        summary: 'Save the company profile',
        body: CompanyInput,
        response: { 200: Company },
      },
    },
    async (request) => updateCompany(db, await request.identify(), request.body),
  );
};
