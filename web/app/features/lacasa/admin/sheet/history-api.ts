import { type Apartment, HistoryList } from '@diyar/contract/lacasa';
import { PAGE_SIZE } from '@diyar/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { LACASA } from '../lacasa-api.ts';

/** Newest first; for SUPERADMIN only, since it names former holders. */
export const useHistory = ({ id }: Apartment, page: number, size = PAGE_SIZE) =>
  useQuery({
    queryKey: [...LACASA, 'history', id, page, size],
    queryFn: ({ signal }) =>
      api.get(`/lacasa/apartments/${id}/history`, {
        query: { page, size },
        signal,
        read: (data) => HistoryList.parse(data),
      }),
    placeholderData: keepPreviousData,
  });
