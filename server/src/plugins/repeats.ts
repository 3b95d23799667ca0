import { createHash, randomUUID } from 'node:crypto';
import { IDEMPOTENCY_KEY_MAX } from '@diyar/contract/limits';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { requestKeys } from '../db/schema.ts';
import { type KeyedRequest, writingFor } from '../features/changes/index.ts';
import { vaultOf } from '../features/secrets/index.ts';

declare module 'fastify' {
  interface FastifyRequest {
    keyed: KeyedRequest | null;
  }
}

/** Longer answers are not kept; their repetition is told that it was saved. */
const ANSWER_MAX = 100_000;

function givenKey({ headers }: FastifyRequest): string | null {
  const given = headers['idempotency-key'];
  return typeof given === 'string' && given !== '' && given.length <= IDEMPOTENCY_KEY_MAX ? given : null;
}

/** An answer may contain a secret: it can be read again with the key, of which only a hash is stored. */
const vaultFor = (request: FastifyRequest) => vaultOf(`answer ${givenKey(request)}`);

/** The key belongs to whoever sent it and to the address: it is stored as a hash of all three. */
function keyOf(request: FastifyRequest): string | null {
  const { method, url, actor } = request;
  const given = givenKey(request);
  if (given === null) return null;
  if (actor === null || method === 'GET' || method === 'HEAD') return null;
  return createHash('sha256').update(`${actor.id} ${method} ${url} ${given}`).digest('base64url');
}

/**
 * Every write of a signed-in user may carry `Idempotency-Key`. Sent again after a lost answer it is answered as the first
 * time, and nothing is written twice: docs/product/calls-and-errors.md#repeating-a-call.
 */
export const repeats = fp(
  async (app: FastifyInstance) => {
    const { db } = app.database;
    app.decorateRequest('keyed', null);
    app.addHook('preHandler', async (request, reply) => {
      const key = keyOf(request);
      if (key === null) return;
      request.keyed = { key, attempt: randomUUID() };
      const [known] = await db.select().from(requestKeys).where(eq(requestKeys.key, key));
      if (!known || known.status === null) return;
      request.keyed = null;
      reply.code(known.status).header('idempotency-replayed', 'true').serializer(String);
      if (known.answer !== null) reply.type('application/json; charset=utf-8');
      return reply.send(known.answer === null ? '' : vaultFor(request).open(known.answer));
    });
    app.addHook('preHandler', (request, _reply, done) =>
      request.keyed ? writingFor(request.keyed, done) : done(),
    );
    app.addHook('onSend', async (request, reply, payload) => {
      const { keyed } = request;
      if (!keyed || reply.statusCode >= 400) return payload;
      const isKept = payload === null || payload === undefined || typeof payload === 'string';
      if (isKept && (payload?.length ?? 0) <= ANSWER_MAX)
        await db
          .update(requestKeys)
          .set({ status: reply.statusCode, answer: payload ? vaultFor(request).seal(payload) : null })
          .where(eq(requestKeys.key, keyed.key));
      return payload;
    });
  },
  { name: 'repeats', dependencies: ['database', 'access'] },
);
