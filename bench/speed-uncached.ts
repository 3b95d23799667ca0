/** What a page costs that nobody has asked for since the last write: reading, rendering, compressing. */
import { readdirSync, readFileSync } from 'node:fs';
import { pageAt, type Server } from './speed-servers.ts';

/** Milliseconds of processor time of all the threads of a process, to the nanosecond; /proc/pid/stat counts in tens. */
function cpuMs(pid: number): number {
  let nanoseconds = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]);
  return nanoseconds / 1e6;
}

/** Milliseconds of processor time for the first visitor after each of so many writes, on average. */
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
