import { createInterface } from 'node:readline/promises';
import type { Db } from '../server/src/db/client.ts';
import { StartError } from '../server/src/db/start-error.ts';
import { countAccounts } from '../server/src/features/users/index.ts';

type Ask = (question: string) => Promise<boolean>;

/** In a terminal; null where nobody can answer. */
export function terminalAsk(): Ask | null {
  const { stdin, stdout } = process;
  if (!stdin.isTTY || !stdout.isTTY) return null;
  return async (question) => {
    const terminal = createInterface({ input: stdin, output: stdout });
    try {
      return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim());
    } finally {
      terminal.close();
    }
  };
}

/**
 * Asks before the demo runs on a database with users of which none is the demo's: it is somebody's own, and the demo
 * would migrate it and open it with the rules of a demo.
 */
export async function askBeforeForeign(db: Db, ask: Ask | null): Promise<void> {
  const { total, ofDemo } = await countAccounts(db);
  if (total === 0 || ofDemo > 0) return;
  const found = `this database has ${total} users and none of the demo's accounts: it is no demo`;
  const advice = 'npm run serve starts production; for the demo name another DATABASE_URL or DATA_DIR';
  if (!ask) throw new StartError(`${found}. ${advice}`);
  if (!(await ask(`diyar: ${found}. ${advice}. Start the demo on it all the same?`)))
    throw new StartError('nothing was changed');
}
