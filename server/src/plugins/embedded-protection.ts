import { statfs } from 'node:fs/promises';
import { MIN_FREE_BYTES } from '@diyar/contract/limits';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { dumpEmbedded } from '../features/backup/index.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allowed on a full disk: it writes little, and nobody could sign in otherwise. */
    evenWhenFull?: true;
  }
}

const DUMP_EVERY_MS = 15 * 60_000;
const LOOK_EVERY_MS = 2_000;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

const freeBytes = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface Options {
  config: Config;
  /** Replaced in tests. */
  free?: (folder: string) => Promise<number>;
}

/**
 * A full disk can leave the embedded database unreadable, so writes are refused before it is full. The database is
 * also dumped regularly, in case its folder cannot be opened.
 */
export const embeddedProtection = fp(
  async (app: FastifyInstance, { config, free = freeBytes }: Options) => {
    if (app.database.kind !== 'embedded') return;
    let looked = 0;
    let isFull: Promise<boolean> = Promise.resolve(false);
    const diskIsFull = () => {
      if (Date.now() - looked >= LOOK_EVERY_MS) {
        looked = Date.now();
        isFull = free(config.dataDir).then(
          (bytes) => bytes < MIN_FREE_BYTES,
          () => false,
        );
      }
      return isFull;
    };
    app.addHook('onRequest', async (request) => {
      if (READS.has(request.method) || request.routeOptions.config.evenWhenFull) return;
      if (await diskIsFull()) throw new AppError('insufficientStorage');
    });
    let running = Promise.resolve();
    const dump = () => {
      running = (async () => {
        try {
          if (!(await diskIsFull())) await dumpEmbedded(app.database.db, config.dataDir);
        } catch (error) {
          app.log.error({ err: error }, 'the embedded database was not dumped');
        }
      })();
    };
    let timer: NodeJS.Timeout | undefined;
    app.addHook('onListen', async () => {
      timer = setInterval(dump, DUMP_EVERY_MS).unref();
    });
    app.addHook('onClose', async () => {
      clearInterval(timer);
      await running;
    });
  },
  { name: 'embedded-protection', dependencies: ['database'] },
);
