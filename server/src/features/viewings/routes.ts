import { IdParams } from '@diyar/contract/fields';
import {
  CalendarAddress,
  CalendarParams,
  Viewing,
  ViewingInput,
  ViewingList,
  ViewingsQuery,
  ViewingUpdate,
} from '@diyar/contract/viewings';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { mailSettings } from '../outbox/index.ts';
import { endAddress, readAddress, readStaffCalendar, readVisitorCalendar, renewAddress } from './calendar.ts';
import { listViewings } from './read.ts';
import { declineWish, planViewing, updateViewing } from './schedule.ts';

const access = { access: 'leads' } as const;
const tags = ['viewings'];
const ICAL = { 200: ['text/calendar'] };

const sendCalendar = (reply: FastifyReply, name: string, text: string) =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .header('x-robots-tag', 'noindex')
    .send(text);

export const viewingRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;
  const mailing = { mail: mailSettings(config) !== null };

  app.get(
    '/admin/viewings',
    {
      config: access,
      schema: {
        tags,
        summary: 'Viewings of some days, and wishes that wait',
        querystring: ViewingsQuery,
        response: { 200: ViewingList },
      },
    },
    (request) => listViewings(db, request.query),
  );

  app.post(
    '/admin/viewings',
    {
      config: access,
      schema: { tags, summary: 'Plan a viewing', body: ViewingInput, response: { 201: Viewing } },
    },
    async (request, reply) =>
      reply.code(201).send(await planViewing(db, await request.identify(), request.body, mailing)),
  );

  app.patch(
    '/admin/viewings/:id',
    {
      config: access,
      schema: {
        tags,
        summary: 'Move a viewing, give it to somebody else, say how it went, or call it off',
        params: IdParams,
        body: ViewingUpdate,
        response: { 200: Viewing },
      },
    },
    async (request) => updateViewing(db, await request.identify(), request.params.id, request.body, mailing),
  );

  app.post(
    '/admin/messages/:id/decline-wish',
    {
      config: access,
      schema: {
        tags,
        summary: 'Decline the time that a visitor asked for',
        params: IdParams,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await declineWish(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/admin/calendar',
    {
      config: access,
      schema: { tags, summary: "One's own calendar address", response: { 200: CalendarAddress } },
    },
    async (request) => readAddress(db, await request.identify()),
  );

  app.post(
    '/admin/calendar',
    {
      config: access,
      schema: {
        tags,
        summary: 'A new calendar address; the old one stops',
        response: { 200: CalendarAddress },
      },
    },
    async (request) => renewAddress(db, await request.identify()),
  );

  app.delete(
    '/admin/calendar',
    { config: access, schema: { tags, summary: 'End the calendar address', response: { 204: z.null() } } },
    async (request, reply) => {
      await endAddress(db, await request.identify());
      return reply.code(204).send(null);
    },
  );

  app.get(
    '/calendars/:token/viewings.ics',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'The viewings of one member of staff', params: CalendarParams, answers: ICAL },
    },
    async (request, reply) =>
      sendCalendar(reply, 'viewings.ics', await readStaffCalendar(db, request.params.token, config)),
  );

  app.get(
    '/viewings/:token/viewing.ics',
    {
      config: { access: 'public' },
      schema: { tags, summary: 'One viewing, for the visitor', params: CalendarParams, answers: ICAL },
    },
    async (request, reply) =>
      sendCalendar(reply, 'viewing.ics', await readVisitorCalendar(db, request.params.token, config)),
  );
};
