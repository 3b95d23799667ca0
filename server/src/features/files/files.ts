import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { signingKey } from '../secrets/index.ts';
import { type Pictures, picturePool } from './pictures/pool.ts';
import { localStorage } from './storage/local.ts';
import { s3Storage } from './storage/s3.ts';
import type { Storage } from './storage/storage.ts';
import { type VariantQueue, variantQueue } from './variants.ts';

interface FilesLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

/** Opened once per process. */
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

export type FilesPlace = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'storage'>>;

/** The folder under DATA_DIR, or the bucket in STORAGE_URL; temporary files are on this machine either way. */
export function openStorage({ dataDir, storage }: FilesPlace): Storage {
  const folder = join(dataDir, 'files');
  return storage ? s3Storage(storage, join(folder, 'drafts')) : localStorage(folder);
}

/** No process is started and no folder created until there is work. */
export async function openFiles({
  db,
  log,
  ...place
}: FilesPlace & { db: Db; log: FilesLog }): Promise<Files> {
  const storage = openStorage(place);
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
