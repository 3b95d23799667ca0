import { loadConfig } from './config.ts';
import { ensureFirstAdmin, refuseAccounts } from './features/users/index.ts';
import { exitWith, startServer } from './start.ts';

/** `npm run serve`: production. No demo content, no demo accounts. */
try {
  const config = loadConfig(process.env, 'serve');
  for (const warning of config.warnings) console.warn(`diyar: ${warning}`);
  const { firstAdmin, passwords } = config;
  const { url } = await startServer(config, {
    beforeMigration: (db) => refuseAccounts(db, firstAdmin, passwords),
    prepare: ({ db }) => ensureFirstAdmin(db, firstAdmin),
  });
  console.log(`Diyar is at ${url}`);
} catch (error) {
  exitWith(error);
}
