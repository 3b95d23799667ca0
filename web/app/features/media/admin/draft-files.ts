import type { UploadedFile } from '@diyar/contract/files';
import { readUploadedFile } from '@diyar/contract/readers/files';
import { useSyncExternalStore } from 'react';
import type { StoredFile } from '~/features/project-draft/admin/draft-file-storage.ts';
import type { StoredMedia } from '~/features/project-draft/admin/media.ts';
import { upload } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { createLocalFiles, type LocalFiles } from './local-files.ts';
import { createUploadQueue, type Progress, type Sent, type Upload } from './upload-queue.ts';

/** The bytes are gone from this browser: the file has to be chosen again. */
export class FileGone extends Error {
  override name = 'FileGone';
}

type Settings = {
  draft: string;
  stored: ReadonlyMap<string, StoredFile>;
  /** A file was uploaded; from now on the draft refers to it on the server. */
  onStored: (key: string, stored: StoredMedia) => void;
};

/** POST /files, which other servers know, one file at a time, with progress. */
export async function sendFile(file: Blob, name: string, signal: AbortSignal, onProgress?: Progress) {
  const form = new FormData();
  form.append('file', file, name);
  return upload('/files', form, {
    signal,
    onProgress: ({ loaded, total }) => onProgress?.(loaded, total),
    read: (data): UploadedFile => {
      const uploaded = readUploadedFile(data);
      if (!uploaded) throw new ApiError({ status: 0, data, url: '/files', method: 'POST' });
      return uploaded;
    },
  });
}

/**
 * A video is accepted without its still picture, but an ended session or a broken connection is still an
 * error.
 */
const isHarmless = (error: unknown) => error instanceof ApiError && error.status >= 402;

function createSender(local: LocalFiles, onStored: Settings['onStored']) {
  const posters = new Map<string, UploadedFile | null>();

  async function posterOf(key: string, still: Blob | null, signal: AbortSignal) {
    const known = posters.get(key);
    if (known !== undefined || still === null) return known ?? null;
    const sent = await sendFile(still, 'poster.jpg', signal).catch((error: unknown) => {
      if (isHarmless(error)) return null;
      throw error;
    });
    posters.set(key, sent);
    return sent;
  }

  return async (key: string, signal: AbortSignal, onProgress: Progress) => {
    const found = local.get(key);
    if (!found) throw new FileGone();
    const poster = await posterOf(key, await found.poster, signal);
    const {
      publicUrl: _,
      size: __,
      ...file
    } = await sendFile(found.file, found.file.name, signal, onProgress);
    onStored(key, { ...file, posterFileId: poster?.fileId ?? null, poster: poster?.url ?? null });
  };
}

/** The files of one draft: the local ones, and the uploads. */
export function createDraftFiles({ draft, stored, onStored }: Settings) {
  const local = createLocalFiles(draft, stored);
  const queue = createUploadQueue({ send: createSender(local, onStored) });
  return {
    local,
    queue,
    /** Uploads these. */
    send: (keys: readonly string[]): Promise<Sent> => {
      queue.add(keys);
      return queue.settled();
    },
    clear: () => {
      queue.clear();
      local.clear();
    },
  };
}

export type DraftFiles = ReturnType<typeof createDraftFiles>;

export const useUploads = ({ queue }: DraftFiles): ReadonlyMap<string, Upload> =>
  useSyncExternalStore(queue.subscribe, queue.get);

/** Rerenders when a preview is ready. */
export const useLocalFiles = ({ local }: DraftFiles): LocalFiles => {
  useSyncExternalStore(local.subscribe, local.revision);
  return local;
};
