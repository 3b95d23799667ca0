import type { Database } from '../../db/client.ts';
import { runPeriodically } from '../leases/index.ts';
import { CHANNEL } from './channel.ts';
import { type Deliver, deliverDue, type OutboxLog, sweepOutbox } from './deliver.ts';

/** Interval for retries. */
const POLL_MS = 30_000;
const SWEEP_EVERY_MS = 60 * 60_000;
/** A stop does not wait longer for a mail in progress; it is retried. */
const EXIT_AFTER_MS = 3_000;

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms).unref());

/** Sends entries as soon as they are inserted; several processes share the work. */
export async function runOutbox({ db, listen }: Database, deliver: Deliver, log: OutboxLog) {
  let stopped = false;
  let again = false;
  let running: Promise<void> | undefined;

  async function run(): Promise<void> {
    do {
      again = false;
      await deliverDue(db, deliver, log, () => stopped);
    } while (again && !stopped);
  }

  function wake(): void {
    again = true;
    // after a database error the next poll tries again
    running ??= run()
      .catch((error) => log.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => {
        running = undefined;
      });
  }

  const deaf = await listen(CHANNEL, wake);
  const timer = setInterval(wake, POLL_MS).unref();
  const sweep = { name: 'outbox' as const, everyMs: SWEEP_EVERY_MS, run: async () => sweepOutbox(db) };
  const stopSweep = runPeriodically(db, sweep, log);
  wake();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await Promise.all([deaf(), stopSweep()]);
    await Promise.race([running, sleep(EXIT_AFTER_MS)]);
  };
}
