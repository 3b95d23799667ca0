import type { Readable } from 'node:stream';
import type { Actor } from '../auth/index.ts';
import type { Files } from './files.ts';
import { keepDraft } from './keep.ts';
import { receiveDraft, type Wanted } from './receive.ts';
import type { FileRow } from './rows.ts';

/** A file that does not come from a form: the demo's, a restored one. The same checks, the same way. */
export async function receiveFile(
  files: Files,
  actor: Actor | null,
  incoming: { stream: Readable; name: string },
  wanted: Wanted,
): Promise<FileRow> {
  const draft = await receiveDraft(files.storage, incoming.stream, wanted.kinds);
  return keepDraft(files, actor, draft, wanted.class, incoming.name);
}
