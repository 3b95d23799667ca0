import { type DraftMedia, NO_TEXTS } from './media.ts';

export { entry, project, publicFile, unit } from '~/testing/sample-project.ts';

/** A chosen file that is not on the server. */
export const chosen = (key: string, isLayout = false): DraftMedia => ({
  key,
  name: `${key}.jpg`,
  size: 1000,
  mimeType: 'image/jpeg',
  isLayout,
  entryId: null,
  ...NO_TEXTS,
  stored: null,
});
