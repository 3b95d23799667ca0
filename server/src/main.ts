import { loadConfig } from './config.ts';
import { ensureBuilding } from './features/tracker/index.ts';
import { ensureFirstAdmin, refuseDemoPasswords } from './features/users/index.ts';
import { exitWith, startServer } from './start.ts';

/** `npm run serve`: production. No demo content, no demo accounts. */
try {
  const config = loadConfig(process.env, 'serve');
  for (const warning of config.warnings) console.warn(`diyar: ${warning}`);
  const { url } = await startServer(config, async ({ db }) => {
    await refuseDemoPasswords(db);
    await ensureFirstAdmin(db, config.firstAdmin, config.passwords);
    await ensureBuilding(db);
  });
  console.log(`Diyar is at ${url}`);
} catch (error) {
  exitWith(error);
}
