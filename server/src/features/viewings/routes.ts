import { viewingCalls } from '@diyar/contract/calls/viewings';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import { mailSettings } from '../outbox/index.ts';
import { endAddress, readAddress, readStaffCalendar, readVisitorCalendar, renewAddress } from './calendar.ts';
import { listViewings } from './read.ts';
import { declineWish, planViewing, updateViewing } from './schedule.ts';
import { cancelVisit, moveVisit, readVisit } from './visit.ts';

const sendCalendar = (reply: FastifyReply, name: string, text: string) =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(text);

/** Of one visitor. */
const OWN_PAGE = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' };

export const viewingRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;
  const mailing = { mail: mailSettings(config) !== null };

  await serveCalls(app, 'viewings', viewingCalls, {
    'GET /admin/viewings': ({ actor, query }) => listViewings(db, actor, query),
    'POST /admin/viewings': ({ actor, body }) => planViewing(db, actor, body, mailing),
    'PATCH /admin/viewings/{id}': ({ actor, params, body }) =>
      updateViewing(db, actor, params.id, body, mailing),
    'POST /admin/messages/{id}/decline-wish': ({ actor, params }) => declineWish(db, actor, params.id),
    'GET /admin/calendar': ({ actor }) => readAddress(db, actor),
    'POST /admin/calendar': ({ actor }) => renewAddress(db, actor),
    'DELETE /admin/calendar': ({ actor }) => endAddress(db, actor),
    'GET /calendars/{token}/viewings.ics': async ({ params, reply }) =>
      sendCalendar(reply, 'viewings.ics', await readStaffCalendar(db, params.token, config)),
    'GET /viewings/{token}/viewing.ics': async ({ params, reply }) =>
      sendCalendar(reply, 'viewing.ics', await readVisitorCalendar(db, params.token, config)),
    'GET /visits/{token}': ({ params, reply }) => {
      reply.headers(OWN_PAGE);
      return readVisit(db, params.token);
    },
    'POST /visits/{token}/move': ({ params, body, reply }) => {
      reply.headers(OWN_PAGE);
      return moveVisit(db, params.token, body, mailing);
    },
    'POST /visits/{token}/cancel': ({ params, body, reply }) => {
      reply.headers(OWN_PAGE);
      return cancelVisit(db, params.token, body, mailing);
    },
  });
};
