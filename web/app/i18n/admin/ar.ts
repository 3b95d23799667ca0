import { byName } from '../texts.ts';
import type { AdminTexts } from './index.ts';

// the query creates a copy of each module for this language, from which tree shaking removes the other one
export const texts = byName<AdminTexts>(
  import.meta.glob(['./*.ts', '!./index.ts', '!./en.ts', '!./ar.ts', '../../features/*/admin/**/texts.ts'], {
    eager: true,
    import: 'ar',
    query: '?ar',
  }),
);
