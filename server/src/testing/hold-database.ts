/** Opens the embedded database of DATA_DIR, says so, and keeps it until SIGTERM; ends as the server would. */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../db/client.ts';
import { StartError } from '../db/start-error.ts';

try {
  const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '' });
  let stopped = false;
  process.once('SIGTERM', () => {
    stopped = true;
  });
  // the test may send SIGTERM as soon as it reads this
  console.log('open');
  while (!stopped) await sleep(20);
  await database.close();
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}
