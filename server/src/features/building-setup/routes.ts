import { BuildingInput, BuildingSetup } from '@diyar/contract/building-setup';
import { IdParams } from '@diyar/contract/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { readSetup, saveSetup } from './setup.ts';

const config = { access: 'projects' } as const;
const tags = ['buildings'];

/** Five thousand units. */
const SAVE_BYTES = 8 * 1024 * 1024;

export const buildingSetupRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.database;

  app.get(
    '/admin/projects/:id/building',
    {
      config,
      schema: {
        tags,
        summary: "A project's floors and the units on them",
        params: IdParams,
        response: { 200: BuildingSetup },
      },
    },
    (request) => readSetup(db, request.params.id),
  );

  app.put(
    '/admin/projects/:id/building',
    {
      config,
      bodyLimit: SAVE_BYTES,
      schema: {
        tags,
        summary: 'Set up the floors of a building and the units on them',
        params: IdParams,
        body: BuildingInput,
        response: { 200: BuildingSetup },
      },
    },
    async (request) => saveSetup(db, await request.identify(), request.params.id, request.body),
  );
};
