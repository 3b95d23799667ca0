import { createTexts, type Texts } from '../texts.ts';
import type { en as auth } from './auth.ts';
import type { en as booking } from './booking.ts';
import type { en as contact } from './contact.ts';
import type { en as detail } from './detail.ts';
import type { en as home } from './home.ts';
import type { en as list } from './list.ts';
import type { en as media } from './media.ts';
import type { en as notFound } from './not-found.ts';
import type { en as shell } from './shell.ts';
import type { en as units } from './units.ts';

/** One entry per file of this folder, by its name. */
export type PublicTexts = {
  auth: Texts<typeof auth>;
  booking: Texts<typeof booking>;
  contact: Texts<typeof contact>;
  detail: Texts<typeof detail>;
  home: Texts<typeof home>;
  list: Texts<typeof list>;
  media: Texts<typeof media>;
  notFound: Texts<typeof notFound>;
  shell: Texts<typeof shell>;
  units: Texts<typeof units>;
};

/** The words of the public pages; a route's `handle.prepare` loads the reader's language before it is drawn. */
export const publicTexts = createTexts<PublicTexts>({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
});

export const usePublicTexts = publicTexts.useTexts;
