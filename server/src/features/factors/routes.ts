import {
  AppConfirmInput,
  AppSetup,
  Factors,
  NewPasskeyInput,
  PasskeyName,
  PasskeySetup,
  RecoveryCodes,
} from '@diyar/contract/factors';
import { IdParams } from '@diyar/contract/fields';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import * as factors from './manage.ts';
import { relyingPartyOf } from './passkeys.ts';

const config = { access: 'signedIn', whileUnfinished: true } as const;
const tags = ['account'];

/** The second factor of the signed-in user. */
export const factorRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config: settings }) => {
  const { db } = app.database;

  app.get(
    '/account/factors',
    { config, schema: { tags, summary: 'The own second factors', response: { 200: Factors } } },
    async (request) => factors.readFactors(db, await request.identify()),
  );

  app.post(
    '/account/factors/app',
    {
      config,
      schema: { tags, summary: 'Begin to set up an authenticator app', response: { 200: AppSetup } },
    },
    async (request) => factors.beginApp(db, await request.identify()),
  );

  app.post(
    '/account/factors/app/confirm',
    {
      config,
      schema: {
        tags,
        summary: 'Finish it with its first code',
        body: AppConfirmInput,
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => {
      const { ticket, code } = request.body;
      return { codes: await factors.addApp(db, await request.identify(), ticket, code) };
    },
  );

  app.delete(
    '/account/factors/app',
    {
      config,
      schema: {
        tags,
        summary: 'Remove the authenticator app',
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await factors.removeApp(db, await request.identify());
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/account/factors/recovery-codes',
    {
      config,
      schema: {
        tags,
        summary: 'Ten new recovery codes',
        response: { 200: RecoveryCodes },
      },
    },
    async (request) => ({ codes: await factors.newRecoveryCodes(db, await request.identify()) }),
  );

  app.post(
    '/account/factors/passkeys/options',
    { config, schema: { tags, summary: 'Begin to add a passkey', response: { 200: PasskeySetup } } },
    async (request) =>
      factors.beginPasskey(db, await request.identify(), relyingPartyOf(request, settings)) as never,
  );

  app.post(
    '/account/factors/passkeys',
    {
      config,
      schema: { tags, summary: 'Add a passkey', body: NewPasskeyInput, response: { 200: RecoveryCodes } },
    },
    async (request) => {
      const site = relyingPartyOf(request, settings);
      return { codes: await factors.addPasskey(db, await request.identify(), request.body, site) };
    },
  );

  app.patch(
    '/account/factors/passkeys/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Rename a passkey',
        params: IdParams,
        body: PasskeyName,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      await factors.renamePasskey(db, await request.identify(), request.params.id, request.body.name);
      return reply.code(204).send(null);
    },
  );

  app.delete(
    '/account/factors/passkeys/:id',
    { config, schema: { tags, summary: 'Remove a passkey', params: IdParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await factors.removePasskey(db, await request.identify(), request.params.id);
      return reply.code(204).send(null);
    },
  );
};
