import type { City, MergePlacesInput } from '@diyar/contract/cities';
import type { Lang } from '@diyar/contract/rules/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';

export const PLACES = ['places'] as const;

/** Every spelling in use; a server without this call suggests none. */
export const usePlaces = () =>
  useQuery({
    queryKey: PLACES,
    queryFn: ({ signal }) => api('GET /admin/places', { signal }).then(({ items }) => items),
    retry: false,
  });

export function useMergePlaces() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: MergePlacesInput) => api('POST /admin/places/merge', { body: input }),
    onSettled: () => {
      for (const queryKey of [PLACES, ['projects']]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Both languages of a spelling, the user's first. */
export const spelling = ({ cityEn, cityAr }: City, lang: Lang) =>
  (lang === 'ar' ? [cityAr, cityEn] : [cityEn, cityAr]).filter(Boolean).join(' · ');
