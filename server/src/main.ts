import { loadConfig } from './config.ts';
import { ensureBuilding } from './features/buildings/index.ts';
import { ensureFirstAdmin, refuseAccounts } from './features/users/index.ts';
import { exitWith, startServer } from './start.ts';

/** `npm run serve`: production. No demo content, no demo accounts. */
try {
  const config = loadConfig(process.env, 'serve');
  for (const warning of config.warnings) console.warn(`diyar: ${warning}`);
  const { firstAdmin, passwords } = config;
  const { url } = await startServer(config, {
    beforeMigration: (db) => refuseAccounts(db, firstAdmin, passwords),
    async prepare({ db }) {
      await ensureFirstAdmin(db, firstAdmin);
      await ensureBuilding(db);
    },
  });
  console.log(`Diyar is at ${url}`);
} catch (error) {
  exitWith(error);
}
