import { z } from 'zod';
import { optionalText } from './fields.ts';
import { LINE_MAX } from './limits.ts';

const count = z.int().nonnegative();

/** GET /places: a city in use and how many projects it has. */
export const Place = z.object({ cityEn: z.string(), cityAr: z.string(), projects: count });
export type Place = z.infer<typeof Place>;

export const PlaceList = z.object({ items: z.array(Place) });
export type PlaceList = z.infer<typeof PlaceList>;

/** A city as it is spelled in an address, in both languages; one of them may be empty. */
export const City = z.object({ cityEn: optionalText(LINE_MAX), cityAr: optionalText(LINE_MAX) });
export type City = z.infer<typeof City>;

/**
 * GET /admin/places: every spelling in use, archived projects included, those with most projects first; then the
 * company's own cities that no project has.
 */
export const SpelledPlaceList = z.object({ items: z.array(Place) });
export type SpelledPlaceList = z.infer<typeof SpelledPlaceList>;

const isNamed = ({ cityEn, cityAr }: City) => cityEn !== '' || cityAr !== '';

/** POST /admin/places/merge: projects in `from` are in `to` afterwards. */
export const MergePlacesInput = z.object({
  from: City.refine(isNamed, { path: ['cityEn'], error: 'required' }),
  to: City.refine(isNamed, { path: ['cityEn'], error: 'required' }),
});
export type MergePlacesInput = z.infer<typeof MergePlacesInput>;

/** How many projects were changed. */
export const PlacesMerged = z.object({ projects: z.int().nonnegative() });
export type PlacesMerged = z.infer<typeof PlacesMerged>;
