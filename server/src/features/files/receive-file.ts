import type { Readable } from 'node:stream';
import type { Actor } from '../../actor.ts';
import type { Files } from './files.ts';
import { receiveTempUpload, type Wanted } from './receive-upload.ts';
import type { FileRow } from './rows.ts';
import { storeUpload } from './store-upload.ts';

/** A file that was not uploaded by a form, such as the demo's, with the same checks. */
export async function receiveFile(
  files: Files,
  actor: Actor | null,
  incoming: { stream: Readable; name: string },
  wanted: Wanted,
): Promise<FileRow> {
  const upload = await receiveTempUpload(files.storage, incoming.stream, wanted.kinds);
  return storeUpload(files, actor, upload, wanted.class, incoming.name);
}
