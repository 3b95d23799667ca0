export { announceUnits } from './announce-units.ts';
export { deleteProject, restoreProject, setFeatured } from './change.ts';
export { ofStatus } from './filters.ts';
export { listAllProjects, listProjects } from './list.ts';
export { refreshFigures, textColumns } from './listing-columns.ts';
export { readProject, readPublicProject } from './read.ts';
export { requireProject } from './require-project.ts';
export { createProject, liveProject as lockProject, updateProject } from './save.ts';
export { listSitemapProjects } from './sitemap.ts';
