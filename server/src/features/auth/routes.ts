import { AuthUser, LoginAnswer, loginBody } from '@diyar/contract/auth';
import {
  ConfirmInput,
  ConfirmOptionsInput,
  LoginStep,
  PasskeySetup,
  PasskeySignInInput,
  SecondFactorInput,
  SecondStep,
} from '@diyar/contract/factors';
import { PASSKEY_SIGN_INS_PER_ADDRESS } from '@diyar/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import { AppError } from '../../errors.ts';
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
  presentActor,
} from './service.ts';

/** What the browser keeps to be recognised at the next sign-in. In a header, because the answer's body is fixed. */
const DEVICE_HEADER = 'x-device';
const tags = ['auth'];
/** Steps of a sign-in. */
const step = { config: { access: 'public', evenWhenFull: true }, bodyLimit: 10_000 } as const;
const own = { access: 'signedIn', whileUnfinished: true } as const;

export const authRoutes: FastifyPluginAsyncZod<{ config: Config }> = async (app, { config }) => {
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
    return { token, user: presentActor(found) };
  }

  app.post(
    '/auth/login',
    {
      ...step,
      schema: {
        tags,
        summary: 'Sign in',
        description:
          'Answers with a token; or, for a user who has set up a second factor, with what /auth/second-factor wants.',
        body: loginBody(config.signInWith),
        response: { 200: z.union([LoginAnswer, LoginStep]) },
        errors: ['badCredentials', 'accountDisabled', 'tooManyRequests'],
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await checkPassword(db, request.body, callerOf(request));
      if (await hasFactor(db, found.id))
        return { secondFactor: await beginSecondStep(db, found, relyingPartyOf(request, config)) };
      return answer(request, reply, found, request.body.device);
    },
  );

  app.post(
    '/auth/second-factor',
    {
      ...step,
      schema: {
        tags,
        summary: 'Finish a sign-in with a code, a recovery code or a passkey',
        body: SecondFactorInput,
        response: { 200: LoginAnswer },
        errors: ['badCredentials', 'accountDisabled', 'tooManyRequests'],
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const found = await finishSecondStep(db, request.body, relyingPartyOf(request, config), {
        find: (id) => activeUser(db, id),
        onWrong: async ({ id, username }) => {
          await recordSignIn(db, callerOf(request), { name: username, userId: id, outcome: 'wrongCode' });
        },
      });
      return answer(request, reply, found, request.body.device, { hasShownFactor: true });
    },
  );

  app.post(
    '/auth/passkey/options',
    {
      ...step,
      schema: { tags, summary: 'Begin a sign-in with a passkey alone', response: { 200: PasskeySetup } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await throttle(db, `passkey:${addressKey(request.ip)}`, PASSKEY_SIGN_INS_PER_ADDRESS);
      const { ticket, options } = await beginPasskeySignIn(db, relyingPartyOf(request, config));
      return { ticket, options: { ...options } };
    },
  );

  app.post(
    '/auth/passkey',
    {
      ...step,
      schema: {
        tags,
        summary: 'Sign in with a passkey alone, which has checked the person',
        body: PasskeySignInInput,
        response: { 200: LoginAnswer },
        errors: ['badCredentials', 'accountDisabled', 'tooManyRequests'],
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const userId = await finishPasskeySignIn(db, request.body, relyingPartyOf(request, config));
      const found = await activeUser(db, userId);
      return answer(request, reply, found, request.body.device, { hasShownFactor: true });
    },
  );

  app.get(
    '/auth/me',
    { config: own, schema: { tags, summary: 'The signed-in user', response: { 200: AuthUser } } },
    async (request) => presentActor(await request.identify()),
  );

  app.post(
    '/auth/confirm/options',
    {
      config: own,
      schema: {
        tags,
        summary: 'What to show instead of the password, or where a factor is asked for',
        body: ConfirmOptionsInput,
        response: { 200: SecondStep },
      },
    },
    async (request) =>
      beginConfirm(db, await request.identify(), request.body.factor, relyingPartyOf(request, config)),
  );

  app.post(
    '/auth/confirm',
    {
      config: own,
      schema: {
        tags,
        summary: 'The password again, or a second factor, before what asks for it',
        body: ConfirmInput,
        response: { 204: z.null() },
        errors: ['tooManyRequests'],
      },
    },
    async (request, reply) => {
      const actor = await request.identify();
      const { password = '', ticket, code, passkey } = request.body;
      if (ticket) {
        await confirmByFactor(db, actor, { ticket, code, passkey }, relyingPartyOf(request, config));
        return reply.code(204).send(null);
      }
      if (!(await checkOwnPassword(db, actor, password)))
        throw new AppError('invalid', { issues: [{ path: ['password'], message: 'passwordWrong' }] });
      await confirmSession(db, actor);
      return reply.code(204).send(null);
    },
  );

  app.post(
    '/auth/logout',
    { config: own, schema: { tags, summary: 'Sign out: this token ends', response: { 204: z.null() } } },
    async (request, reply) => {
      const { id, sessionId } = await request.identify();
      if (sessionId) await endSession(db, id, sessionId);
      return reply.code(204).send(null);
    },
  );
};
