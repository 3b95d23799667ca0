export { deleteProject, restoreProject, setFeatured } from './change.ts';
export { duplicateProject } from './duplicate.ts';
export { ofStatus } from './filters.ts';
export { followUnits } from './follow-units.ts';
export { listAllProjects, listProjects } from './list.ts';
export { refreshFigures, textColumns } from './listing-columns.ts';
export { readProject, readPublicProject } from './read.ts';
export { requireProject } from './require-project.ts';
export { restoreProjectState } from './restore-state.ts';
export {
  claimsOf,
  createProject,
  liveProject as lockProject,
  saveIn,
  updateProject,
} from './save.ts';
export { listSitemapProjects, listSitemapUnits } from './sitemap.ts';
