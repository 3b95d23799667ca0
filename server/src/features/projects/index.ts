export { deleteProject, restoreProject, setFeatured } from './change.ts';
export { ofStatus } from './filters.ts';
export { refreshFigures } from './kept.ts';
export { listAllProjects, listProjects } from './list.ts';
export { readProject, readPublicProject } from './read.ts';
export { createProject, updateProject } from './save.ts';
export { listSitemapProjects } from './sitemap.ts';
