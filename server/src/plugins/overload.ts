import { getHeapStatistics } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Cheap enough to be answered under overload. */
    evenUnderLoad?: true;
  }
  interface FastifyInstance {
    /** Whether requests are refused now; absent where overload is not measured. */
    isOverloaded?(): boolean;
  }
}

const TICK_MS = 500;
const LATE_MS = 1000;
const LATE_IN_A_ROW = 3;
const HEAP_FULL = 0.95;
const RETRY_AFTER_SECONDS = 5;

/**
 * Detects an event loop that is late several times in a row. One long pause (a start, a big query of the embedded
 * database) is no overload: its requests have waited already.
 */
export function latenessWatch(now: () => number = () => performance.now()) {
  let due = now() + TICK_MS;
  let lateInARow = 0;
  return {
    tick() {
      lateInARow = now() - due > LATE_MS ? lateInARow + 1 : 0;
      due = now() + TICK_MS;
    },
    isLate: () => lateInARow >= LATE_IN_A_ROW,
  };
}

function heapIsFull(): boolean {
  const { used_heap_size, heap_size_limit } = getHeapStatistics();
  return used_heap_size > heap_size_limit * HEAP_FULL;
}

/**
 * 503 with Retry-After while the process cannot keep up. Own code, because @fastify/under-pressure refuses requests
 * after a single late measurement.
 */
export const overload = fp(
  async (app: FastifyInstance, options: { isOverloaded?: () => boolean }) => {
    const watch = latenessWatch();
    let isLateOrFull = false;
    const timer = setInterval(() => {
      watch.tick();
      isLateOrFull = watch.isLate() || heapIsFull();
    }, TICK_MS).unref();
    app.addHook('onClose', async () => clearInterval(timer));
    const isOverloaded = options.isOverloaded ?? (() => isLateOrFull);
    app.decorate('isOverloaded', isOverloaded);
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.evenUnderLoad) return;
      if (isOverloaded()) throw new AppError('overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    });
  },
  { name: 'overload' },
);
