import { loadConfig, type Mode } from '../server/src/config.ts';
import { wasRemoved } from '../server/src/features/demo/index.ts';
import { DEMO_ACCOUNTS, demoName } from '../server/src/features/users/index.ts';
import { exitWith, startServer } from '../server/src/start.ts';
import { fillDemo } from './fill/index.ts';
import { askBeforeForeign, terminalAsk } from './foreign.ts';

/** Fills an empty database, listens, prints address and accounts. */
export async function startDemo(mode: Extract<Mode, 'demo' | 'dev'>, fill = fillDemo): Promise<void> {
  try {
    const config = loadConfig({ LOG_LEVEL: 'warn', ...process.env }, mode);
    const { url, database } = await startServer(config, {
      beforeMigration: (db) => askBeforeForeign(db, terminalAsk()),
      prepare: (database) =>
        fill(database, config, {
          ...{ signInWith: config.signInWith, makesFirstSizes: mode === 'demo' },
          isLiving: true,
        }),
    });
    if (await wasRemoved(database.db)) {
      console.log(
        `\nDiyar is at ${url}\nThe demo was removed: npm run serve starts your company, see docs/own-company.md\n`,
      );
      return;
    }
    const accounts = DEMO_ACCOUNTS.map(
      ({ username, password }) => `  ${demoName(username, config.signInWith)} / ${password}`,
    ).join('\n');
    console.log(`\nDiyar is at ${url}\nBack office: ${url.replace(/\/$/, '')}/admin\n${accounts}\n`);
  } catch (error) {
    exitWith(error);
  }
}
