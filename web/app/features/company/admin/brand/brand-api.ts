import type { Brand, BrandInput } from '@diyar/contract/brand';
import { readUploadedFile } from '@diyar/contract/readers/files';
import { useQueryClient } from '@tanstack/react-query';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { readKey, useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { asPng } from './as-png.ts';

export const useBrandForm = () => useRead('GET /admin/company/brand', {});

export function useSaveBrand() {
  const client = useQueryClient();
  return useWrite({
    mutationKey: HOLDS_READS,
    mutationFn: (body: BrandInput): Promise<Brand> => api('PUT /admin/company/brand', { body }),
    onSuccess: (saved) => client.setQueryData(readKey('GET /admin/company/brand', {}), saved),
  });
}

/** Stored at once; it becomes the logo when the form is saved. */
export const useUploadLogo = () =>
  useWrite({
    mutationFn: async (chosen: File) => {
      const file = await asPng(chosen);
      const form = new FormData();
      form.append('file', file, file.name);
      const uploaded = await api('POST /uploads', { form, read: readUploadedFile });
      if (!uploaded) throw new ApiError({ status: 0, url: '/uploads', method: 'POST' });
      return uploaded;
    },
  });
