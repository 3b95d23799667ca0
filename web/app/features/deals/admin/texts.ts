/** A file for each language, because the two together are long. */
export { ar } from './texts-ar.ts';
export { en } from './texts-en.ts';
