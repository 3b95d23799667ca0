export const PROJECT_STATUSES = ['featured', 'active', 'archived'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** 'featured' is not saved as a status; it has its own call. */
export const SAVED_STATUSES = ['active', 'archived'] as const;
export type SavedStatus = (typeof SAVED_STATUSES)[number];

/** docs/product/projects-and-media.md#status */
export function statusOf(project: { isFeatured: boolean; isActive: boolean }): ProjectStatus {
  if (project.isFeatured) return 'featured';
  return project.isActive ? 'active' : 'archived';
}

/** docs/product/projects-and-media.md#kind-and-links */
export const projectPath = (project: { kind: string; id: number; slug: string }): string =>
  `/${project.kind === 'project' ? 'projects' : 'properties'}/${project.slug || project.id}`;
