import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8').trim();

/** Field 22 of /proc/<pid>/stat; the name in field 2 may hold spaces and brackets, so count from its end. */
function linuxStart(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${read('/proc/sys/kernel/random/boot_id')}/${ticks}`;
}

/** When a process started, in words that fit this run of this process only; undefined when it is not there. */
export function startOfProcess(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return linuxStart(pid);
    process.kill(pid, 0);
    if (process.platform === 'win32') return 'running';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch (error) {
    // EPERM: it is there, and someone else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : undefined;
  }
}
