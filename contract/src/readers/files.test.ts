import { describe, expect, test } from 'vitest';
import { MediaEntry, PublicFile, UploadedFile } from '../files.ts';
import * as files from './files.ts';
import { expectShape, snakeCased } from './shapes.testing.ts';

const picture = {
  fileId: 5,
  url: '/uploads/abc',
  mimeType: 'image/webp',
  width: 800,
  height: 600,
  placeholder: 'hash',
  variants: { widths: [320, 640], formats: ['avif' as const, 'webp' as const] },
};

describe('a picture', () => {
  test('in our own shape and in snake_case', () => {
    expect(files.readPublicFile(picture)).toEqual(picture);
    expect(files.readPublicFile(snakeCased(picture))).toEqual(picture);
  });

  test.each([
    ['https://cdn.example/x.jpg', 'https://cdn.example/x.jpg', 'image/jpeg'],
    [{ public_url: '/uploads/x.PNG?v=1' }, '/uploads/x.PNG?v=1', 'image/png'],
    [{ storage_key: 'x.mp4' }, '/uploads/x.mp4', 'video/mp4'],
    [{ storageKey: '/uploads/x.webm' }, '/uploads/x.webm', 'video/webm'],
    [{ file: { url: '/u/x', mimeType: 'Image/AVIF' } }, '/u/x', 'image/avif'],
    [{ file: 'folder/x.gif' }, '/uploads/folder/x.gif', 'image/gif'],
  ])('%j', (answer, url, mimeType) => {
    expect(files.readPublicFile(answer)).toMatchObject({ url, mimeType });
  });

  test('without an address it is none', () => {
    for (const answer of [null, {}, '', { id: 4 }, { url: {} }])
      expect(files.readPublicFile(answer)).toBeNull();
  });
});

test('media entry: posters, positions, and the place in the list where none is given', () => {
  const media = files.readMedia([
    { id: 1, file_id: 11, url: '/a', position: 2, poster: '/p' },
    { id: 2, fileId: 12, url: '/b', position: -1, thumbnail: '/t', poster_file_id: 9 },
    'https://x.example/c.jpg',
    { nothing: true },
  ]);
  expect(media.map((entry) => [entry.url, entry.position, entry.poster, entry.posterFileId])).toEqual([
    ['/b', -1, '/t', 9],
    ['/a', 2, '/p', null],
    ['https://x.example/c.jpg', 2, null, null],
  ]);
  expect(media[0]).toMatchObject({ id: 2, fileId: 12 });
});

test('uploaded file: the id is what matters', () => {
  expect(
    files.readUploadedFile({ fileId: 7, publicUrl: '/uploads/x', mimeType: 'image/png', size: 9 }),
  ).toMatchObject({
    fileId: 7,
    url: '/uploads/x',
    publicUrl: '/uploads/x',
    size: 9,
  });
  expect(files.readUploadedFile({ data: { id: '7', url: '/u' } })).toMatchObject({
    fileId: 7,
    publicUrl: '/u',
  });
  expect(files.readUploadedFile({ file_id: 7 })).toMatchObject({ fileId: 7, url: '' });
  expect(files.readUploadedFile({ url: '/u' })).toBeNull();
});

test('whatever comes, what is read has our shape', () => {
  const names = [
    'fileId',
    'url',
    'file',
    'width',
    'height',
    'variants',
    'mimeType',
    'position',
    'poster',
    'size',
    'data',
  ];
  expectShape(PublicFile, files.readPublicFile, names);
  expectShape(MediaEntry, (answer) => files.readMediaEntry(answer, 0), names);
  expectShape(UploadedFile, files.readUploadedFile, names);
});
