import type { TrashItem } from '@diyar/contract/trash';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

export const useRestore = () =>
  useWrite({
    mutationFn: ({ kind, id }: TrashItem) =>
      api('POST /admin/trash/{kind}/{id}/restore', { params: { kind, id } }),
    meta: { isDoneWhenShown: true },
  });
