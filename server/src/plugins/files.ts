import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { type Files, openFiles, scheduleFileSweep } from '../features/files/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    files: Files;
  }
}

/** Opens the file storage once for both mounts. Only a process that listens sweeps it. */
export const files = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const opened = await openFiles({ ...config, db: app.database.db, log: app.log });
    app.decorate('files', opened);
    let stop: (() => Promise<void>) | undefined;
    app.addHook('onListen', async () => {
      stop = scheduleFileSweep(opened);
    });
    app.addHook('onClose', async () => {
      await stop?.();
      await opened.close();
    });
  },
  { name: 'files', dependencies: ['database'] },
);
