import type { Lang } from './language.ts';

/** A name in Arabic letters is a buyer who reads Arabic. */
export const buyersLanguage = (name: string): Lang => (/\p{Script=Arabic}/u.test(name) ? 'ar' : 'en');
