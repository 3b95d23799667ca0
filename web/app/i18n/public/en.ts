import { byName } from '../texts.ts';
import type { PublicTexts } from './index.ts';

// the query creates a copy of each module for this language, from which tree shaking removes the other one
export const texts = byName<PublicTexts>(
  import.meta.glob(['./*.ts', '!./index.ts', '!./en.ts', '!./ar.ts', '../../features/*/public/**/texts.ts'], {
    eager: true,
    import: 'en',
    query: '?en',
  }),
);
