import type { HeroItem } from '@diyar/contract/hero';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { renderScreen } from '~/testing/render-screen.tsx';
import { HeroSection } from './hero-section.tsx';
import { en } from './texts.ts';

const item: HeroItem = {
  id: 2,
  position: 2,
  captionEn: 'Evening',
  captionAr: 'مساء',
  focalX: 0.25,
  focalY: 0.75,
  version: 7,
  fileId: 5,
  url: '/api/uploads/abc.jpg',
  width: 1920,
  height: 1080,
  mimeType: 'image/jpeg',
  placeholder: null,
  variants: null,
} as HeroItem;

// where the browser reads the addresses of the site
beforeAll(() => void vi.stubGlobal('document', { documentElement: { dataset: {} } }));
afterAll(() => void vi.unstubAllGlobals());

const slots = (html: string) => html.match(/<li/g)?.length;

test('three devices with four slots each: the filled one can be edited, the others filled', () => {
  const html = renderScreen(<HeroSection />, { answers: [[['GET /hero-media', {}], [item]]] });
  for (const { name } of Object.values(en.devices)) expect(html).toContain(`aria-label="${name}"`);
  expect(slots(html)).toBe(12);
  expect(html).toContain(en.filled(1));
  for (const name of [en.edit(2), en.replaceOf(2), en.removeOf(2), en.addTo(1)])
    expect(html).toContain(`aria-label="${name}"`);
  expect(html).not.toContain(`aria-label="${en.addTo(2)}"`);
});

test('without a picture it says so and offers every slot', () => {
  const html = renderScreen(<HeroSection />, { answers: [[['GET /hero-media', {}], []]] });
  expect(html).toContain(en.empty);
  for (const slot of [1, 12]) expect(html).toContain(`aria-label="${en.addTo(slot)}"`);
});

test('what cannot be loaded says so', () => {
  expect(
    renderScreen(<HeroSection />, { answers: [[['GET /hero-media', {}], new Error('offline')]] }),
  ).toContain(en.loadFailed);
});
