import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { type FileRow, type Files, receiveFile, type Wanted } from '../../server/src/features/files/index.ts';
import { type MediaFile, mediaPath } from '../media.ts';

export type Upload = (file: MediaFile, wanted?: Wanted) => Promise<FileRow>;

const PUBLIC: Wanted = { class: 'public', kinds: ['image', 'video'] };

/** Stores the demo's pictures like uploads, each once however often it is used. */
export function mediaUploader(files: Files): Upload {
  const taken = new Map<string, Promise<FileRow>>();
  return (file, wanted = PUBLIC) => {
    const key = `${wanted.class}:${file}`;
    const known = taken.get(key);
    if (known) return known;
    const row = receiveFile(
      files,
      null,
      { stream: createReadStream(mediaPath(file)), name: basename(file) },
      wanted,
    );
    taken.set(key, row);
    return row;
  };
}

export const receivePdf = (files: Files, bytes: Uint8Array, name: string): Promise<FileRow> =>
  receiveFile(
    files,
    null,
    { stream: Readable.from([Buffer.from(bytes)]), name },
    { class: 'contract', kinds: ['pdf'] },
  );
