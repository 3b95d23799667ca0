import type { ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { AppError } from '../../../errors.ts';
import { forkWorker, workerAt } from '../../../paths.ts';
import type { Job, JobReply, ResultOf } from './jobs.ts';

/** Uploads that a person waits for, then sizes that pages need, then AVIF, which only saves bytes. */
export const PRIORITY = { person: 0, site: 1, later: 2 } as const;
type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

/** A quarter of a core that is busy: more and a person who uploads would wait for long. */
const NICENESS = 5;

export interface Pictures {
  run<J extends Job>(job: J, priority: Priority): Promise<ResultOf<J>>;
  close(): Promise<void>;
}

interface Task {
  job: Job;
  priority: Priority;
  attempts: number;
  done(reply: JobReply): void;
}

const WORKER = workerAt('features/files/pictures/worker.ts', 'picture-worker');
/** No ordinary picture takes longer. */
const JOB_MS = 120_000;
/** A worker may be killed from outside (a stop, too little memory), or by a picture that crashes the decoder. */
const ATTEMPTS = 3;
/** Idle workers exit to free their memory. */
const IDLE_MS = 20_000;

/** At most `size` picture processes, started when there is work. */
export function picturePool(size: number): Pictures {
  const waiting: Task[] = [];
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  let closed = false;

  /** Undefined if the machine has no room for another process; the task is then refused and may be tried later. */
  function startFor(task: Task): ChildProcess | undefined {
    const refuse = (error: unknown) =>
      task.done({ refused: 'unavailable', reason: `no process for pictures: ${String(error)}` });
    let worker: ChildProcess;
    try {
      worker = forkWorker(WORKER);
    } catch (error) {
      refuse(error);
      return;
    }
    const { pid } = worker;
    // also emitted for a message or signal that came too late; the exit follows then
    worker.on('error', (error) => {
      if (!pid) refuse(error);
    });
    if (!pid) return;
    // requests take precedence over pictures
    setPriority(pid, NICENESS);
    all.add(worker);
    worker.once('exit', () => {
      all.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      advance();
    });
    return worker;
  }

  function markIdle(worker: ChildProcess): void {
    // neither the process nor its channel may delay the server's exit
    worker.unref();
    worker.channel?.unref();
    const exit = () => {
      idle.delete(worker);
      worker.disconnect();
    };
    idle.set(worker, setTimeout(exit, IDLE_MS).unref());
  }

  function assign(worker: ChildProcess, task: Task): void {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    worker.ref();
    worker.channel?.ref();
    let isTooLong = false;
    const timeout = setTimeout(() => {
      isTooLong = true;
      worker.kill('SIGKILL');
    }, JOB_MS).unref();
    const release = () => {
      clearTimeout(timeout);
      worker.off('message', finish);
      worker.off('exit', onExit);
    };
    const finish = (reply: JobReply) => {
      release();
      task.done(reply);
      if (worker.connected) markIdle(worker);
      advance();
    };
    const onExit = (_code: number | null, signal: NodeJS.Signals | null) => {
      task.attempts++;
      if (closed) return finish({ refused: 'unavailable', reason: 'the server is stopping' });
      if (!signal || isTooLong || task.attempts === ATTEMPTS)
        return finish({ refused: 'unreadableFile', reason: 'the picture ended its process' });
      release();
      waiting.unshift(task);
      advance();
    };
    worker.once('message', finish);
    worker.once('exit', onExit);
    worker.send(task.job, (error) => {
      if (error) worker.kill('SIGKILL');
    });
  }

  function advance(): void {
    while (waiting.length > 0 && !closed) {
      const free = idle.keys().next().value;
      if (!free && all.size >= size) return;
      const task = waiting.shift() as Task;
      const worker = free ?? startFor(task);
      if (worker) assign(worker, task);
    }
  }

  return {
    run: <J extends Job>(job: J, priority: Priority) =>
      new Promise<ResultOf<J>>((resolve, reject) => {
        if (closed) return reject(new AppError('unavailable'));
        const done = (reply: JobReply) => {
          if ('result' in reply) resolve(reply.result as ResultOf<J>);
          else reject(new AppError(reply.refused, { cause: new Error(reply.reason) }));
        };
        const behind = waiting.findIndex((task) => task.priority > priority);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, { job, priority, attempts: 0, done });
        advance();
      }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0))
        task.done({ refused: 'unavailable', reason: 'the server is stopping' });
      await Promise.all(
        [...all].map((worker) => {
          const exited = new Promise((resolve) => worker.once('exit', resolve));
          // an idle one would not keep this process until it has ended
          worker.ref();
          worker.kill('SIGKILL');
          return exited;
        }),
      );
    },
  };
}
