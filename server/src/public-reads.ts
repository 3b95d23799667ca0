import type { PublicReads } from '@diyar/contract/public-reads';
import type { Db } from './db/client.ts';
import { readCompany } from './features/company/service.ts';

/** What a page may ask for while it is rendered: the public reads, in process, and nothing else. */
export const publicReads = (db: Db): Pick<PublicReads, 'company'> => ({
  company: () => readCompany(db),
});
