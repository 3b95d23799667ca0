import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from '../../db/client.ts';
import { AppError } from '../../errors.ts';
import { leaseHolder } from '../leases/index.ts';

/** Each needs memory and a core: two in a process leave it quick for others. */
const AT_ONCE = 2;
/** More than these would wait longer than anybody does. */
const WAITING_MAX = 20;

const RETRY_AFTER = { retryAfterSeconds: 30 };

/** Exports that run in this process, one at a time for each user. The others wait. */
export function exportTurns() {
  const running = new Set<number>();
  const waiting: { userId: number; begin: () => void }[] = [];

  function advance(): void {
    for (let at = 0; at < waiting.length && running.size < AT_ONCE; ) {
      const next = waiting[at];
      if (!next || running.has(next.userId)) {
        at++;
        continue;
      }
      waiting.splice(at, 1);
      running.add(next.userId);
      next.begin();
    }
  }

  /** Resolves when it is this user's turn, with a function that ends it. */
  return async function take(userId: number): Promise<() => void> {
    if (waiting.length >= WAITING_MAX) throw new AppError('unavailable', RETRY_AFTER);
    await new Promise<void>((begin) => {
      waiting.push({ userId, begin });
      advance();
    });
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running.delete(userId);
      advance();
    };
  };
}

const WAIT_MS = 60_000;
const LOOK_EVERY_MS = 500;

/**
 * Resolves when no other process makes an export for this user, with a function that ends the turn. A process that dies
 * ends its turns within half a minute.
 */
export async function turnInAllProcesses(db: Db, userId: number, waitMs = WAIT_MS) {
  const leases = leaseHolder(db);
  const giveUpAt = performance.now() + waitMs;
  try {
    while (!(await leases.take(`export:${userId}`))) {
      if (performance.now() > giveUpAt) throw new AppError('unavailable', RETRY_AFTER);
      await sleep(LOOK_EVERY_MS);
    }
  } catch (error) {
    await leases.close();
    throw error;
  }
  return leases.close;
}
