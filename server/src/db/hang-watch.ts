import pg from 'pg';
import { connection } from './postgres-connection.ts';

/** A connection that is in use for longer makes the database suspect; most statements take milliseconds. */
const SUSPECT_MS = 250;
/** A database that does not even greet within this time hangs; with the time before it, calls are answered within two seconds. */
const ANSWER_MS = 1_400;
const LOOK_EVERY_MS = 50;
/** Between two visits during a long statement. */
const PAUSE_MS = 500;
/** A timer that is later than this was held up by this process itself, and says nothing about the database. */
const LATE_MS = 300;

export type HangWatch = {
  /** A connection was taken from the pool; returns what to call when it is given back. */
  began(): () => void;
  /** Rejects once the database hangs, and at once while it does. */
  throwIfHanging(): void;
  onHang(listener: () => void): void;
  close(): void;
};

/** As the driver's own messages for a broken connection, so that it is answered by 503. */
export const hangs = () => new Error('connection terminated: the database does not answer');

type Result = 'answers' | 'hangs' | 'unclear';

/** A short visit: connecting and a greeting. A refusal is an answer, too: then each statement fails by itself. */
async function visit(url: string, answerMs: number): Promise<Result> {
  const client = new pg.Client({
    ...connection(url),
    connectionTimeoutMillis: answerMs,
    query_timeout: answerMs,
  });
  client.on('error', () => {});
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Result>((resolve) => {
    timer = setTimeout(() => {
      const held = performance.now() - began - answerMs > LATE_MS;
      // what has arrived meanwhile is read before this
      setImmediate(() => resolve(held ? 'unclear' : 'hangs'));
    }, answerMs);
  });
  const answered = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      (): Result => 'answers',
      (error: Error): Result | Promise<Result> => (/timeout/i.test(error.message) ? late : 'answers'),
    );
  const result = await Promise.race([answered, late]);
  clearTimeout(timer);
  client.end().catch(() => {});
  return result;
}

/**
 * Finds a database that hangs, that is: keeps its connections and answers nothing. A statement may take seconds, so
 * while one does, another connection asks whether anybody is there.
 */
export function watchForHang(
  url: string,
  log: { warn(message: string): void },
  answerMs = ANSWER_MS,
): HangWatch {
  const uses = new Set<{ since: number }>();
  const listeners: (() => void)[] = [];
  let isHanging = false;
  let visiting = false;
  let visitedAt = Number.NEGATIVE_INFINITY;
  let answeredAt = performance.now();
  const look = async () => {
    if (visiting || performance.now() - visitedAt < PAUSE_MS) return;
    const oldest = Math.min(...[...uses].map(({ since }) => since));
    if (!isHanging && performance.now() - oldest < SUSPECT_MS) return;
    visiting = true;
    const began = performance.now();
    const result = await visit(url, answerMs).catch((): Result => 'unclear');
    visiting = false;
    visitedAt = performance.now();
    // any answer to anybody means that it is only slow
    const hasAnswered = answeredAt > began;
    if (result === 'hangs' && !hasAnswered && !isHanging) {
      isHanging = true;
      log.warn('the database hangs: it has not answered for more than a second');
      for (const listener of listeners) listener();
    } else if (result === 'answers' && isHanging) {
      isHanging = false;
      log.warn('the database answers again');
    }
  };
  const timer = setInterval(() => {
    if (isHanging || uses.size > 0) void look();
  }, LOOK_EVERY_MS).unref();
  return {
    began() {
      const use = { since: performance.now() };
      uses.add(use);
      return () => {
        answeredAt = performance.now();
        uses.delete(use);
      };
    },
    throwIfHanging() {
      if (isHanging) throw hangs();
    },
    onHang: (listener) => void listeners.push(listener),
    close: () => clearInterval(timer),
  };
}
