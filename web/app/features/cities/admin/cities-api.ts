import type { City, MergePlacesInput, PlacesMerged, SpelledPlaceList } from '@diyar/contract/cities';
import type { Lang } from '@diyar/contract/rules/language';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ownAnswer } from '~/lib/api/own-answer.ts';

export const PLACES = ['places'] as const;

/** Every spelling in use; a server without this call suggests none. */
export const usePlaces = () =>
  useQuery({
    queryKey: PLACES,
    queryFn: ({ signal }) =>
      api.get('/admin/places', { signal, read: (data) => ownAnswer<SpelledPlaceList>(data).items }),
    retry: false,
  });

export function useMergePlaces() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: MergePlacesInput) =>
      api.post('/admin/places/merge', input, { read: ownAnswer<PlacesMerged> }),
    onSettled: () => {
      for (const queryKey of [PLACES, ['projects']]) void client.invalidateQueries({ queryKey });
    },
  });
}

/** Both languages of a spelling, the user's first. */
export const spelling = ({ cityEn, cityAr }: City, lang: Lang) =>
  (lang === 'ar' ? [cityAr, cityEn] : [cityEn, cityAr]).filter(Boolean).join(' · ');
