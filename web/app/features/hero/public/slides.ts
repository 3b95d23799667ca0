import type { HeroItem } from '@diyar/contract/hero';
import { HERO_MOBILE_MAX_PX, HERO_TABLET_MAX_PX } from '@diyar/contract/limits';
import { HERO_DEVICES, type HeroDevice, slidesFor } from '@diyar/contract/rules/hero';
import type { Lang } from '@diyar/contract/rules/language';
import { inLanguage } from '@diyar/contract/rules/localized';
import { mediaFile, pictureSource } from '~/ui/public/media-file.ts';
import { BUILT_IN } from './built-in.ts';

/** The picture of a slide for one device width: what a `<source>` needs. */
export type SlidePicture = {
  device: HeroDevice;
  avif?: string | undefined;
  webp?: string | undefined;
  src: string;
  width: number;
  height: number;
  focal: string;
};

export type Slide = { caption: string; blur: string | undefined; pictures: SlidePicture[] };

/** 640 px or less is mobile, 1024 px or less is tablet (docs/product/company-and-hero.md#devices). */
export const MEDIA: Record<HeroDevice, string> = {
  mobile: `(max-width: ${HERO_MOBILE_MAX_PX}px)`,
  tablet: `(min-width: ${HERO_MOBILE_MAX_PX + 0.02}px) and (max-width: ${HERO_TABLET_MAX_PX}px)`,
  desktop: `(min-width: ${HERO_TABLET_MAX_PX + 0.02}px)`,
};

/**
 * The slides of all device widths together; a width with fewer pictures repeats them. A company with a brand of its own,
 * or with nothing to show yet, never shows the built-in ones.
 */
export function slidesOf(items: HeroItem[], lang: Lang, apiBase: string, isOwn: boolean): Slide[] {
  const sets = HERO_DEVICES.map((device) => [device, slidesFor(items, device)] as const);
  const count = Math.max(...sets.map(([, set]) => set.length));
  if (count === 0) return isOwn ? [] : BUILT_IN;
  return Array.from({ length: count }, (_, i) => {
    const shown = sets.flatMap(([device, set]) => {
      const item = set[i % set.length];
      return item ? [{ device, item }] : [];
    });
    const first = shown[0]?.item;
    return {
      caption: first ? inLanguage(first.captionEn, first.captionAr, lang) : '',
      blur: first && mediaFile(first, apiBase).blur,
      pictures: shown.map(({ device, item }) => pictureOf(device, item, apiBase)),
    };
  });
}

function pictureOf(device: HeroDevice, item: HeroItem, apiBase: string): SlidePicture {
  const { avif, webp, src, width, height } = pictureSource(mediaFile(item, apiBase));
  const focal = `${Math.round(item.focalX * 100)}% ${Math.round(item.focalY * 100)}%`;
  return { device, avif: avif || undefined, webp: webp || undefined, src, width, height, focal };
}
