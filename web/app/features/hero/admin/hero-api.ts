import type { HeroItem, HeroPatch } from '@diyar/contract/hero';
import { readUploadedFile } from '@diyar/contract/readers/files';
import { readHero } from '@diyar/contract/readers/hero';
import { slotPosition } from '@diyar/contract/rules/hero';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import type { UploadProgress } from '~/lib/api/upload.ts';

const KEY = ['hero'] as const;

/** 401 or 403 counts as no media (docs/product/calls-and-errors.md#hero-media). */
export const useHero = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }): Promise<HeroItem[]> =>
      api.get('/hero-media', { signal, read: readHero }).catch((error: unknown) => {
        if (error instanceof ApiError && [401, 403].includes(error.status)) return [];
        throw error;
      }),
  });

type HeroUpload = { id: number; file: File; signal: AbortSignal; onProgress: UploadProgress };

/** Uploads the file, assigns the slot, then refetches. */
export function useUploadHero() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, file, signal, onProgress }: HeroUpload) => {
      const form = new FormData();
      form.append('file', file, file.name);
      const uploaded = await api.upload('/uploads', form, { signal, onProgress, read: readUploadedFile });
      if (!uploaded) throw new ApiError({ status: 0, url: '/uploads', method: 'POST' });
      await api.put(`/hero-media/${id}`, { fileId: uploaded.fileId, position: slotPosition(id) });
      await client.invalidateQueries({ queryKey: KEY });
    },
  });
}

const useReload = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: KEY });
};

export const useSaveHero = (id: number) =>
  useMutation({
    mutationFn: (patch: HeroPatch) => api.patch(`/hero-media/${id}`, patch),
    onSuccess: useReload(),
  });

export const useDeleteHero = () =>
  useMutation({
    mutationFn: (id: number) => api.delete(`/hero-media/${id}`),
    onSettled: useReload(),
  });
