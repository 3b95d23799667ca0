import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { heroSlots, projects, reservations } from './content/index.ts';
import { plans } from './content/plans.ts';
import { media, mediaFiles, mediaPath } from './media.ts';
import type { DemoMediaItem } from './types.ts';

test.each(mediaFiles)('%s is there', (file) => {
  expect(statSync(mediaPath(file)).size).toBeGreaterThan(0);
  const { x, y } = media[file].focal;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.max(x, y)).toBeLessThanOrEqual(1);
});

test('no file lies about without an entry, and none without a use', () => {
  const root = new URL('./media/', import.meta.url);
  const onDisk = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.split('/demo/media/')[1]?.replace(/^\/+/, ''));
  const shown = (items: DemoMediaItem[]) =>
    items.flatMap(({ file, poster }) => (poster ? [file, poster] : [file]));
  const used = [
    ...heroSlots.map(({ file }) => file),
    ...projects.flatMap(({ cover, gallery, units }) => [
      cover,
      ...shown(gallery),
      ...units.flatMap((unit) => shown(unit.media)),
    ]),
    ...reservations.flatMap(({ photo }) => (photo ? [photo] : [])),
  ];
  expect(onDisk.sort()).toEqual([...mediaFiles].sort());
  expect([...new Set(used)].sort()).toEqual([...mediaFiles].sort());
});

const galleries = projects.flatMap(({ slug, gallery, units }) => [
  [slug, gallery] as const,
  ...units.map((unit) => [`${slug} ${unit.number}`, unit.media] as const),
]);

test.each(galleries)('%s: layouts first at -1, the rest numbered from 0, nothing twice', (_, items) => {
  const layouts = items.filter(({ position }) => position === -1);
  expect(items.slice(0, layouts.length)).toEqual(layouts);
  expect(items.slice(layouts.length).map(({ position }) => position)).toEqual(
    Array.from({ length: items.length - layouts.length }, (_, index) => index),
  );
  for (const { file, position } of items) expect(media[file].kind === 'layout').toBe(position === -1);
  expect(new Set(items.map(({ file }) => file)).size).toBe(items.length);
  expect(items.length).toBeGreaterThan(layouts.length);
});

test('the film of Olive Terraces carries its poster', () => {
  const films = projects.flatMap(({ slug, gallery }) =>
    gallery.filter(({ file }) => media[file].kind === 'video').map((item) => ({ slug, ...item })),
  );
  expect(films).toEqual([
    expect.objectContaining({
      slug: 'olive-terraces',
      file: 'video/olive-terraces-tour.mp4',
      poster: 'video/olive-terraces-tour-poster.jpg',
    }),
  ]);
});

test('a unit agrees with the drawing it shows', () => {
  for (const unit of projects.flatMap(({ units }) => units)) {
    const drawing = unit.media.find(({ position }) => position === -1)?.file;
    const plan = Object.values(plans).find(({ layout }) => layout === drawing);
    expect(plan !== undefined).toBe(drawing !== undefined);
    const { bedrooms, bathrooms, sizeSqm } = unit;
    if (plan) expect({ bedrooms, bathrooms, sizeSqm, layout: drawing }).toEqual(plan);
  }
});

describe('feature icons', () => {
  const icons = [...new Set(projects.flatMap(({ features }) => features.map(({ icon }) => icon)))];
  test.each(icons)('%s is a Phosphor icon', (icon) => {
    const file = new URL(
      `../node_modules/@phosphor-icons/core/assets/light/${icon}-light.svg`,
      import.meta.url,
    );
    expect(existsSync(file)).toBe(true);
  });
});
