import { ProjectsQuery } from '@diyar/contract/projects-query';
import type { PublicReads } from '@diyar/contract/public-reads';
import type { Db } from './db/client.ts';
import { readCompany } from './features/company/service.ts';
import { listPlaces } from './features/places/service.ts';
import { listProjects, readPublicProject } from './features/projects/service.ts';

const NO_QUERY = ProjectsQuery.parse({});

/** What a page may ask for while it is rendered: the public reads, in process, and nothing else. */
export const publicReads = (db: Db): Pick<PublicReads, 'company' | 'projects' | 'project' | 'places'> => ({
  company: () => readCompany(db),
  projects: (query) => listProjects(db, { ...NO_QUERY, ...query }),
  project: (idOrSlug) => readPublicProject(db, idOrSlug),
  places: () => listPlaces(db),
});
