import { expect, test } from 'vitest';
import { projectPayload } from '~/features/project-draft/admin/payload.ts';
import { projectDraftOf } from '~/features/project-draft/admin/project.ts';
import { entry, project, unit } from '~/features/project-draft/admin/sample.testing.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { goneFromServer } from './refused-files.ts';

const draft = projectDraftOf(project({ units: [unit(1, { images: [entry(30, -1)] })] }));
const payload = projectPayload(draft, null);

const refusal = (code: string, ...paths: string[]) =>
  new ApiError({
    status: 422,
    url: '/admin/projects/7',
    method: 'PUT',
    data: { message: 'no', code, errors: paths.map((path) => ({ path, message: 'no' })) },
  });

test('finds the media whose files are gone, wherever they are', () => {
  expect(goneFromServer(refusal('unknownReference', 'gallery.0.fileId'), payload, draft)).toEqual([
    'file-10',
  ]);
  expect(goneFromServer(refusal('unknownReference', 'coverFileId'), payload, draft)).toEqual(['file-1']);
  expect(goneFromServer(refusal('unknownReference', 'units.0.images.0.fileId'), payload, draft)).toEqual([
    'file-30',
  ]);
});

test('other rejections name none', () => {
  expect(goneFromServer(refusal('unknownReference', 'units.0.id'), payload, draft)).toEqual([]);
  expect(goneFromServer(refusal('invalid', 'coverFileId'), payload, draft)).toEqual([]);
  expect(goneFromServer(new Error('x'), payload, draft)).toEqual([]);
});
