/**
 * Runs jobs, at most `limit` at a time and one of each owner: who sends several heavy files waits for their own, and
 * the others do not.
 */
export function fairQueue(limit: number) {
  const running = new Set<number>();
  const waiting: { owner: number; start: () => void }[] = [];

  function startNext(): void {
    if (running.size >= limit) return;
    const at = waiting.findIndex(({ owner }) => !running.has(owner));
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    if (!next) return;
    running.add(next.owner);
    next.start();
    startNext();
  }

  return async <Result>(owner: number, job: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.push({ owner, start });
      startNext();
    });
    try {
      return await job();
    } finally {
      running.delete(owner);
      startNext();
    }
  };
}
