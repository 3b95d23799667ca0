import { mkdirSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { freemem } from 'node:os';

const MEMORY = '/dev/shm';
const NAME = /^diyar-(\d+)$/;
/** Of tests, with room for what they leave to the system. */
const NEEDED_BYTES = 4 * 1024 ** 3;

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_BYTES && freemem() > NEEDED_BYTES;
  } catch {
    return false;
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Those of runs that were killed. */
function removeLeftOver(): void {
  for (const name of readdirSync(MEMORY)) {
    const pid = Number(NAME.exec(name)?.[1]);
    const isOurs = pid > 0 && statSync(`${MEMORY}/${name}`).uid === process.getuid?.();
    if (isOurs && !isRunning(pid)) rmSync(`${MEMORY}/${name}`, { recursive: true, force: true });
  }
}

/**
 * Temporary files of this process and its children are in memory, where the machine has enough: a database copied for a
 * test takes a tenth of the time there. A folder in TMPDIR goes first.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || process.platform !== 'linux' || !hasRoom()) return;
  removeLeftOver();
  const folder = `${MEMORY}/diyar-${process.pid}`;
  // others may pass through, as PostgreSQL has to, which runs as another user
  mkdirSync(folder, { mode: 0o711 });
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
