import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Db } from '../../db/client.ts';
import { signingKey } from '../secrets/service.ts';
import { type Pictures, picturePool } from './pictures/pool.ts';
import { localStorage } from './storage/local.ts';
import type { Storage } from './storage/storage.ts';
import { type VariantQueue, variantQueue } from './variants.ts';

interface FilesLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Everything the file calls need, opened once per process. */
export interface Files {
  db: Db;
  storage: Storage;
  pictures: Pictures;
  variants: VariantQueue;
  /** Signs the links to private files. */
  linkKey: string;
  log: FilesLog;
  close(): Promise<void>;
}

interface Options {
  db: Db;
  dataDir: string;
  log: FilesLog;
}

/** Opens the storage; nothing runs and no folder is made until there is something to do. */
export async function openFiles({ db, dataDir, log }: Options): Promise<Files> {
  const storage = localStorage(join(dataDir, 'files'));
  const cores = availableParallelism();
  const pictures = picturePool(cores);
  const variants = variantQueue({ db, storage, pictures, log, size: cores });
  return {
    db,
    storage,
    pictures,
    variants,
    linkKey: await signingKey(db, 'link'),
    log,
    async close() {
      const stopped = variants.close();
      await pictures.close();
      await stopped;
    },
  };
}
