import type { DemoUnit } from '../../types.ts';
import { unit } from '../gallery.ts';
import { villa } from '../labels.ts';
import { rooms } from '../plans.ts';

const palms = { en: 'On the palm lane', ar: 'على طريق النخيل' };
const east = { en: 'East, to the sunrise', ar: 'شرقًا على الشروق' };
const open = { en: 'Open land on two sides', ar: 'أرض مفتوحة من جهتين' };

export const sunriseVillasUnits: DemoUnit[] = [
  unit({
    ...villa('V-1'),
    bedrooms: 4,
    bathrooms: 4,
    sizeSqm: 310,
    floor: 0,
    view: palms,
    about: {
      en: 'The first villa on the lane, with its garden to the south and its front to the palms.',
      ar: 'أول فلل الطريق، حديقتها إلى الجنوب وواجهتها على النخيل.',
    },
    rooms: ['projects/sunrise-villas/cover.jpg', ...rooms.livingFirst],
  }),
  unit({
    ...villa('V-2'),
    bedrooms: 4,
    bathrooms: 4,
    sizeSqm: 310,
    floor: 0,
    view: palms,
    about: {
      en: 'Four bedrooms, one of them downstairs for guests or grandparents. The pool runs the length of the living room.',
      ar: 'أربع غرف نوم، إحداها في الأرضي للضيوف أو الأجداد، والمسبح بطول غرفة المعيشة.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...villa('V-3'),
    bedrooms: 4,
    bathrooms: 5,
    sizeSqm: 340,
    floor: 0,
    view: east,
    about: {
      en: 'A deeper garden than its neighbours, with room for fruit trees behind the pool.',
      ar: 'حديقتها أعمق من جاراتها، وفيها متّسع لأشجار الفاكهة خلف المسبح.',
    },
    rooms: rooms.bathroomFirst,
  }),
  unit({
    ...villa('V-4'),
    bedrooms: 4,
    bathrooms: 5,
    sizeSqm: 340,
    floor: 0,
    view: east,
    about: {
      en: 'Two stone walls frame the terrace and keep out the west wind. Behind the kitchen there is a second one for the real cooking.',
      ar: 'جداران من حجر يحضنان الشرفة ويردّان ريح الغرب. وخلف المطبخ مطبخ ثانٍ للطبخ اليومي.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...villa('V-5'),
    bedrooms: 5,
    bathrooms: 5,
    sizeSqm: 380,
    floor: 0,
    view: east,
    available: false,
    about: {
      en: 'Five bedrooms, each with its own bathroom, and a study that looks to the hills.',
      ar: 'خمس غرف نوم لكل منها حمّام، وغرفة مكتب تطل على التلال.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...villa('V-6'),
    bedrooms: 5,
    bathrooms: 6,
    sizeSqm: 420,
    floor: 0,
    view: open,
    about: {
      en: 'The last villa on the lane and the largest, with open land on two sides and the longest pool.',
      ar: 'آخر فلل الطريق وأكبرها، الأرض مفتوحة من جهتين، ومسبحها أطول المسابح.',
    },
    rooms: ['projects/sunrise-villas/row.jpg', ...rooms.livingFirst],
  }),
];
