import type { HeroItem, HeroPatch } from '@diyar/contract/hero';
import { readUploadedFile } from '@diyar/contract/readers/files';
import { readHero } from '@diyar/contract/readers/hero';
import { slotPosition } from '@diyar/contract/rules/hero';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Copy, saveMerged } from '~/lib/admin/save-merged.ts';
import { readKey } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';
import { mergeSlots, type SlotFields, slotFieldsOf } from './slot-fields.ts';

/** 401 or 403 counts as no media (docs/product/calls-and-errors.md#hero-media). */
const heroQuery = queryOptions({
  queryKey: readKey('GET /hero-media', {}),
  queryFn: ({ signal }): Promise<HeroItem[]> =>
    api('GET /hero-media', { signal, read: readHero }).catch((error: unknown) => {
      if (error instanceof ApiError && [401, 403].includes(error.status)) return [];
      throw error;
    }),
  meta: { reads: ['company'] },
});

export const useHero = () => useQuery(heroQuery);

const SHOWN = { isDoneWhenShown: true };

const versioned = (version: number) => (version > 0 ? { version } : {});

type HeroUpload = {
  id: number;
  /** Of the picture that is replaced; 0 for an empty slot. */
  version: number;
  file: File;
  captions: Captions;
  signal: AbortSignal;
  onProgress: UploadProgress;
};
/** Typed and not saved yet; they are sent with the new picture. */
export type Captions = Pick<HeroPatch, 'captionEn' | 'captionAr'>;

/** Uploads the file, assigns the slot, then refetches. */
export function useUploadHero() {
  return useWrite({
    mutationFn: async ({ id, version, file, captions, signal, onProgress }: HeroUpload) => {
      const form = new FormData();
      form.append('file', file, file.name);
      const uploaded = await api('POST /uploads', { form, signal, onProgress, read: readUploadedFile });
      if (!uploaded) throw new ApiError({ status: 0, url: '/uploads', method: 'POST' });
      await api('PUT /hero-media/{id}', {
        params: { id },
        body: {
          fileId: uploaded.fileId,
          position: slotPosition(id),
          ...captions,
          ...versioned(version),
        },
      });
    },
    // after a conflict too: the next try replaces what is there by now
    meta: SHOWN,
  });
}

type SlotCopy = Copy<SlotFields>;
export const slotCopyOf = (item: HeroItem): SlotCopy => ({
  values: slotFieldsOf(item),
  version: item.version,
});

/** What somebody else saved meanwhile is merged; a Collision asks. */
export function useSaveHero(id: number) {
  const client = useQueryClient();
  const send = async (fields: SlotFields, version: number): Promise<SlotCopy> => {
    const { focal, ...captions } = fields;
    const patch: HeroPatch = { ...captions, focalX: focal.x, focalY: focal.y, ...versioned(version) };
    await api('PATCH /hero-media/{id}', { params: { id }, body: patch });
    return { values: fields, version: 0 };
  };
  const load = async () => {
    const items = await client.fetchQuery({ ...heroQuery, staleTime: 0 });
    const newest = items.find((item) => item.id === id);
    return newest ? slotCopyOf(newest) : null;
  };
  return useWrite({
    mutationFn: (copies: { base: SlotCopy; mine: SlotFields }) =>
      saveMerged({ ...copies, send, load, merge: mergeSlots }),
    meta: SHOWN,
  });
}

/** Puts a removed picture back, with its words. */
export const useRefillHero = () =>
  useWrite({
    mutationFn: ({ id, fileId, captionEn, captionAr, focalX, focalY }: HeroItem) =>
      api('PUT /hero-media/{id}', { params: { id }, body: { fileId, captionEn, captionAr, focalX, focalY } }),
    meta: SHOWN,
  });

export const useDeleteHero = () =>
  useWrite({
    mutationFn: (id: number) => api('DELETE /hero-media/{id}', { params: { id } }),
    meta: SHOWN,
  });
