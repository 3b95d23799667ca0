/** Cost of the first request for a page after a write: queries, rendering, compression. */
import { readdirSync, readFileSync } from 'node:fs';
import { pageAt, type Server } from './speed-servers.ts';

/** CPU milliseconds of all threads of a process, in nanosecond resolution; /proc/pid/stat has 10 ms. */
export function cpuMs(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return nanoseconds / 1e6;
}

/** Mean CPU milliseconds of the first request after each write. */
export async function costOfFirst(
  { port, pid }: Server,
  { path, times, write }: { path: string; times: number; write: (n: number) => Promise<unknown> },
): Promise<number> {
  let sum = 0;
  for (let n = 0; n < times; n++) {
    await write(n);
    const before = cpuMs(pid);
    await pageAt(port, path, { 'accept-encoding': 'gzip, deflate, br' });
    sum += cpuMs(pid) - before;
  }
  return sum / times;
}
