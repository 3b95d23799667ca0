import { expect, test } from 'vitest';
import { mediaFile, mediaPool, pictureSource, plainUrl } from './media-file.ts';

const photo = {
  fileId: 7,
  url: '/uploads/ab.jpg',
  mimeType: 'image/jpeg',
  width: 1600,
  height: 1067,
  placeholder: 'data:image/webp;base64,AAAA',
  variants: { widths: [320, 640, 960, 1280], formats: ['avif', 'webp', 'jpeg'] as const },
};
const ready = { ...photo, variants: { ...photo.variants, formats: [...photo.variants.formats] } };

test('a picture of the API gets its absolute URL and its sizes', () => {
  const source = pictureSource(mediaFile(ready, '/api'));
  expect(source.avif).toMatch(/^\/api\/uploads\/ab\.jpg\/320\.avif 320w, .* 1280w$/);
  expect(source.webp).toContain('/api/uploads/ab.jpg/640.webp 640w');
  expect(source.jpeg).toBe('');
  expect(source.src).toBe('/api/uploads/ab.jpg/960.jpeg');
  expect([source.width, source.height, source.blur]).toEqual([1600, 1067, photo.placeholder]);
});

test('a card gets the sizes it is shown in, and one for browsers without AVIF', () => {
  const wide = { ...ready, variants: { ...ready.variants, widths: [320, 640, 960, 1280, 1920] } };
  const source = pictureSource(mediaFile(wide, '/api'), true);
  expect(source.avif?.match(/\d+w/g)).toEqual(['640w', '960w', '1280w']);
  expect(source.webp).toBe('/api/uploads/ab.jpg/960.webp');
  const small = { ...ready, variants: { ...ready.variants, widths: [320] } };
  expect(pictureSource(mediaFile(small, '/api'), true).avif).toBe('/api/uploads/ab.jpg/320.avif 320w');
});

test('without WebP the JPEG sizes are shown', () => {
  const source = pictureSource(
    mediaFile({ ...photo, variants: { ...photo.variants, formats: ['jpeg'] } }, '/api'),
  );
  expect(source.webp).toBe('');
  expect(source.jpeg).toContain('/api/uploads/ab.jpg/960.jpeg 960w');
});

test('until its sizes are ready, the file itself is shown', () => {
  const source = pictureSource(mediaFile({ ...photo, variants: null }, 'https://api.example/'));
  expect(source.src).toBe('https://api.example/uploads/ab.jpg');
  expect([source.avif, source.webp, source.jpeg]).toEqual(['', '', '']);
});

test('tolerates missing values of another server', () => {
  const bare = { ...photo, width: null, height: null, placeholder: 'LEHV6nWB2yk8', variants: null };
  const file = mediaFile({ ...bare, url: 'https://cdn.example/a.jpg' }, '/api');
  expect(file).toEqual({ url: 'https://cdn.example/a.jpg', width: 1600, height: 1200 });
});

test('a video has its still picture', () => {
  const film = { ...photo, mimeType: 'video/mp4', variants: null, poster: '/uploads/p.jpg' };
  expect(mediaFile(film, '/api')).toMatchObject({ video: true, poster: '/api/uploads/p.jpg' });
});

test('one plain size: at least as wide as requested, else the widest', () => {
  const file = mediaFile(ready, '/api');
  expect(plainUrl(file, 1200)).toMatch(/1280\.jpeg$/);
  expect(plainUrl(file, 4000)).toMatch(/1280\.jpeg$/);
});

test('texts and focal point in the language of the page, also for a cover that was seen without them', () => {
  const texts = { altEn: 'The stair', altAr: 'الدرج', isDecoration: false, focalX: 0.2, focalY: 0.5 };
  const pool = mediaPool('/api', 'ar');
  const cover = pool(ready);
  expect(pool({ ...ready, ...texts })).toBe(cover);
  expect(cover).toMatchObject({ alt: 'الدرج', focal: '20% 50%' });
  expect(pictureSource(cover).focal).toBe('20% 50%');
  const decoration = mediaPool('/api', 'en')({ ...ready, ...texts, isDecoration: true, focalX: 0.5 });
  expect([decoration.alt, decoration.focal]).toEqual([undefined, undefined]);
});

test('the still picture of a video has its sizes', () => {
  const film = { ...ready, mimeType: 'video/mp4', poster: '/uploads/p.jpg', posterVariants: ready.variants };
  expect(mediaFile(film, '/api').posterSizes).toEqual(ready.variants);
});
