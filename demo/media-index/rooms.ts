import type { MediaEntry } from '../types.ts';

/** Interiors shared by the projects, drawn layouts, and portraits for reservation holders. */
export const roomMedia = {
  'interiors/bathroom-1.jpg': {
    kind: 'interior',
    width: 1600,
    height: 1067,
    focal: { x: 0.55, y: 0.58 },
    caption: {
      en: 'Bathroom with freestanding tub, green tiles and a view',
      ar: 'حمّام بحوض قائم وبلاط أخضر وإطلالة',
    },
  },
  'interiors/bedroom-1.jpg': {
    kind: 'interior',
    width: 1600,
    height: 1067,
    focal: { x: 0.58, y: 0.55 },
    caption: {
      en: 'Bedroom with oak headboard wall and evening sun',
      ar: 'غرفة نوم بجدار بلوطي وشمس المساء',
    },
  },
  'interiors/kitchen-1.jpg': {
    kind: 'interior',
    width: 1600,
    height: 1067,
    focal: { x: 0.52, y: 0.55 },
    caption: {
      en: 'Kitchen with marble island, sage cabinets and pendant lamps',
      ar: 'مطبخ بجزيرة رخامية وخزائن خضراء ومصابيح معلقة',
    },
  },
  'interiors/living-1.jpg': {
    kind: 'interior',
    width: 1600,
    height: 1067,
    focal: { x: 0.55, y: 0.5 },
    caption: {
      en: 'Living room with a glass wall to the terrace and the hills',
      ar: 'غرفة معيشة بواجهة زجاجية على الشرفة والتلال',
    },
  },
  'interiors/living-2.jpg': {
    kind: 'interior',
    width: 1600,
    height: 1067,
    focal: { x: 0.45, y: 0.55 },
    caption: {
      en: 'Living room with arched windows, timber beams and a library wall',
      ar: 'غرفة معيشة بنوافذ مقنطرة وعوارض خشبية ومكتبة',
    },
  },
  'interiors/lobby-1.jpg': {
    kind: 'interior',
    width: 1600,
    height: 1067,
    focal: { x: 0.62, y: 0.55 },
    caption: {
      en: 'Lobby in limestone with arches, reception desk and globe lamps',
      ar: 'ردهة من الحجر بأقواس ومكتب استقبال ومصابيح كروية',
    },
  },
  'interiors/office-1.jpg': {
    kind: 'interior',
    width: 1600,
    height: 1067,
    focal: { x: 0.5, y: 0.6 },
    caption: {
      en: 'Open office with oak desks and large windows',
      ar: 'مكتب مفتوح بطاولات بلوطية ونوافذ واسعة',
    },
  },
  'layouts/four-bed-180.png': {
    kind: 'layout',
    width: 1600,
    height: 1614,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Four-bedroom apartment, 180 m²', ar: 'شقة بأربع غرف نوم، 180 م²' },
  },
  'layouts/office-120.png': {
    kind: 'layout',
    width: 1600,
    height: 1503,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Office suite, 120 m², no bedrooms', ar: 'مكتب، 120 م²، بلا غرف نوم' },
  },
  'layouts/site-plan-1.png': {
    kind: 'layout',
    width: 1600,
    height: 1258,
    focal: { x: 0.45, y: 0.45 },
    caption: { en: 'Site plan of Olive Terraces', ar: 'المخطط العام لمدرّجات الزيتون' },
  },
  'layouts/studio-48.png': {
    kind: 'layout',
    width: 1600,
    height: 1704,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Studio, 48 m²', ar: 'استوديو، 48 م²' },
  },
  'layouts/three-bed-135.png': {
    kind: 'layout',
    width: 1600,
    height: 1543,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Three-bedroom apartment, 135 m²', ar: 'شقة بثلاث غرف نوم، 135 م²' },
  },
  'layouts/two-bed-92.png': {
    kind: 'layout',
    width: 1600,
    height: 1511,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Two-bedroom apartment, 92 m²', ar: 'شقة بغرفتي نوم، 92 م²' },
  },
  'people/person-1.png': {
    kind: 'person',
    width: 512,
    height: 512,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Portrait illustration, man with beard', ar: 'رسم شخصي لرجل ملتحٍ' },
  },
  'people/person-2.png': {
    kind: 'person',
    width: 512,
    height: 512,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Portrait illustration, woman with headscarf', ar: 'رسم شخصي لامرأة محجبة' },
  },
  'people/person-3.png': {
    kind: 'person',
    width: 512,
    height: 512,
    focal: { x: 0.5, y: 0.45 },
    caption: { en: 'Portrait illustration, older man with glasses', ar: 'رسم شخصي لرجل مسن بنظارات' },
  },
} as const satisfies Record<string, MediaEntry>;
