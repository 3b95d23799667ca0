/** The state of one upload. A finished one is removed from the list. */
export type Upload =
  | { kind: 'waiting' }
  | { kind: 'uploading'; loaded: number; secondsLeft?: number }
  | { kind: 'failed'; error: unknown; percent: number }
  | { kind: 'cancelled' };

/** Whether all succeeded, some failed, or somebody cancelled one. */
export type Sent = 'all' | 'some' | 'cancelled';

export type Progress = (loaded: number, total: number) => void;

type Task = { state: Upload; stop?: AbortController; startedAt: number };

type Deps = {
  /** Uploads one file and records where it is stored. */
  send: (key: string, signal: AbortSignal, onProgress: Progress) => Promise<void>;
  /** How many at a time; two use a slow connection fully without starving each other. */
  atOnce?: number;
  now?: () => number;
};

const isOver = ({ kind }: Upload) => kind === 'failed' || kind === 'cancelled';

/** Before this, an estimate of the remaining time is unreliable. */
const GUESS_AFTER_MS = 1000;

/** The uploads of one editor. Each can be cancelled and retried without affecting the others. */
export function createUploadQueue({ send, atOnce = 2, now = () => Date.now() }: Deps) {
  let tasks: ReadonlyMap<string, Task> = new Map();
  let uploads: ReadonlyMap<string, Upload> = new Map();
  const listeners = new Set<() => void>();

  function set(next: Map<string, Task>) {
    tasks = next;
    uploads = new Map([...next].map(([key, { state }]) => [key, state]));
    for (const listener of listeners) listener();
  }
  function update(key: string, change: Partial<Task>) {
    const task = tasks.get(key);
    if (task) set(new Map(tasks).set(key, { ...task, ...change }));
  }
  function drop(key: string) {
    const next = new Map(tasks);
    if (next.delete(key)) set(next);
  }

  function progressed(key: string, loaded: number, total: number) {
    const task = tasks.get(key);
    if (task?.state.kind !== 'uploading') return;
    const took = now() - task.startedAt;
    const secondsLeft =
      took < GUESS_AFTER_MS || loaded === 0
        ? undefined
        : Math.ceil(((total - loaded) * took) / loaded / 1000);
    update(key, { state: { kind: 'uploading', loaded, secondsLeft } });
  }

  async function start(key: string) {
    const stop = new AbortController();
    let percent = 0;
    update(key, { state: { kind: 'uploading', loaded: 0 }, stop, startedAt: now() });
    try {
      await send(key, stop.signal, (loaded, total) => {
        percent = total > 0 ? Math.floor((loaded / total) * 100) : 0;
        progressed(key, loaded, total);
      });
      if (tasks.get(key)?.stop === stop) drop(key);
    } catch (error) {
      // cancelled or removed in the meantime: its state is already set
      if (tasks.get(key)?.stop === stop)
        update(key, { state: { kind: 'failed', error, percent }, stop: undefined });
    }
    fill();
  }

  function fill() {
    const running = [...tasks.values()].filter(({ state }) => state.kind === 'uploading').length;
    const waiting = [...tasks].filter(([, { state }]) => state.kind === 'waiting').map(([key]) => key);
    for (const key of waiting.slice(0, Math.max(0, atOnce - running))) void start(key);
  }

  function halt(key: string, end: (key: string) => void) {
    const stop = tasks.get(key)?.stop;
    end(key);
    stop?.abort();
    fill();
  }

  const cancel = (key: string) =>
    halt(key, () => update(key, { state: { kind: 'cancelled' }, stop: undefined }));

  const isBusy = () => [...uploads.values()].some((state) => !isOver(state));

  return {
    /** Queues these; uploads in progress are left alone. */
    add(keys: readonly string[]) {
      const next = new Map(tasks);
      for (const key of keys) {
        const task = next.get(key);
        if (!task || isOver(task.state)) next.set(key, { state: { kind: 'waiting' }, startedAt: 0 });
      }
      set(next);
      fill();
    },
    cancel,
    cancelAll: () => {
      for (const [key, { state }] of [...tasks]) if (!isOver(state)) cancel(key);
    },
    /** Its file was removed from the draft. */
    remove: (key: string) => halt(key, drop),
    clear: () => {
      for (const key of [...tasks.keys()]) halt(key, drop);
    },
    isBusy,
    /** Resolves when nothing is waiting or uploading. */
    settled: () =>
      new Promise<Sent>((resolve) => {
        const check = () => {
          if (isBusy()) return;
          listeners.delete(check);
          const isCancelled = [...uploads.values()].some(({ kind }) => kind === 'cancelled');
          resolve(uploads.size === 0 ? 'all' : isCancelled ? 'cancelled' : 'some');
        };
        listeners.add(check);
        check();
      }),
    get: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
