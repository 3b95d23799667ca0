export const PROJECT_STATUSES = ['featured', 'active', 'archived'] as const;
export type ProjectStatus = (typeof PROJECT_STATUSES)[number];

/** SPEC §4: what may be saved; 'featured' is only ever set by its own call. */
export const SAVED_STATUSES = ['active', 'archived'] as const;
export type SavedStatus = (typeof SAVED_STATUSES)[number];

/** SPEC §4: Featured if isFeatured, else Active if isActive, else Archived. */
export function statusOf(project: { isFeatured: boolean; isActive: boolean }): ProjectStatus {
  if (project.isFeatured) return 'featured';
  return project.isActive ? 'active' : 'archived';
}

/** SPEC §2.1: card links use projects for kind 'project', otherwise properties. */
export const projectPath = (project: { kind: string; id: number; slug: string }): string =>
  `/${project.kind === 'project' ? 'projects' : 'properties'}/${project.slug || project.id}`;
