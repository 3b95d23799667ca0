import type { DemoUnit } from '../../types.ts';
import { unit } from '../gallery.ts';
import { apartment, studio } from '../labels.ts';
import { plans, rooms, usd } from '../plans.ts';

const hills = { en: 'East, to the hills', ar: 'شرقًا على التلال' };
const street = { en: 'Over the street', ar: 'على الشارع' };
const city = { en: 'South, over the city', ar: 'جنوبًا على المدينة' };
const corner = { en: 'Corner, two sides', ar: 'زاوية، جهتان' };

export const alBirehHeightsUnits: DemoUnit[] = [
  unit({
    ...studio('1-03'),
    ...plans.studio,
    floor: 1,
    view: hills,
    price: usd(68_500),
    about: {
      en: 'Living and sleeping share one bright room with a small terrace to the south. The kitchen has its own corner and its own window.',
      ar: 'معيشة ونوم في غرفة واحدة مضيئة، وشرفة صغيرة إلى الجنوب. وللمطبخ ركنه ونافذته.',
    },
    rooms: rooms.studio,
  }),
  unit({
    ...studio('2-03'),
    ...plans.studio,
    floor: 2,
    view: hills,
    price: usd(70_000),
    available: false,
    about: {
      en: 'The same studio one floor up, a little quieter and with a longer view. For someone who works in town and walks home.',
      ar: 'الاستوديو نفسه أعلى بطابق، أهدأ وأبعد إطلالة. لمن يعمل في المدينة ويعود إلى بيته سيرًا.',
    },
    rooms: rooms.studio,
  }),
  unit({
    ...apartment('2-01'),
    ...plans.twoBed,
    floor: 2,
    view: street,
    price: usd(118_000),
    available: false,
    about: {
      en: 'Two bedrooms just above the trees of the street, on the side away from the lift.',
      ar: 'غرفتا نوم فوق أشجار الشارع بقليل، في الجهة البعيدة عن المصعد.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('3-02'),
    ...plans.twoBed,
    floor: 3,
    view: city,
    price: usd(121_000),
    about: {
      en: 'A two-bedroom apartment with an open kitchen and a terrace for breakfast. The second bathroom has a full-size tub.',
      ar: 'شقة بغرفتي نوم ومطبخ مفتوح وشرفة للفطور. وفي الحمّام الثاني حوض استحمام كامل.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('3-04'),
    bedrooms: 1,
    bathrooms: 1,
    sizeSqm: 78,
    floor: 3,
    view: hills,
    price: usd(96_000),
    about: {
      en: 'One bedroom, and a living room large enough for a desk and a dining table. The balcony looks east: bright mornings, cool evenings.',
      ar: 'غرفة نوم واحدة، ومعيشة تتسع لمكتب ومائدة طعام. شرفتها شرقية: صباح مضيء ومساء لطيف.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('4-01'),
    ...plans.threeBed,
    floor: 4,
    view: corner,
    price: usd(168_000),
    available: false,
    about: {
      en: 'A corner apartment with glass rails on two sides. The main bedroom has a bathroom of its own and a view down the street.',
      ar: 'شقة زاوية بدرابزين زجاجي من جهتين. ولغرفة النوم الرئيسية حمّامها وإطلالتها على الشارع.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('4-04'),
    bedrooms: 1,
    bathrooms: 1,
    sizeSqm: 78,
    floor: 4,
    view: hills,
    price: usd(98_000),
    available: false,
    about: {
      en: 'One bedroom on the fourth floor, with fitted wardrobes and room for a cot.',
      ar: 'غرفة نوم واحدة في الطابق الرابع، بخزائن ثابتة ومتّسع لسرير طفل.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('5-01'),
    ...plans.threeBed,
    floor: 5,
    view: corner,
    price: usd(172_000),
    about: {
      en: 'Three bedrooms halfway up the tower, high enough to see the hills over the roofs. The kitchen closes, and the laundry has a door of its own.',
      ar: 'ثلاث غرف نوم في منتصف البرج، تُرى منها التلال فوق الأسطح. مطبخها مغلق، ولغرفة الغسيل بابها.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('5-02'),
    ...plans.twoBed,
    floor: 5,
    view: city,
    price: usd(126_000),
    available: false,
    about: {
      en: 'Living room and main bedroom face south, with winter sun on the terrace for most of the day.',
      ar: 'المعيشة وغرفة النوم الرئيسية إلى الجنوب، وشمس الشتاء على شرفتها معظم النهار.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('6-02'),
    ...plans.twoBed,
    floor: 6,
    view: city,
    price: usd(129_000),
    about: {
      en: 'From the sixth floor the city is a quiet carpet of lights. Two bedrooms, two bathrooms, and a dining table that looks out over it.',
      ar: 'من الطابق السادس تبدو المدينة بساطًا هادئًا من الضوء. غرفتا نوم وحمّامان، ومائدة طعام تطل عليها.',
    },
    rooms: rooms.bathroomFirst,
  }),
  unit({
    ...apartment('7-01'),
    ...plans.threeBed,
    floor: 7,
    view: corner,
    price: usd(181_000),
    about: {
      en: 'A corner apartment: sunset at one end of the balcony, moonrise at the other.',
      ar: 'شقة زاوية: الغروب من طرف شرفتها، وطلوع القمر من الطرف الآخر.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('8-01'),
    ...plans.threeBed,
    floor: 8,
    view: corner,
    about: {
      en: 'A high corner with three bedrooms and a long view. Floors and kitchen can still be chosen; ask us about the finishes.',
      ar: 'زاوية عالية بثلاث غرف نوم وإطلالة بعيدة. ما زال اختيار الأرضيات والمطبخ متاحًا، فاسألنا عن التشطيب.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('9-01'),
    bedrooms: 3,
    bathrooms: 3,
    sizeSqm: 165,
    floor: 9,
    view: hills,
    available: false,
    about: {
      en: 'The eastern half of the top floor: three bedrooms, each with its own bathroom, and a balcony on two sides.',
      ar: 'النصف الشرقي من الطابق الأخير: ثلاث غرف نوم لكل منها حمّام، وشرفة من جهتين.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('9-02'),
    bedrooms: 3,
    bathrooms: 3,
    sizeSqm: 165,
    floor: 9,
    view: corner,
    price: usd(232_000),
    about: {
      en: 'The western half of the top floor, with a study off the living room and the whole town below.',
      ar: 'النصف الغربي من الطابق الأخير، بغرفة مكتب قرب المعيشة، والمدينة كلها تحت النافذة.',
    },
    rooms: rooms.livingFirst,
  }),
];
