import type { City, MergePlacesInput } from '@diyar/contract/cities';
import type { Lang } from '@diyar/contract/rules/language';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';

/** Every spelling in use; a server without this call suggests none. */
export const usePlaces = () =>
  useRead('GET /admin/places', {}, { select: ({ items }) => items, retry: false });

export const useMergePlaces = () =>
  useWrite({
    mutationFn: (input: MergePlacesInput) => api('POST /admin/places/merge', { body: input }),
  });

/** Both languages of a spelling, the user's first. */
export const spelling = ({ cityEn, cityAr }: City, lang: Lang) =>
  (lang === 'ar' ? [cityAr, cityEn] : [cityEn, cityAr]).filter(Boolean).join(' · ');
