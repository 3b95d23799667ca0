/**
 * Load generator: sends the next request as soon as the answer has arrived, on keep-alive connections, in its own
 * process. It does as little as possible, so that the server is what is measured.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

export type Load = { port: number; paths: string[]; headers: Record<string, string>; seconds: number };
export type Counted = { answers: number; seconds: number; failed: number };

const CONNECTIONS = 32;
const HEAD_END = Buffer.from('\r\n\r\n');

function openConnection(
  { port, paths, headers }: Load,
  counted: { answers: number; failed: number },
  counter: { n: number },
) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: bench\r\n${lines.join('')}\r\n`),
  );
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  const send = () => socket.write(requests[counter.n++ % requests.length] as Buffer);
  /** Remaining bytes of the body; null between two answers. */
  let left: number | null = null;
  let early: Buffer | null = null;
  socket.on('connect', send);
  socket.on('error', () => counted.failed++);
  socket.on('data', (data) => {
    let size = data.length;
    if (left === null) {
      const head = early ? Buffer.concat([early, data]) : data;
      const end = head.indexOf(HEAD_END);
      if (end < 0) {
        early = head;
        return;
      }
      early = null;
      const text = head.toString('latin1', 0, end);
      if (!text.startsWith('HTTP/1.1 200')) counted.failed++;
      left = Number(/content-length: (\d+)/i.exec(text)?.[1]);
      size = head.length - end - 4;
    }
    left -= size;
    if (left > 0) return;
    left = null;
    counted.answers++;
    send();
  });
  return socket;
}

async function run(load: Load): Promise<Counted> {
  const counted = { answers: 0, failed: 0 };
  const counter = { n: 0 };
  const start = performance.now();
  const sockets = Array.from({ length: CONNECTIONS }, () => openConnection(load, counted, counter));
  await new Promise((resolve) => setTimeout(resolve, load.seconds * 1000));
  const seconds = (performance.now() - start) / 1000;
  const total = { ...counted, seconds };
  for (const socket of sockets) socket.destroy();
  return total;
}

/** One load generator for all servers, so that it is equally warm for each. */
export function loadMaker() {
  const child = fork(fileURLToPath(import.meta.url), ['generator'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return {
    async run(load: Load): Promise<Counted> {
      child.send(load);
      const [counted] = await once(child, 'message');
      return counted as Counted;
    },
    close: () => child.disconnect(),
  };
}

/** CPU seconds of a process: all its threads, user and system. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

if (process.argv[2] === 'generator') {
  process.on('message', (load: Load) => run(load).then((counted) => process.send?.(counted)));
}
