import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/**
 * The answer of a program in a thread of its own, with limits: a file from outside is parsed, and may be made to break
 * the parser. Null where it broke.
 */
export async function answerOfWorker<Answer>(
  program: URL,
  workerData: unknown,
  limits: { ms: number; megabytes: number },
): Promise<Answer | null> {
  const worker = new Worker(program, {
    workerData,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(limits.ms) });
    return answer as Answer;
  } catch {
    return null;
  } finally {
    await worker.terminate();
  }
}
