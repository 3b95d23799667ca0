import type { PublicReads } from '@diyar/contract/public-reads';
import { createContext } from 'react-router';
import type { Site } from './lib/site.ts';

/** What the server passes to the loaders of a page. */
export type Services = {
  site: Site;
  /** Public reads only: no loader can reach other data, even by mistake. */
  reads: PublicReads;
  log: (error: unknown) => void;
  /** Of the router's inline scripts in the back office, in one answer. */
  nonce?: string;
};

/** The key must come from the server bundle: a second copy of this module would be another key. */
export const servicesContext = createContext<Services>();
