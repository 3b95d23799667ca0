import type { MediaEntry } from '../types.ts';

/** Photographs of the six projects, and the film of Olive Terraces with its poster. */
export const projectMedia = {
  'projects/al-bireh-heights/cover.jpg': {
    kind: 'project',
    width: 1920,
    height: 1280,
    focal: { x: 0.43, y: 0.45 },
    caption: {
      en: 'Ten-storey residential tower with lit windows at dusk',
      ar: 'برج سكني من عشرة طوابق بنوافذ مضاءة عند الغسق',
    },
  },
  'projects/al-bireh-heights/balconies.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.5, y: 0.45 },
    caption: {
      en: 'Corner balconies with glass rails against the evening hills',
      ar: 'شرفات زاوية بدرابزين زجاجي أمام تلال المساء',
    },
  },
  'projects/al-bireh-heights/entrance.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.55, y: 0.6 },
    caption: { en: 'Lit lobby and shop fronts behind olive trees', ar: 'ردهة ومحال مضاءة خلف أشجار الزيتون' },
  },
  'projects/al-bireh-heights/street.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.62, y: 0.45 },
    caption: {
      en: 'The tower from the avenue, with traffic light trails',
      ar: 'البرج من الشارع مع خطوط أضواء السيارات',
    },
  },
  'projects/city-gate-offices/cover.jpg': {
    kind: 'project',
    width: 1920,
    height: 1280,
    focal: { x: 0.52, y: 0.45 },
    caption: {
      en: 'Glass and stone office building with a bridge forming a gate',
      ar: 'مبنى مكاتب من الزجاج والحجر يشكّل جسره بوابة',
    },
  },
  'projects/city-gate-offices/gate.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.5, y: 0.5 },
    caption: { en: 'View through the gate to the hills', ar: 'إطلالة عبر البوابة نحو التلال' },
  },
  'projects/city-gate-offices/plaza.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.55, y: 0.55 },
    caption: { en: 'Plaza with palms and a water channel', ar: 'ساحة بأشجار نخيل ومجرى ماء' },
  },
  'projects/city-gate-offices/street.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.4, y: 0.5 },
    caption: {
      en: 'Street corner with stone grid facade and palms',
      ar: 'زاوية الشارع بواجهة حجرية شبكية وأشجار نخيل',
    },
  },
  'projects/jasmine-court/cover.jpg': {
    kind: 'project',
    width: 1920,
    height: 1280,
    focal: { x: 0.52, y: 0.55 },
    caption: {
      en: 'Courtyard with arcades, reflecting pool, citrus trees and lavender',
      ar: 'حوش بأروقة مقنطرة وبركة ماء وأشجار حمضيات وخزامى',
    },
  },
  'projects/jasmine-court/arcade.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.47, y: 0.45 },
    caption: {
      en: 'Lantern-lit vaulted arcade along the courtyard',
      ar: 'رواق مضاء بالفوانيس على امتداد الحوش',
    },
  },
  'projects/jasmine-court/fountain.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.45, y: 0.58 },
    caption: {
      en: 'Fountain in front of two floors of stone arches',
      ar: 'نافورة أمام طابقين من الأقواس الحجرية',
    },
  },
  'projects/jasmine-court/gallery.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.6, y: 0.55 },
    caption: { en: 'The courtyard seen from the first-floor loggia', ar: 'الحوش من شرفة الطابق الأول' },
  },
  'projects/lacasa/cover.jpg': {
    kind: 'project',
    width: 1920,
    height: 1280,
    focal: { x: 0.55, y: 0.45 },
    caption: {
      en: 'Six-storey corner building with rounded balconies in warm stone',
      ar: 'مبنى زاوية من ستة طوابق بشرفات دائرية وحجر دافئ',
    },
  },
  'projects/lacasa/balcony.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.5, y: 0.45 },
    caption: {
      en: 'Balconies with slatted screens and bougainvillea',
      ar: 'شرفات بستائر خشبية ونبات الجهنمية',
    },
  },
  'projects/lacasa/entrance.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.42, y: 0.6 },
    caption: {
      en: 'Entrance with timber lining, canopy and lavender planters',
      ar: 'المدخل بتكسية خشبية ومظلة وأحواض خزامى',
    },
  },
  'projects/lacasa/front.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.42, y: 0.45 },
    caption: {
      en: 'Front facade with timber screens and flower boxes',
      ar: 'الواجهة الأمامية بمشربيات خشبية وأحواض زهور',
    },
  },
  'projects/olive-terraces/cover.jpg': {
    kind: 'project',
    width: 1920,
    height: 1280,
    focal: { x: 0.42, y: 0.42 },
    caption: {
      en: 'Stepped limestone apartments above olive and lavender terraces at golden hour',
      ar: 'شقق حجرية متدرجة فوق مدرّجات الزيتون والخزامى عند الغروب',
    },
  },
  'projects/olive-terraces/roof.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.6, y: 0.48 },
    caption: {
      en: 'Private terrace with parasol and a view of the hills',
      ar: 'شرفة خاصة مع مظلة وإطلالة على التلال',
    },
  },
  'projects/olive-terraces/side.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.62, y: 0.4 },
    caption: {
      en: 'East side of the building behind old olive trees',
      ar: 'الجانب الشرقي للمبنى خلف أشجار الزيتون',
    },
  },
  'projects/olive-terraces/stairs.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.45, y: 0.5 },
    caption: {
      en: 'Stone stair leading up through the terraces to the arched ground floor',
      ar: 'درج حجري يصعد عبر التراسات إلى الطابق الأرضي المقنطر',
    },
  },
  'projects/olive-terraces/terrace.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.4, y: 0.55 },
    caption: {
      en: 'Forecourt along the arched limestone facade',
      ar: 'ساحة أمامية بمحاذاة الواجهة الحجرية المقنطرة',
    },
  },
  'projects/sunrise-villas/cover.jpg': {
    kind: 'project',
    width: 1920,
    height: 1280,
    focal: { x: 0.45, y: 0.48 },
    caption: {
      en: 'White villa with pool and stone accent walls in morning light',
      ar: 'فيلا بيضاء مع مسبح وجدران حجرية في ضوء الصباح',
    },
  },
  'projects/sunrise-villas/lane.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.62, y: 0.5 },
    caption: {
      en: 'Palm-lined lane past the garden walls',
      ar: 'طريق تصطف عليه أشجار النخيل بجانب أسوار الحدائق',
    },
  },
  'projects/sunrise-villas/row.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.35, y: 0.52 },
    caption: { en: 'The villas along the lane at sunrise', ar: 'الفلل على امتداد الطريق عند الشروق' },
  },
  'projects/sunrise-villas/street.jpg': {
    kind: 'project',
    width: 1600,
    height: 1067,
    focal: { x: 0.38, y: 0.5 },
    caption: {
      en: 'Row of villas behind low stone walls and bougainvillea',
      ar: 'صف فلل خلف جدران حجرية منخفضة ونبات الجهنمية',
    },
  },
  'video/olive-terraces-tour-poster.jpg': {
    kind: 'poster',
    width: 1280,
    height: 720,
    focal: { x: 0.45, y: 0.45 },
    caption: { en: 'Poster frame of the Olive Terraces film', ar: 'صورة غلاف فيلم مدرّجات الزيتون' },
  },
  'video/olive-terraces-tour.mp4': {
    kind: 'video',
    width: 1280,
    height: 720,
    focal: { x: 0.5, y: 0.5 },
    caption: { en: 'Short film: walking up to Olive Terraces', ar: 'فيلم قصير: الصعود إلى مدرّجات الزيتون' },
  },
} as const satisfies Record<string, MediaEntry>;
