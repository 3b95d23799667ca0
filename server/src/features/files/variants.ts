import type { VariantFormat } from '@diyar/contract/rules/media';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { files } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { announceUnlogged } from '../changes/index.ts';
import { leaseHolder } from '../leases/index.ts';
import { variantKey, widthsOf } from './keys.ts';
import { type Pictures, PRIORITY } from './pictures/pool.ts';
import type { FileRow } from './rows.ts';
import type { Storage } from './storage/storage.ts';

export interface VariantQueue {
  add(fileId: number): void;
  /** Makes WebP and JPEG of some pictures and waits for them; the rest stays pending. */
  makeQuick(fileIds: readonly number[]): Promise<void>;
  /** Queues all pending pictures. */
  resume(): Promise<void>;
  /** Resolves when the queue is empty. */
  idle(): Promise<void>;
  close(): Promise<void>;
}

export interface Parts {
  db: Db;
  storage: Storage;
  pictures: Pictures;
  log: { error(details: object, message: string): void };
  size: number;
}

/** WebP and JPEG within a second of the upload, AVIF later. */
const QUICK = ['webp', 'jpeg'] as const;
const SLOW = ['avif'] as const;

/** Cached pages are invalidated once for a batch of pictures. */
const INVALIDATE_AFTER_MS = 1000;

/** The cause of a failure may be temporary, so failed pictures become pending again. */
export const retryFailed = (db: Db): Promise<{ id: number }[]> =>
  db
    .update(files)
    .set({ variants: 'pending' })
    .where(eq(files.variants, 'failed'))
    .returning({ id: files.id });

const leaseOf = (fileId: number) => `variants:${fileId}`;

/** Makes and stores some formats of a file in all widths. */
async function make({ storage, pictures }: Parts, file: FileRow, formats: readonly VariantFormat[]) {
  const source = await storage.localCopy(file.storageKey);
  const outputs = await Promise.all(
    widthsOf(file.width).flatMap((width) =>
      formats.map(async (format) => ({ width, format, path: await storage.newTempPath() })),
    ),
  );
  try {
    const priority = formats === SLOW ? PRIORITY.later : PRIORITY.site;
    const { sizes } = await pictures.run({ kind: 'resize', source: source.path, outputs }, priority);
    for (const { width, format, path } of outputs)
      await storage.store(path, variantKey(file.storageKey, width, format));
    return sizes;
  } finally {
    await source.release();
    await Promise.all(outputs.map(({ path }) => storage.removeTemp(path)));
  }
}

export function variantQueue(parts: Parts): VariantQueue {
  const { db, storage, log, size } = parts;
  const quick: number[] = [];
  const slow: { id: number; webpSize: number }[] = [];
  /** Queued or in progress. */
  const known = new Set<number>();
  const running = new Set<Promise<void>>();
  const leases = leaseHolder(db);
  let invalidation: NodeJS.Timeout | undefined;
  let closed = false;

  const change = (id: number, to: Partial<FileRow>) =>
    db.update(files).set(to).where(eq(files.id, id)).returning({ id: files.id });

  function invalidateSoon() {
    invalidation ??= setTimeout(() => {
      invalidation = undefined;
      announceUnlogged(db, 'files.sizes', {}).catch((error) =>
        log.error({ err: error }, 'pages with new picture sizes were not invalidated'),
      );
    }, INVALIDATE_AFTER_MS).unref();
  }

  /** Removes the sizes again if the row was deleted meanwhile. */
  async function record(file: FileRow, to: Partial<FileRow>, made: readonly VariantFormat[]) {
    if ((await change(file.id, to)).length > 0) return invalidateSoon();
    await storage.remove(
      widthsOf(file.width).flatMap((width) =>
        made.map((format) => variantKey(file.storageKey, width, format)),
      ),
    );
  }

  async function step(id: number, webpSize: number | null): Promise<void> {
    // another process may be working on it
    if (!(await leases.take(leaseOf(id)))) return;
    const [file] = await db.select().from(files).where(eq(files.id, id));
    if (file?.variants !== 'pending') return;
    if (webpSize === null) {
      const { webp = 0 } = await make(parts, file, QUICK);
      await record(file, { variantFormats: [...QUICK] }, QUICK);
      slow.push({ id, webpSize: webp });
    } else {
      const { avif = 0 } = await make(parts, file, SLOW);
      const smaller = avif < webpSize;
      const formats = smaller ? [...SLOW, ...QUICK] : [...QUICK];
      await record(file, { variantFormats: formats, variants: 'ready' }, SLOW);
      if (!smaller)
        await storage.remove(widthsOf(file.width).map((width) => variantKey(file.storageKey, width, 'avif')));
    }
  }

  async function attempt(id: number, webpSize: number | null): Promise<void> {
    try {
      await step(id, webpSize);
    } catch (error) {
      if (closed) return;
      log.error({ err: error, fileId: id }, 'picture sizes were not made');
      // other causes, such as a full disk or a lost database, are temporary
      const isPermanent = error instanceof AppError && error.code === 'unreadableFile';
      if (isPermanent) await change(id, { variants: 'failed' }).catch(() => {});
    }
  }

  function advance(): void {
    while (!closed && running.size < size) {
      const next = quick.length > 0 ? { id: quick.shift() as number, webpSize: null } : slow.shift();
      if (!next) return;
      const work = attempt(next.id, next.webpSize).then(async () => {
        if (!slow.some(({ id }) => id === next.id)) {
          await leases.release(leaseOf(next.id)).catch(() => {});
          known.delete(next.id);
        }
        running.delete(work);
        advance();
      });
      running.add(work);
    }
  }

  function add(fileId: number): void {
    if (known.has(fileId)) return;
    known.add(fileId);
    quick.push(fileId);
    advance();
  }

  return {
    add,
    async makeQuick(fileIds) {
      await Promise.all(fileIds.map((id) => attempt(id, null)));
      // left to resume(), of this or of another process
      slow.length = 0;
      await Promise.all(fileIds.map((id) => leases.release(leaseOf(id))));
    },
    async resume() {
      const rows = await db.select({ id: files.id }).from(files).where(eq(files.variants, 'pending'));
      for (const { id } of rows) add(id);
    },
    async idle() {
      while (running.size > 0) await Promise.all(running);
    },
    async close() {
      closed = true;
      await Promise.all(running);
      await leases.close().catch(() => {});
      if (invalidation) {
        clearTimeout(invalidation);
        await announceUnlogged(db, 'files.sizes', {}).catch(() => {});
      }
    },
  };
}
