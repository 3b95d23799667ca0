import { archiveCalls, ZIP_TYPE } from '@diyar/contract/calls/archive';

import { companyDay } from '@diyar/contract/rules/dates';
import { companyPlace } from '@diyar/contract/rules/place';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../actor.ts';
import { serveCalls } from '../../serve-calls.ts';
import { audit } from '../changes/index.ts';
import { takeTurn } from '../exports/index.ts';
import { archiveOf } from './archive.ts';
import { rowsOfPersons, samePersons } from './of-person.ts';
import type { Chosen, WithNumbers } from './write-tables.ts';

export const archiveRoutes: FastifyPluginAsync = async (app) => {
  const { db } = app.database;

  async function send(
    { actor, request, reply }: { actor: Actor; request: FastifyRequest; reply: FastifyReply },
    name: string,
    told: () => Promise<void>,
    numbers: WithNumbers,
    chosen?: Chosen,
  ) {
    const end = await takeTurn(request, actor.id);
    try {
      const { stream, clean } = await archiveOf({
        ...{ numbers, db, actor, storage: app.files.storage, zone: companyPlace().zone },
        paperHtml: app.pagesBuild.paperHtml,
        log: (error) => request.log.error({ err: error }, 'a part of the archive is missing'),
        ...(chosen && { chosen }),
      });
      // also when the client is gone before the end
      reply.raw.once('close', () => {
        clean();
        end();
      });
      await told();
      return reply
        .type(ZIP_TYPE)
        .header('content-disposition', `attachment; filename="${name}-${companyDay()}.zip"`)
        .send(stream);
    } catch (error) {
      end();
      throw error;
    }
  }

  await serveCalls(app, 'system', archiveCalls, {
    'GET /admin/archive': (call) =>
      send(
        call,
        'archive',
        () =>
          audit(db, call.actor, 'archive.made', {
            entity: 'company',
            id: 1,
            details: { idNumbers: call.query.numbers },
          }),
        call.query.numbers ? 'all' : 'none',
      ),
    'GET /admin/persons/{id}/file': async (call) => {
      const { id } = call.params;
      const chosen = rowsOfPersons(await samePersons(db, id));
      const told = () => audit(db, call.actor, 'archive.person', { entity: 'person', id });
      return send(call, `person-${id}`, told, 'own', chosen);
    },
  });
};
