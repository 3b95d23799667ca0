import { factorCalls } from '@diyar/contract/calls/factors';
import type { FastifyPluginAsync } from 'fastify';
import type { Config } from '../../config.ts';
import { serveCalls } from '../../serve-calls.ts';
import * as factors from './manage.ts';
import { relyingPartyOf } from './passkeys.ts';

/** The second factor of the signed-in user. */
export const factorRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config: settings }) => {
  const { db } = app.database;

  await serveCalls(app, 'account', factorCalls, {
    'GET /account/factors': ({ actor }) => factors.readFactors(db, actor),
    'POST /account/factors/app': ({ actor }) => factors.beginApp(db, actor),
    'POST /account/factors/app/confirm': async ({ actor, body }) => {
      const { ticket, code } = body;
      return { codes: await factors.addApp(db, actor, ticket, code) };
    },
    'DELETE /account/factors/app': ({ actor }) => factors.removeApp(db, actor),
    'POST /account/factors/recovery-codes': async ({ actor }) => ({
      codes: await factors.newRecoveryCodes(db, actor),
    }),
    'POST /account/factors/passkeys/options': ({ actor, request }) =>
      factors.beginPasskey(db, actor, relyingPartyOf(request, settings)) as never,
    'POST /account/factors/passkeys': async ({ actor, body, request }) => {
      const site = relyingPartyOf(request, settings);
      return { codes: await factors.addPasskey(db, actor, body, site) };
    },
    'PATCH /account/factors/passkeys/{id}': ({ actor, params, body }) =>
      factors.renamePasskey(db, actor, params.id, body.name),
    'DELETE /account/factors/passkeys/{id}': ({ actor, params }) =>
      factors.removePasskey(db, actor, params.id),
  });
};
