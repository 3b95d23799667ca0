import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(file, 'utf8').trim();

/** Field 22 of /proc/<pid>/stat; the name in field 2 may contain spaces and brackets, so count from its end. */
function linuxStart(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return `${read('/proc/sys/kernel/random/boot_id')}/${ticks}`;
}

/** The start time of a process, which distinguishes it from a later one with the same id; undefined if none runs. */
export function startOfProcess(pid: number): string | undefined {
  try {
    if (process.platform === 'linux') return linuxStart(pid);
    process.kill(pid, 0);
    if (process.platform === 'win32') return 'running';
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch (error) {
    // EPERM: it runs under another user
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'running' : undefined;
  }
}
