import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { placeIn, type Site, startSite } from './testing/site.ts';

/** 75 in `npm run test:faults`: by then every one of them has been cut off. */
const SECONDS = Number(process.env.SLOW_SECONDS ?? 1);
const SOCKETS = 500;

const scratch = mkdtempSync(join(tmpdir(), 'diyar-slow-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

/** Sent at once; the rest follows at a byte a second and never ends. */
const BEGINNINGS = [
  'G',
  'GET /diyar HTTP/1.1\r\nhost: x\r\nx-slow: ',
  'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n{"username":"',
  'POST /api/public/messages HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n',
  'POST /api/uploads HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n--x\r\n',
  'POST /diyar HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 9000\r\n\r\n',
];

async function slowSockets(site: Site) {
  const { port } = new URL(site.origin);
  const sockets: Socket[] = [];
  for (let n = 0; n < SOCKETS; n++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    socket.write(BEGINNINGS[n % BEGINNINGS.length] as string);
    sockets.push(socket);
    if (n % 50 === 49) await sleep(10);
  }
  const chunked = (n: number) => BEGINNINGS[n % BEGINNINGS.length]?.includes('chunked');
  const dripping = setInterval(() => {
    for (const [n, socket] of sockets.entries())
      if (!socket.destroyed) socket.write(chunked(n) ? '1\r\nx\r\n' : 'x');
  }, 1000);
  onTestFinished(() => {
    clearInterval(dripping);
    for (const socket of sockets) socket.destroy();
  });
  return () => sockets.filter((socket) => !socket.destroyed).length;
}

/** Response time for visitors and staff in milliseconds: the fourth slowest of forty. */
async function waiting(site: Site): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 20; n++)
    for (const call of [
      () => fetch(`${site.origin}/diyar?lang=en`),
      () => site.post('/admin/selled', { apartmentName: `A-${n}` }),
    ]) {
      const began = performance.now();
      const answer = await call();
      await answer.arrayBuffer();
      expect(answer.status).toBeLessThan(300);
      times.push(performance.now() - began);
    }
  return times.sort((a, b) => a - b).at(-4) as number;
}

test(`${SOCKETS} sockets at a byte a second for ${SECONDS} s keep nobody out${SECONDS > 60 ? ', and are all cut off' : ''}`, {
  timeout: 300_000,
}, async () => {
  const site = await startSite(await placeIn(scratch));
  await waiting(site);
  const calm = await waiting(site);
  const open = await slowSockets(site);
  const began = Date.now();
  const waited: number[] = [];
  do {
    await sleep(500);
    waited.push(await waiting(site));
  } while (Date.now() - began < SECONDS * 1000);
  if (SECONDS < 60) return;
  const usual = waited.sort((a, b) => a - b)[Math.floor(waited.length / 2)] ?? 0;
  console.info(`calls took ${calm.toFixed(0)} ms before, ${usual.toFixed(0)} ms among the slow sockets`);
  expect(open()).toBe(0);
  // nor do they delay a stop
  await slowSockets(site);
  expect(await site.stop()).toBe(0);
});
