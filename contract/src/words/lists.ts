import type { Lang } from '../rules/language.ts';
import * as ar from './ar/lists.ts';
import * as en from './en/lists.ts';

/** The closed lists in both languages, for exports and tests; a page loads those of its language. */
export const lists: Record<Lang, typeof en> = { ar, en };
