import { authCallsFor } from '@diyar/contract/calls/auth';
import { PASSKEY_SIGN_INS_PER_ADDRESS } from '@diyar/contract/limits';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
import { serveCalls } from '../../serve-calls.ts';
import {
  beginConfirm,
  beginPasskeySignIn,
  beginSecondStep,
  confirmByFactor,
  finishPasskeySignIn,
  finishSecondStep,
  hasFactor,
  relyingPartyOf,
} from '../factors/index.ts';
import { callerOf, endSession } from '../sessions/index.ts';
import { recordSignIn } from '../sign-ins/index.ts';
import { addressKey, throttle } from '../throttle/index.ts';
import {
  activeUser,
  checkOwnPassword,
  checkPassword,
  confirmSession,
  type Found,
  openSignIn,
  presentWithPages,
} from './service.ts';

/** What the browser keeps to be recognised at the next sign-in. In a header, because the answer's body is fixed. */
const DEVICE_HEADER = 'x-device';

export const authRoutes: FastifyPluginAsync<{ config: Config }> = async (app, { config }) => {
  const { db } = app.database;

  async function answer(
    request: FastifyRequest<{ Body: unknown }>,
    reply: FastifyReply,
    found: Found,
    device: string | undefined,
    { hasShownFactor = false } = {},
  ) {
    const opened = await openSignIn(db, found, device, callerOf(request), { ...config, hasShownFactor });
    if (opened.device !== device) reply.header(DEVICE_HEADER, opened.device);
    const token = app.jwt.sign({ sub: String(found.id), ver: found.tokenVersion, sid: opened.sessionId });
    return { token, user: await presentWithPages(db, found) };
  }

  await serveCalls(app, 'auth', authCallsFor(config.signInWith), {
    'POST /auth/login': async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const found = await checkPassword(db, body, callerOf(request));
      if (await hasFactor(db, found.id))
        return { secondFactor: await beginSecondStep(db, found, relyingPartyOf(request, config)) };
      return answer(request, reply, found, body.device);
    },
    'POST /auth/second-factor': async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const found = await finishSecondStep(db, body, relyingPartyOf(request, config), {
        find: (id) => activeUser(db, id),
        onWrong: async ({ id, username }) => {
          await recordSignIn(db, callerOf(request), { name: username, userId: id, outcome: 'wrongCode' });
        },
      });
      return answer(request, reply, found, body.device, { hasShownFactor: true });
    },
    'POST /auth/passkey/options': async ({ request, reply }) => {
      reply.header('cache-control', 'no-store');
      await throttle(db, `passkey:${addressKey(request.ip)}`, PASSKEY_SIGN_INS_PER_ADDRESS);
      const { ticket, options } = await beginPasskeySignIn(db, relyingPartyOf(request, config));
      return { ticket, options: { ...options } };
    },
    'POST /auth/passkey': async ({ body, request, reply }) => {
      reply.header('cache-control', 'no-store');
      const userId = await finishPasskeySignIn(db, body, relyingPartyOf(request, config));
      const found = await activeUser(db, userId);
      return answer(request, reply, found, body.device, { hasShownFactor: true });
    },
    'GET /auth/me': ({ actor }) => presentWithPages(db, actor),
    'POST /auth/confirm/options': ({ actor, body, request }) =>
      beginConfirm(db, actor, body.factor, relyingPartyOf(request, config)),
    'POST /auth/confirm': async ({ actor, body, request }) => {
      const { password = '', ticket, code, passkey } = body;
      if (ticket) {
        await confirmByFactor(db, actor, { ticket, code, passkey }, relyingPartyOf(request, config));
        return;
      }
      if (!(await checkOwnPassword(db, actor, password)))
        throw new AppError('invalid', { issues: [{ path: ['password'], message: 'passwordWrong' }] });
      await confirmSession(db, actor);
    },
    'POST /auth/logout': async ({ actor }) => {
      const { id, sessionId } = actor;
      if (sessionId) await endSession(db, id, sessionId);
    },
  });
};
