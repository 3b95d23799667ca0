import { Company, CompanyInput, SavedCompany } from '@diyar/contract/company';
import { CompanyHours } from '@diyar/contract/company-hours';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readHours, saveHours } from './hours.ts';
import { readCompany, updateCompany } from './service.ts';

export const companyRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/company',
    {
      config: { access: 'public', cacheable: true },
      schema: { tags: ['company'], summary: 'The company profile', response: { 200: Company } },
    },
    async () => readCompany(await app.replica.forReading()),
  );

  app.put(
    '/company',
    {
      config: { access: 'company' },
      // two texts of 10,000 characters, and the address in two languages
      bodyLimit: 256 * 1024,
      schema: {
        tags: ['company'],
        summary: 'Save the company profile',
        body: CompanyInput,
        response: { 200: SavedCompany },
      },
    },
    async (request) => updateCompany(db, await request.identify(), request.body),
  );

  app.get(
    '/admin/company/hours',
    {
      config: { access: 'company' },
      schema: { tags: ['company'], summary: 'When the company is open', response: { 200: CompanyHours } },
    },
    () => readHours(db),
  );

  app.put(
    '/admin/company/hours',
    {
      config: { access: 'company' },
      schema: {
        tags: ['company'],
        summary: 'Save when the company is open',
        body: CompanyHours,
        response: { 200: CompanyHours },
      },
    },
    async (request) => saveHours(db, await request.identify(), request.body),
  );
};
