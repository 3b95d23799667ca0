import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { scheduleBackups } from '../features/backup/index.ts';
import { serveCommands } from '../features/system/index.ts';

/** Scheduled backups (BACKUP_EVERY), and commands of the terminal that this process runs. */
export const backups = fp(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    const place = { db: app.database.db, storage: app.files.storage };
    const stops: (() => Promise<void>)[] = [];
    app.addHook('onListen', async () => {
      const { backupDir, backupEverySeconds } = config;
      if (backupEverySeconds)
        stops.push(scheduleBackups(place, backupDir, backupEverySeconds * 1000, app.log));
      // Only this process can open the embedded database, so it runs the commands.
      if (app.database.kind === 'embedded') stops.push(await serveCommands(place, config, app.log));
    });
    app.addHook('preClose', async () => {
      for (const stop of stops.splice(0)) await stop();
    });
  },
  { name: 'backups', dependencies: ['database', 'files'] },
);
