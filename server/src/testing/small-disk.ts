import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MEGABYTE } from '@diyar/contract/limits';
import { onTestFinished } from 'vitest';

const asRoot = (command: string, args: string[]) =>
  process.getuid?.() === 0
    ? execFileSync(command, args, { stdio: 'pipe' })
    : execFileSync('sudo', ['-n', command, ...args], { stdio: 'pipe' });

function mount(folder: string, megabytes: number): void {
  try {
    asRoot('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'diyar-test', folder]);
  } catch (error) {
    const reason = (error as { stderr?: Buffer }).stderr?.toString() || String(error);
    throw new Error(`this test needs a disk to fill: run it as root, where tmpfs can be mounted (${reason})`);
  }
}

/** A file system of its own of so many megabytes, for one test; other things on it leave as much room as is said. */
export function smallDisk(megabytes: number) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-disk-'));
  mount(folder, megabytes);
  onTestFinished(() => {
    asRoot('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  const ballast = join(folder, 'ballast');
  const free = () => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  return {
    folder,
    fill(leaveBytes = 0) {
      const file = openSync(ballast, 'a');
      try {
        for (let left = free() - leaveBytes; left > 0; left = free() - leaveBytes)
          writeSync(file, Buffer.alloc(Math.min(left, MEGABYTE), 1));
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
  };
}
