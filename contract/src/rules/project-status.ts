export const PROJECT_STATUSES = ['featured', 'active', 'draft', 'archived'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** 'featured' is not saved as a status; it has its own call. */
export const SAVED_STATUSES = ['draft', 'active', 'archived'] as const;
export type SavedStatus = (typeof SAVED_STATUSES)[number];

/** docs/product/projects-and-media.md#status */
export const statusOf = (project: Published & { isFeatured: boolean }): ProjectStatus =>
  project.isFeatured ? 'featured' : savedStatusOf(project);

type Published = { isActive: boolean; isDraft: boolean };

/** What the editor saves: whether it is on the site, not yet, or no longer. */
export function savedStatusOf({ isActive, isDraft }: Published): SavedStatus {
  if (isActive) return 'active';
  return isDraft ? 'draft' : 'archived';
}

/** docs/product/projects-and-media.md#kind-and-links */
export const projectPath = (project: { kind: string; id: number; slug: string }): string =>
  `/${project.kind === 'project' ? 'projects' : 'properties'}/${project.slug || project.id}`;
