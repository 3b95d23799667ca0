import { AppError } from '../../errors.ts';

/** Each needs memory and a core: two in a process leave it quick for others. */
const AT_ONCE = 2;
/** More than these would wait longer than anybody does. */
const WAITING_MAX = 20;

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
    if (waiting.length >= WAITING_MAX) throw new AppError('unavailable', { retryAfterSeconds: 30 });
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
