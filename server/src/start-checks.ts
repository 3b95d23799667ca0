import { constants, existsSync } from 'node:fs';
import { access, mkdir, statfs } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { MEGABYTE, MIN_FREE_BYTES } from '@diyar/contract/limits';
import type { Config } from './config.ts';
import { StartError } from './db/start-error.ts';

type Place = Pick<Config, 'host' | 'port' | 'dataDir' | 'databaseUrl'>;

/** Before anything is written: whether the port is free, DATA_DIR can be written to, and a new database has room. */
export async function refuseUnusablePlace(place: Place): Promise<void> {
  await tryPort(place).catch(refuse);
  await mkdir(place.dataDir, { recursive: true })
    .then(() => access(place.dataDir, constants.W_OK | constants.X_OK))
    .catch(refuse);
  if (place.databaseUrl || existsSync(join(place.dataDir, 'db'))) return;
  const { bavail, bsize } = await statfs(place.dataDir);
  if (bavail * bsize < MIN_FREE_BYTES) {
    const [free, needed] = [bavail * bsize, MIN_FREE_BYTES].map((bytes) => Math.floor(bytes / MEGABYTE));
    throw new StartError(
      `DATA_DIR ${place.dataDir} has ${free} MB left, and the embedded database needs ${needed}: make room`,
    );
  }

  function refuse(error: unknown): never {
    const reason = fixableReason(error, place);
    throw reason ? new StartError(reason, { cause: error }) : error;
  }
}

const tryPort = ({ host, port }: Place) =>
  new Promise<void>((resolve, reject) => {
    if (port === 0) return resolve();
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port }, () => server.close(() => resolve()));
  });

type SystemError = { code?: string; syscall?: string; message?: string; cause?: unknown; path?: string };

/** What the operator can do about an error of the system, in one line; null: it is a bug. */
export function fixableReason(
  error: unknown,
  { host, port, dataDir }: Omit<Place, 'databaseUrl'>,
): string | null {
  for (let at = error as SystemError | undefined; at; at = at.cause as SystemError | undefined) {
    const { code, syscall, path = dataDir, message = '' } = at;
    if (code === 'EADDRINUSE') return `port ${port} of ${host} is taken: stop what uses it, or set PORT`;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      return `HOST ${host} is not an address of this machine`;
    if (syscall === 'listen' && code === 'EACCES')
      return `port ${port} needs rights that this user does not have: set PORT to one above 1023, with a proxy in front`;
    if (code === 'ENOSPC' || code === 'EDQUOT' || code === '53100' || /No space left on device/.test(message))
      return `the disk is full (${code === '53100' ? 'of PostgreSQL' : `DATA_DIR ${dataDir}`}): make room and start again`;
    if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
      return `${path} cannot be written to (${code}): give this user the right, or set DATA_DIR`;
    if (code === 'ENOTDIR' || code === 'EEXIST') return `${path} is not a folder: set DATA_DIR`;
  }
  return null;
}
