import { z } from 'zod';
import { Id, Instant, optionalId, requiredText, typedBoolean } from './fields.ts';
import { NAME_MAX } from './limits.ts';
import { ProjectInput } from './project-input.ts';
import type { Project } from './projects.ts';
import type { BuildingPlace } from './public-reads.ts';

/** The project as a visitor would see it, and where its units lie. */
export type PreviewContent = { project: Project; places: BuildingPlace[] };

/** POST /admin/previews: a project as it is in the editor, saved or not. */
export const PreviewInput = z.object({ projectId: optionalId, project: ProjectInput });
export type PreviewInput = z.infer<typeof PreviewInput>;

export const Preview = z.object({
  id: Id,
  projectId: Id.nullable(),
  /** The page, /preview/{token}. */
  path: z.string(),
  endsAt: Instant,
  createdAt: Instant,
  createdBy: z.string().nullable(),
});
export type Preview = z.infer<typeof Preview>;

/** GET /admin/projects/{id}/previews: the links that still work, newest first. */
export const PreviewList = z.object({ items: z.array(Preview) });
export type PreviewList = z.infer<typeof PreviewList>;

/** POST /admin/projects/{id}/duplicate: a draft with the same texts and units, all of them free. */
export const DuplicateInput = z.object({
  nameEn: requiredText(NAME_MAX),
  nameAr: requiredText(NAME_MAX),
  withPictures: typedBoolean.default(true),
});
export type DuplicateInput = z.infer<typeof DuplicateInput>;
