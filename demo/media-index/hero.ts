import type { MediaEntry } from '../types.ts';

const oliveTerraces = {
  en: 'Olive Terraces: stepped limestone apartments above olive and lavender terraces at golden hour',
  ar: 'مدرّجات الزيتون: شقق حجرية متدرجة فوق مدرّجات الزيتون والخزامى عند الغروب',
};
const alBirehHeights = {
  en: 'Al-Bireh Heights: ten-storey residential tower with lit windows at dusk',
  ar: 'مرتفعات البيرة: برج سكني من عشرة طوابق بنوافذ مضاءة عند الغسق',
};
const jasmineCourt = {
  en: 'Jasmine Court: courtyard with arcades, reflecting pool, citrus trees and lavender',
  ar: 'حوش الياسمين: حوش بأروقة مقنطرة وبركة ماء وأشجار حمضيات وخزامى',
};
const sunriseVillas = {
  en: 'Sunrise Villas: white villa with pool and stone accent walls in morning light',
  ar: 'فلل الشروق: فيلا بيضاء مع مسبح وجدران حجرية في ضوء الصباح',
};

/** The twelve hero pictures: four motifs, each cut for desktop, tablet and mobile. */
export const heroMedia = {
  'hero/desktop-1.jpg': {
    kind: 'hero',
    width: 2400,
    height: 1350,
    focal: { x: 0.35, y: 0.45 },
    caption: oliveTerraces,
  },
  'hero/desktop-2.jpg': {
    kind: 'hero',
    width: 2400,
    height: 1350,
    focal: { x: 0.42, y: 0.45 },
    caption: alBirehHeights,
  },
  'hero/desktop-3.jpg': {
    kind: 'hero',
    width: 2400,
    height: 1350,
    focal: { x: 0.52, y: 0.55 },
    caption: jasmineCourt,
  },
  'hero/desktop-4.jpg': {
    kind: 'hero',
    width: 2400,
    height: 1350,
    focal: { x: 0.45, y: 0.5 },
    caption: sunriseVillas,
  },
  'hero/mobile-1.jpg': {
    kind: 'hero',
    width: 1080,
    height: 1920,
    focal: { x: 0.55, y: 0.48 },
    caption: oliveTerraces,
  },
  'hero/mobile-2.jpg': {
    kind: 'hero',
    width: 1080,
    height: 1920,
    focal: { x: 0.45, y: 0.45 },
    caption: alBirehHeights,
  },
  'hero/mobile-3.jpg': {
    kind: 'hero',
    width: 1080,
    height: 1920,
    focal: { x: 0.5, y: 0.58 },
    caption: jasmineCourt,
  },
  'hero/mobile-4.jpg': {
    kind: 'hero',
    width: 1080,
    height: 1920,
    focal: { x: 0.5, y: 0.5 },
    caption: sunriseVillas,
  },
  'hero/tablet-1.jpg': {
    kind: 'hero',
    width: 1600,
    height: 1200,
    focal: { x: 0.45, y: 0.5 },
    caption: oliveTerraces,
  },
  'hero/tablet-2.jpg': {
    kind: 'hero',
    width: 1600,
    height: 1200,
    focal: { x: 0.42, y: 0.45 },
    caption: alBirehHeights,
  },
  'hero/tablet-3.jpg': {
    kind: 'hero',
    width: 1600,
    height: 1200,
    focal: { x: 0.52, y: 0.58 },
    caption: jasmineCourt,
  },
  'hero/tablet-4.jpg': {
    kind: 'hero',
    width: 1600,
    height: 1200,
    focal: { x: 0.45, y: 0.5 },
    caption: sunriseVillas,
  },
} as const satisfies Record<string, MediaEntry>;
