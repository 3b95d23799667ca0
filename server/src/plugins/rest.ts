import { performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

const LOOK_EVERY_MS = 10_000;
/** Share of the time in which the loop had something to do. */
const QUIET = 0.05;
/** More than a day of few visitors makes it grow: tidying takes a tenth of a second, and what was fast is slow again. */
const GROWN_BYTES = 48 * 1024 * 1024;

interface Parts {
  collect: (options: { type: 'major'; execution: 'async'; flavor: 'last-resort' }) => Promise<void>;
  residentBytes: () => number;
  /** The share of the time since it was last asked. */
  busyShare: () => number;
}

/**
 * Tidies up when nobody needs the process for a while, first of all after its start. V8 collects when memory runs
 * short, which it does not after a rush: the process would stay as large as it was in the worst minute, on a small
 * machine that it shares with its database. Only the 'last resort' gives pages back to the system.
 */
export function restWatch({ collect, residentBytes, busyShare }: Parts) {
  let tidied = 0;
  return async () => {
    const isQuiet = busyShare() < QUIET;
    if (!isQuiet || residentBytes() - tidied < GROWN_BYTES) return;
    await collect({ type: 'major', execution: 'async', flavor: 'last-resort' });
    tidied = residentBytes();
  };
}

function sinceLastAsked(): () => number {
  let last = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, last);
    last = now;
    return utilization;
  };
}

export const rest = fp(async (app: FastifyInstance) => {
  // `node --expose-gc`; without it nothing is tidied
  const collect = globalThis.gc;
  if (!collect) return;
  const residentBytes = () => process.memoryUsage.rss();
  const look = restWatch({ collect, residentBytes, busyShare: sinceLastAsked() });
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  app.addHook('onClose', async () => clearInterval(timer));
});
