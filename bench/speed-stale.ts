/** Reads from two processes while one of them writes, and counts answers older than an acknowledged write. */
import { setTimeout as sleep } from 'node:timers/promises';

type Reads = { stale: number; answers: number; writes: number };

const READERS = 12;
const ELSEWHERE_MS = 1000;
const PATHS = ['/api/company', '/diyar', '/diyar?lang=en', '/diyar/properties', '/api/company?x=1'];

const fetchText = async (port: number, path: string, init?: RequestInit) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  return text;
};

/** Each write increments the company's phone number, which every page shows. */
const PHONE = /\b0599(\d{6})\b/;

export async function countStale(
  here: number,
  there: number,
  token: string,
  answers: number,
): Promise<Reads> {
  const acknowledged: { n: number; at: number }[] = [{ n: 0, at: 0 }];
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const write = (n: number) =>
    fetchText(here, '/api/company', {
      method: 'PUT',
      headers,
      body: JSON.stringify({ phone: `0599${String(n).padStart(6, '0')}` }),
    });
  await write(0);
  await sleep(ELSEWHERE_MS);
  const reads: Reads = { stale: 0, answers: 0, writes: 0 };
  /** The oldest number a request may see now: immediately in this process, after a second in the other. */
  const least = (grace: number) => {
    const before = performance.now() - grace;
    return acknowledged.findLast(({ at }) => at <= before)?.n ?? 0;
  };
  const read = async (port: number, grace: number) => {
    while (reads.answers < answers) {
      const expected = least(grace);
      const path = PATHS[Math.floor(Math.random() * PATHS.length)] as string;
      const shown = Number(PHONE.exec(await fetchText(port, path))?.[1]);
      reads.answers++;
      if (!(shown >= expected)) reads.stale++;
    }
  };
  const readers = Array.from({ length: READERS }, (_, i) =>
    i % 2 ? read(there, ELSEWHERE_MS) : read(here, 0),
  );
  while (reads.answers < answers) {
    await write(++reads.writes);
    acknowledged.push({ n: reads.writes, at: performance.now() });
    await sleep(Math.random() * 60);
  }
  await Promise.all(readers);
  return reads;
}
