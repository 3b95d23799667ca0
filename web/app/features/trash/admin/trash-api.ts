import type { TrashItem } from '@diyar/contract/trash';
import { useMutation } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const useRestore = () =>
  useMutation({
    mutationFn: ({ kind, id }: TrashItem) =>
      api('POST /admin/trash/{kind}/{id}/restore', { params: { kind, id } }),
    meta: { isDoneWhenShown: true },
  });
