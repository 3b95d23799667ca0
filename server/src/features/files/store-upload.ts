import type { FileClass } from '@diyar/contract/files';
import type { Actor } from '../../actor.ts';
import { files as fileTable } from '../../db/schema.ts';
import type { Files } from './files.ts';
import { sha256Of } from './hash.ts';
import { newKey, widthsOf } from './keys.ts';
import { typeNamed } from './kinds.ts';
import { PRIORITY } from './pictures/pool.ts';
import type { TempUpload } from './receive-upload.ts';
import type { FileRow } from './rows.ts';
import { inspectVideo } from './videos/inspect.ts';

type Facts = Pick<FileRow, 'width' | 'height' | 'placeholder' | 'variants'>;

const NO_PICTURE: Facts = { width: null, height: null, placeholder: null, variants: 'none' };

/** A contract is evidence and stored byte for byte; every other picture is re-encoded. */
const isReencoded = (fileClass: FileClass) => fileClass !== 'contract';

/** Inspects a picture and, unless it is a contract, re-encodes it: upright, without EXIF or trailing data. */
async function preparePicture(
  files: Files,
  upload: TempUpload,
  fileClass: FileClass,
): Promise<[TempUpload, Facts]> {
  const cleaned = isReencoded(fileClass) ? await files.storage.newTempPath() : null;
  try {
    const { mimeType } = upload.type;
    const seen = await files.pictures.run(
      { kind: 'inspect', source: upload.path, mimeType, cleaned },
      PRIORITY.person,
    );
    const resizable = fileClass === 'public' && !seen.animated && widthsOf(seen.width).length > 0;
    const facts: Facts = {
      width: seen.width,
      height: seen.height,
      placeholder: seen.placeholder,
      variants: resizable ? 'pending' : 'none',
    };
    if (!cleaned || !seen.cleaned) return [upload, facts];
    // browsers do not show HEIC, so it is re-encoded as JPEG
    const type = mimeType === 'image/heic' ? (typeNamed('image/jpeg') ?? upload.type) : upload.type;
    await files.storage.removeTemp(upload.path);
    return [{ ...upload, ...seen.cleaned, path: cleaned, type }, facts];
  } catch (error) {
    if (cleaned) await files.storage.removeTemp(cleaned);
    throw error;
  }
}

async function prepareVideo(upload: TempUpload): Promise<[TempUpload, Facts]> {
  const { width, height, changed } = await inspectVideo(upload.path, upload.size, upload.type.mimeType);
  const sha256 = changed ? await sha256Of(upload.path) : upload.sha256;
  return [
    { ...upload, sha256 },
    { ...NO_PICTURE, width, height },
  ];
}

/** Stores the content first and inserts the row then. On any failure neither remains. */
export async function storeUpload(
  files: Files,
  actor: Actor | null,
  upload: TempUpload,
  fileClass: FileClass,
  originalName: string,
): Promise<FileRow> {
  let current = upload;
  let key: string | undefined;
  try {
    let facts = NO_PICTURE;
    if (upload.type.kind === 'image') [current, facts] = await preparePicture(files, upload, fileClass);
    if (upload.type.kind === 'video') [current, facts] = await prepareVideo(upload);
    key = newKey(fileClass === 'public', current.type.extension);
    await files.storage.store(current.path, key);
    const [row] = await files.db
      .insert(fileTable)
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
    if (row.variants === 'pending') files.variants.add(row.id);
    return row;
  } catch (error) {
    await files.storage.removeTemp(upload.path);
    await files.storage.removeTemp(current.path);
    if (key) await files.storage.remove([key]);
    throw error;
  }
}
