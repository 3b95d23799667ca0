import type { ProjectPayload } from '@diyar/contract/project-input';
import type { DraftMedia } from '~/features/project-draft/admin/media.ts';
import type { ProjectDraft } from '~/features/project-draft/admin/project.ts';
import { ApiError, fieldErrors } from '~/lib/api/api-error.ts';

const valueAt = (payload: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
      payload,
    );

const everyMedia = ({ media, units }: ProjectDraft): DraftMedia[] => [
  ...media,
  ...units.flatMap((unit) => unit.media),
];

/**
 * A file without references is removed after a day, and a draft may be older
 * (docs/product/projects-and-media.md#removing-files). Finds the media whose files the server no longer has,
 * so that they are uploaded again.
 */
export function goneFromServer(error: unknown, payload: ProjectPayload, draft: ProjectDraft): string[] {
  if (!(error instanceof ApiError) || error.code !== 'unknownReference') return [];
  const gone = new Set(
    Object.keys(fieldErrors(error))
      .filter((path) => /fileId$/i.test(path))
      .map((path) => valueAt(payload, path)),
  );
  return everyMedia(draft)
    .filter(({ stored }) => stored && (gone.has(stored.fileId) || gone.has(stored.posterFileId)))
    .map(({ key }) => key);
}
