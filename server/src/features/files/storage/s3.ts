import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { S3Settings } from '../../../config.ts';
import { typeOfExtension } from '../kinds.ts';
import { element, openBucket } from './s3-bucket.ts';
import { upload } from './s3-upload.ts';
import { type ByteRange, partsOfKey, type Storage, type StoredObject } from './storage.ts';
import { tempFilesIn } from './temp-files.ts';

const AREAS = ['public', 'private'] as const;

/** For a CDN that serves `public/` from the bucket. */
function headersOf(key: string): Record<string, string> {
  const { area, name } = partsOfKey(key);
  const type = typeOfExtension(name.split('.').at(-1) ?? '');
  return {
    'content-type': type?.mimeType ?? 'application/octet-stream',
    'cache-control': area === 'public' ? 'public, max-age=31536000, immutable' : 'private, no-store',
  };
}

/** Files in a private bucket of an S3-compatible storage. */
export function s3Storage(settings: S3Settings, tempFolder: string): Storage {
  const bucket = openBucket(settings);
  const tempFiles = tempFilesIn(tempFolder);

  function stream(key: string, range?: ByteRange): Readable {
    const out = new PassThrough();
    const stop = new AbortController();
    out.once('close', () => stop.abort());
    bucket
      .get(key, range, stop.signal)
      .then((answer) => pipeline(Readable.fromWeb(answer.body as ReadableStream), out))
      .catch((error) => out.destroy(error));
    return out;
  }

  /** Every entry of a listing, page by page. */
  async function* entries(query: Record<string, string>, under: string, name: string, next: string[][]) {
    for (let page = query; ; ) {
      const xml = await bucket.list(page, under);
      for (const [, entry = ''] of xml.matchAll(new RegExp(`<${name}>(.*?)</${name}>`, 'gs'))) yield entry;
      if (element(xml, 'IsTruncated') !== 'true') return;
      page = {
        ...query,
        ...Object.fromEntries(next.map(([to, from]) => [to, element(xml, from ?? '') ?? ''])),
      };
    }
  }

  const keyOf = (entry: string) => (element(entry, 'Key') ?? '').slice(settings.prefix.length);

  async function* list() {
    const next = [['continuation-token', 'NextContinuationToken']];
    for (const area of AREAS)
      for await (const entry of entries({ 'list-type': '2' }, `${area}/`, 'Contents', next))
        yield { key: keyOf(entry), storedAt: new Date(element(entry, 'LastModified') ?? 0) };
  }

  /** Parts of unfinished uploads are in no other listing, and are billed. */
  async function abortUploads(olderThan: Date): Promise<number> {
    const next = [
      ['key-marker', 'NextKeyMarker'],
      ['upload-id-marker', 'NextUploadIdMarker'],
    ];
    let aborted = 0;
    for (const area of AREAS)
      for await (const entry of entries({ uploads: '' }, `${area}/`, 'Upload', next)) {
        if (new Date(element(entry, 'Initiated') ?? 0) >= olderThan) continue;
        await bucket.abortParts(keyOf(entry), element(entry, 'UploadId') ?? '');
        aborted++;
      }
    return aborted;
  }

  return {
    ...tempFiles,
    async removeOldTempFiles(olderThan) {
      return (await tempFiles.removeOldTempFiles(olderThan)) + (await abortUploads(olderThan));
    },
    async store(tempPath, key) {
      await upload(bucket, tempPath, key, headersOf(key));
      await rm(tempPath, { force: true });
    },
    async open(key): Promise<StoredObject | null> {
      partsOfKey(key);
      const size = await bucket.size(key);
      return size === null ? null : { size, stream: (range) => stream(key, range), close: async () => {} };
    },
    async localCopy(key) {
      partsOfKey(key);
      const path = await tempFiles.newTempPath();
      const release = () => tempFiles.removeTemp(path);
      try {
        await pipeline(stream(key), createWriteStream(path));
        return { path, release };
      } catch (error) {
        await release();
        throw error;
      }
    },
    async remove(keys) {
      for (const key of keys) {
        partsOfKey(key);
        await bucket.remove(key);
      }
    },
    list,
    async check() {
      await bucket.list({ 'list-type': '2', 'max-keys': '1' }, 'public/');
    },
    async belongsTo(mark) {
      const own = Buffer.from(mark);
      if ((await bucket.size('owner')) === null && (await bucket.putNew('owner', own))) return true;
      const answer = await bucket.get('owner', undefined, AbortSignal.timeout(10_000));
      return (await answer.text()) === mark;
    },
  };
}
