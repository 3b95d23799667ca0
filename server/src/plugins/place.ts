import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { CHANNEL } from '../features/changes/index.ts';
import { loadPlace } from '../features/place/index.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Before a page is rendered: where the company is, as of the content that it shows. */
    ensurePlace(): Promise<void>;
  }
}

/** Keeps what the rules of this process go by as the company's row has it, whichever process saved it. */
export const place = fp(
  async (app: FastifyInstance) => {
    const { database } = app;
    await loadPlace(database.db);
    const reload = () =>
      loadPlace(database.db).catch((error: unknown) =>
        app.log.warn({ err: error }, 'the place was not read'),
      );
    const stop = await database.listen(CHANNEL, (payload) => {
      if (payload === null || payload.includes('"company"')) void reload();
    });
    app.addHook('onClose', () => stop().catch(() => {}));
    let known = -1;
    app.decorate('ensurePlace', async () => {
      const { generation } = app.contentVersion;
      if (generation === known) return;
      await reload();
      known = generation;
    });
  },
  { name: 'place', dependencies: ['database'] },
);
