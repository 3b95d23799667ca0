import type { en as auth } from '~/features/auth/public/texts.ts';
import type { en as messagesBooking } from '~/features/messages/public/booking/texts.ts';
import type { en as messagesContact } from '~/features/messages/public/contact/texts.ts';
import type { en as projectPagesDetail } from '~/features/project-pages/public/detail/texts.ts';
import type { en as projectPagesList } from '~/features/project-pages/public/list/texts.ts';
import type { en as quotes } from '~/features/quotes/public/texts.ts';
import type { en as unitPages } from '~/features/unit-pages/public/texts.ts';
import { createTexts, type Texts } from '../texts.ts';
import type { en as home } from './home.ts';
import type { en as media } from './media.ts';
import type { en as notFound } from './not-found.ts';
import type { en as shell } from './shell.ts';

/** One entry per dictionary: the shared ones of this folder, and each `texts.ts` of a feature's public part. */
export type PublicTexts = {
  auth: Texts<typeof auth>;
  home: Texts<typeof home>;
  media: Texts<typeof media>;
  messagesBooking: Texts<typeof messagesBooking>;
  messagesContact: Texts<typeof messagesContact>;
  notFound: Texts<typeof notFound>;
  projectPagesDetail: Texts<typeof projectPagesDetail>;
  projectPagesList: Texts<typeof projectPagesList>;
  quotes: Texts<typeof quotes>;
  shell: Texts<typeof shell>;
  unitPages: Texts<typeof unitPages>;
};

/**
 * The texts of the public pages. A route's `handle.prepare` loads the visitor's language before it renders.
 */
export const publicTexts = createTexts<PublicTexts>({
  ar: () => import('./ar.ts'),
  en: () => import('./en.ts'),
});

export const usePublicTexts = publicTexts.useTexts;
