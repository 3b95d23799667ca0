import type { Lang } from '../rules/language.ts';
import * as ar from './ar.ts';
import * as en from './en.ts';

const WORDS = { ar: { ...ar }, en: { ...en } };
type Word = keyof typeof WORDS.ar & keyof typeof WORDS.en;

/** A word in both languages, as the columns of an export want it. A page loads the words of its language only. */
export const both = (word: Word): Record<Lang, string> => ({ en: WORDS.en[word], ar: WORDS.ar[word] });

/** 'الاسم · Name', for mails whose reader's language is not known. */
export const inBoth = (word: Word): string => `${WORDS.ar[word]} · ${WORDS.en[word]}`;
