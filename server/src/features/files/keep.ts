import type { FileClass } from '@diyar/contract/files';
import { files } from '../../db/schema.ts';
import type { Actor } from '../auth/index.ts';
import type { Files } from './files.ts';
import { sha256Of } from './hash.ts';
import { newKey, widthsOf } from './keys.ts';
import { typeNamed } from './kinds.ts';
import { URGENCY } from './pictures/pool.ts';
import type { Draft } from './receive.ts';
import type { FileRow } from './rows.ts';
import { inspectVideo } from './videos/inspect.ts';

type Facts = Pick<FileRow, 'width' | 'height' | 'placeholder' | 'variants'>;

const NO_PICTURE: Facts = { width: null, height: null, placeholder: null, variants: 'none' };

/** A contract is evidence and stays as it is, bit for bit; every other picture is written anew. */
const isRewritten = (fileClass: FileClass) => fileClass !== 'contract';

/**
 * Looks into a picture and, unless it is a contract, replaces it by a clean copy: upright, without EXIF, without
 * anything hidden behind its last pixel.
 */
async function preparePicture(files: Files, draft: Draft, fileClass: FileClass): Promise<[Draft, Facts]> {
  const cleaned = isRewritten(fileClass) ? await files.storage.draft() : null;
  try {
    const { mimeType } = draft.type;
    const seen = await files.pictures.run(
      { kind: 'inspect', source: draft.path, mimeType, cleaned },
      URGENCY.person,
    );
    const resizable = fileClass === 'public' && !seen.animated && widthsOf(seen.width).length > 0;
    const facts: Facts = {
      width: seen.width,
      height: seen.height,
      placeholder: seen.placeholder,
      variants: resizable ? 'pending' : 'none',
    };
    if (!cleaned || !seen.cleaned) return [draft, facts];
    // Browsers do not show HEIC; its clean copy is a JPEG.
    const type = mimeType === 'image/heic' ? (typeNamed('image/jpeg') ?? draft.type) : draft.type;
    await files.storage.discard(draft.path);
    return [{ ...draft, ...seen.cleaned, path: cleaned, type }, facts];
  } catch (error) {
    if (cleaned) await files.storage.discard(cleaned);
    throw error;
  }
}

async function prepareVideo(draft: Draft): Promise<[Draft, Facts]> {
  const { width, height, changed } = await inspectVideo(draft.path, draft.size, draft.type.mimeType);
  const sha256 = changed ? await sha256Of(draft.path) : draft.sha256;
  return [
    { ...draft, sha256 },
    { ...NO_PICTURE, width, height },
  ];
}

/**
 * Makes a file of a draft: the bytes safe on disk under their final name first, then the row, and only then the
 * answer. On any failure neither is left.
 */
export async function keepDraft(
  store: Files,
  actor: Actor | null,
  draft: Draft,
  fileClass: FileClass,
  originalName: string,
): Promise<FileRow> {
  let current = draft;
  let key: string | undefined;
  try {
    let facts = NO_PICTURE;
    if (draft.type.kind === 'image') [current, facts] = await preparePicture(store, draft, fileClass);
    if (draft.type.kind === 'video') [current, facts] = await prepareVideo(draft);
    key = newKey(fileClass === 'public', current.type.extension);
    await store.storage.keep(current.path, key);
    const [row] = await store.db
      .insert(files)
      .values({
        class: fileClass,
        storageKey: key,
        sha256: current.sha256,
        mimeType: current.type.mimeType,
        size: current.size,
        originalName,
        createdBy: actor?.id ?? null,
        ...facts,
      })
      .returning();
    if (!row) throw new Error('insert returned nothing');
    if (row.variants === 'pending') store.variants.add(row.id);
    return row;
  } catch (error) {
    await store.storage.discard(draft.path);
    await store.storage.discard(current.path);
    if (key) await store.storage.remove([key]);
    throw error;
  }
}
