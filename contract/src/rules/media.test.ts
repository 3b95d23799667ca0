import { expect, test } from 'vitest';
import { isImage, isVideo, mediaUrl, nextMediaLoad, srcSet, variantUrl } from './media.ts';

test('where a size is', () => {
  expect(variantUrl('/uploads/ab12', 640, 'avif')).toBe('/uploads/ab12/640.avif');
});

test('the srcset of a format that is ready, and of one that is not', () => {
  const file = { url: '/uploads/k', variants: { widths: [320, 640], formats: ['webp'] } };
  expect(srcSet(file, 'webp')).toBe('/uploads/k/320.webp 320w, /uploads/k/640.webp 640w');
  expect(srcSet(file, 'avif')).toBe('');
  expect(srcSet({ url: '/x', variants: null }, 'webp')).toBe('');
});

test('media load: image, then video, then the placeholder', () => {
  expect(nextMediaLoad('idle', 'start')).toBe('image');
  expect(nextMediaLoad('image', 'error')).toBe('video');
  expect(nextMediaLoad('video', 'error')).toBe('fail');
  expect(nextMediaLoad('fail', 'error')).toBe('fail');
  expect(nextMediaLoad('video', 'start')).toBe('video');
});

test.each([
  ['/uploads/x', '/api', '/api/uploads/x'],
  ['uploads/x', '/api/', '/api/uploads/x'],
  ['/uploads/x', 'https://api.example//', 'https://api.example/uploads/x'],
  ['https://cdn.example/x', '/api', 'https://cdn.example/x'],
  ['//cdn.example/x', '/api', '//cdn.example/x'],
  ['blob:abc', '/api', 'blob:abc'],
  ['data:image/png;base64,x', '/api', 'data:image/png;base64,x'],
  ['', '/api', ''],
])('%s at %s is %s', (url, base, absolute) => {
  expect(mediaUrl(url, base)).toBe(absolute);
});

test('types by their first word', () => {
  expect([isImage('IMAGE/png'), isImage('video/mp4'), isVideo('video/mp4'), isVideo('')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
