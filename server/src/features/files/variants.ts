import type { VariantFormat } from '@diyar/contract/rules/media';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { files } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { bumpContent } from '../content/index.ts';
import { leaseHolder } from '../leases/index.ts';
import { variantKey, widthsOf } from './keys.ts';
import { type Pictures, URGENCY } from './pictures/pool.ts';
import type { FileRow } from './rows.ts';
import type { Storage } from './storage/storage.ts';

export interface VariantQueue {
  add(fileId: number): void;
  /** Takes up what an earlier process left undone. */
  resume(): Promise<void>;
  /** When nothing is left to make. */
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

/** WebP and JPEG within a second of the upload, AVIF when there is time. */
const QUICK = ['webp', 'jpeg'] as const;
const SLOW = ['avif'] as const;

/** Pages that show a picture are told once for a batch, not for every picture. */
const TELL_AFTER_MS = 1000;

/** A failure may have had a cause that has passed. Whoever looks for pending pictures next tries again. */
export const retryFailed = (db: Db): Promise<{ id: number }[]> =>
  db
    .update(files)
    .set({ variants: 'pending' })
    .where(eq(files.variants, 'failed'))
    .returning({ id: files.id });

const leaseOf = (fileId: number) => `variants:${fileId}`;

/** Makes one or two formats of a file in all widths; the bytes are safe when it answers. */
async function make({ storage, pictures }: Parts, file: FileRow, formats: readonly VariantFormat[]) {
  const source = await storage.local(file.storageKey);
  const outputs = await Promise.all(
    widthsOf(file.width).flatMap((width) =>
      formats.map(async (format) => ({ width, format, path: await storage.draft() })),
    ),
  );
  try {
    const urgency = formats === SLOW ? URGENCY.later : URGENCY.site;
    const { sizes } = await pictures.run({ kind: 'resize', source: source.path, outputs }, urgency);
    for (const { width, format, path } of outputs)
      await storage.keep(path, variantKey(file.storageKey, width, format));
    return sizes;
  } finally {
    await source.release();
    await Promise.all(outputs.map(({ path }) => storage.discard(path)));
  }
}

export function variantQueue(parts: Parts): VariantQueue {
  const { db, storage, log, size } = parts;
  const quick: number[] = [];
  const slow: { id: number; webpSize: number }[] = [];
  /** Waiting or being made. */
  const known = new Set<number>();
  const running = new Set<Promise<void>>();
  const mine = leaseHolder(db);
  let telling: NodeJS.Timeout | undefined;
  let closed = false;

  const change = (id: number, to: Partial<FileRow>) =>
    db.update(files).set(to).where(eq(files.id, id)).returning({ id: files.id });

  function tell() {
    telling ??= setTimeout(() => {
      telling = undefined;
      bumpContent(db).catch((error) => log.error({ err: error }, 'pages were not told of new pictures'));
    }, TELL_AFTER_MS).unref();
  }

  /** The row may have gone while its pictures were made. */
  async function record(file: FileRow, to: Partial<FileRow>, made: readonly VariantFormat[]) {
    if ((await change(file.id, to)).length > 0) return tell();
    await storage.remove(
      widthsOf(file.width).flatMap((width) =>
        made.map((format) => variantKey(file.storageKey, width, format)),
      ),
    );
  }

  async function step(id: number, webpSize: number | null): Promise<void> {
    // Another process may be at it.
    if (!(await mine.take(leaseOf(id)))) return;
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
      // Only the picture itself is a reason to give up; a full disk or a lost database passes.
      const hopeless = error instanceof AppError && error.code === 'unreadableFile';
      if (hopeless) await change(id, { variants: 'failed' }).catch(() => {});
    }
  }

  function advance(): void {
    while (!closed && running.size < size) {
      const next = quick.length > 0 ? { id: quick.shift() as number, webpSize: null } : slow.shift();
      if (!next) return;
      const work = attempt(next.id, next.webpSize).then(async () => {
        if (!slow.some(({ id }) => id === next.id)) {
          await mine.end(leaseOf(next.id)).catch(() => {});
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
      await mine.close().catch(() => {});
      if (telling) {
        clearTimeout(telling);
        await bumpContent(db).catch(() => {});
      }
    },
  };
}
