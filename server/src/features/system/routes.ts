import { System } from '@diyar/contract/system';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Config } from '../../config.ts';
import { readSystem } from './read.ts';

export const systemRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  app.get(
    '/admin/system',
    {
      config: { access: 'operations' },
      schema: {
        tags: ['operations'],
        summary: 'The state of the installation: backups and proofs, disk, storage, mail, jobs, sign-ins',
        response: { 200: System },
      },
    },
    () => readSystem({ db: app.database.db, storage: app.files.storage }, config),
  );
};
