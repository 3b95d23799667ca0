import { byName } from '../texts.ts';
import type { PublicTexts } from './index.ts';

// the query makes a copy of each file for this language alone, from which the other one is shaken out
export const texts = byName<PublicTexts>(
  import.meta.glob(['./*.ts', '!./index.ts', '!./en.ts', '!./ar.ts', '../../features/*/public/**/texts.ts'], {
    eager: true,
    import: 'en',
    query: '?en',
  }),
);
