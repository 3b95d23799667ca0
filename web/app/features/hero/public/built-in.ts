import { HERO_DEVICES } from '@diyar/contract/rules/hero';
import tall1w640 from '~/assets/pictures/hero-1-640.webp';
import tall1w1080 from '~/assets/pictures/hero-1-1080.webp';
import tall2w640 from '~/assets/pictures/hero-2-640.webp';
import tall2w1080 from '~/assets/pictures/hero-2-1080.webp';
import tall3w640 from '~/assets/pictures/hero-3-640.webp';
import tall3w1080 from '~/assets/pictures/hero-3-1080.webp';
import tall4w640 from '~/assets/pictures/hero-4-640.webp';
import tall4w1080 from '~/assets/pictures/hero-4-1080.webp';
import type { Slide } from './slides.ts';

const slide = (small: string, large: string): Slide => ({
  caption: '',
  blur: undefined,
  pictures: HERO_DEVICES.map((device) => ({
    device,
    webp: `${small} 640w, ${large} 1080w`,
    src: large,
    width: 1080,
    height: 1920,
    focal: '50% 48%',
  })),
});

/**
 * Four built-in mobile pictures for a site without hero media (docs/product/public-site.md#hero-slideshow).
 */
export const BUILT_IN: Slide[] = [
  slide(tall1w640, tall1w1080),
  slide(tall2w640, tall2w1080),
  slide(tall3w640, tall3w1080),
  slide(tall4w640, tall4w1080),
];
