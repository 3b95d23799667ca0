import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { AppError } from '../../../errors.ts';
import type { Answer, Job, ResultOf } from './jobs.ts';

/** Who waits for it decides: a person for their upload, the site for its pictures, nobody for the last bytes saved. */
export const URGENCY = { person: 0, site: 1, later: 2 } as const;
type Urgency = (typeof URGENCY)[keyof typeof URGENCY];

const NICENESS = 19;

export interface Pictures {
  run<J extends Job>(job: J, urgency: Urgency): Promise<ResultOf<J>>;
  close(): Promise<void>;
}

interface Task {
  job: Job;
  urgency: Urgency;
  attempts: number;
  done(answer: Answer): void;
}

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** A picture that takes longer was made to. */
const JOB_MS = 120_000;
/** A signal may come from outside (a stop, too little memory) or from the picture itself, which crashes its decoder. */
const ATTEMPTS = 3;
/** Idle workers leave, with the memory they hold. */
const IDLE_MS = 20_000;

/** At most `size` picture processes, started when there is work. */
export function picturePool(size: number): Pictures {
  const waiting: Task[] = [];
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const all = new Set<ChildProcess>();
  let closed = false;

  function start(): ChildProcess {
    const worker = fork(WORKER, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    // Below the server: whoever asks for a page does not wait for pictures.
    if (worker.pid) setPriority(worker.pid, NICENESS);
    all.add(worker);
    worker.once('exit', () => {
      all.delete(worker);
      clearTimeout(idle.get(worker));
      idle.delete(worker);
      advance();
    });
    return worker;
  }

  function rest(worker: ChildProcess): void {
    // Neither the process nor its channel keeps the server alive.
    worker.unref();
    worker.channel?.unref();
    const leave = () => {
      idle.delete(worker);
      worker.disconnect();
    };
    idle.set(worker, setTimeout(leave, IDLE_MS).unref());
  }

  function give(worker: ChildProcess, task: Task): void {
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
      worker.off('exit', gone);
    };
    const finish = (answer: Answer) => {
      release();
      task.done(answer);
      if (worker.connected) rest(worker);
      advance();
    };
    const gone = (_code: number | null, signal: NodeJS.Signals | null) => {
      task.attempts++;
      if (closed) return finish({ refused: 'unavailable', reason: 'the server is stopping' });
      if (!signal || isTooLong || task.attempts === ATTEMPTS)
        return finish({ refused: 'unreadableFile', reason: 'the picture ended its process' });
      release();
      waiting.unshift(task);
      advance();
    };
    worker.once('message', finish);
    worker.once('exit', gone);
    worker.send(task.job, (error) => {
      if (error) worker.kill('SIGKILL');
    });
  }

  function advance(): void {
    while (waiting.length > 0 && !closed) {
      const worker = idle.keys().next().value ?? (all.size < size ? start() : undefined);
      const task = waiting[0];
      if (!worker || !task) return;
      waiting.shift();
      give(worker, task);
    }
  }

  return {
    run: <J extends Job>(job: J, urgency: Urgency) =>
      new Promise<ResultOf<J>>((resolve, reject) => {
        if (closed) return reject(new AppError('unavailable'));
        const done = (answer: Answer) => {
          if ('result' in answer) resolve(answer.result as ResultOf<J>);
          else reject(new AppError(answer.refused, { cause: new Error(answer.reason) }));
        };
        const behind = waiting.findIndex((task) => task.urgency > urgency);
        waiting.splice(behind === -1 ? waiting.length : behind, 0, { job, urgency, attempts: 0, done });
        advance();
      }),
    async close() {
      closed = true;
      for (const task of waiting.splice(0))
        task.done({ refused: 'unavailable', reason: 'the server is stopping' });
      await Promise.all(
        [...all].map((worker) => {
          const gone = new Promise((resolve) => worker.once('exit', resolve));
          worker.kill('SIGKILL');
          return gone;
        }),
      );
    },
  };
}
