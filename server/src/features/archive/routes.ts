import { archiveCalls, ZIP_TYPE } from '@diyar/contract/calls/archive';

import { companyDay } from '@diyar/contract/rules/dates';
import { companyPlace } from '@diyar/contract/rules/place';
import type { FastifyPluginAsync } from 'fastify';
import { serveCalls } from '../../serve-calls.ts';
import { audit } from '../changes/index.ts';
import { takeTurn } from '../exports/index.ts';
import { archiveOf } from './archive.ts';

export const archiveRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  await serveCalls(app, 'system', archiveCalls, {
    'GET /admin/archive': async ({ actor, request, reply }) => {
      const end = await takeTurn(request, actor.id);
      try {
        const { stream, clean } = await archiveOf({
          ...{ db, actor, storage: app.files.storage, zone: companyPlace().zone },
          paperHtml: app.pagesBuild.paperHtml,
          log: (error) => request.log.error({ err: error }, 'a part of the archive is missing'),
        });
        // also when the client is gone before the end
        reply.raw.once('close', () => {
          clean();
          end();
        });
        await audit(db, actor, 'archive.made', { entity: 'company', id: 1 });
        return reply
          .type(ZIP_TYPE)
          .header('content-disposition', `attachment; filename="archive-${companyDay()}.zip"`)
          .send(stream);
      } catch (error) {
        end();
        throw error;
      }
    },
  });
};
