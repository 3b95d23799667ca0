import type { PublicReads } from '@diyar/contract/public-reads';
import { createContext } from 'react-router';
import type { Site } from './lib/site.ts';

/** What the server hands to the loaders of a page. */
export type Services = {
  site: Site;
  /** Only what the public may read: no loader can reach further, even by mistake. */
  reads: PublicReads;
  log: (error: unknown) => void;
};

/** The key must come from the server bundle: a second copy of this module would be a different key. */
export const servicesContext = createContext<Services>();
