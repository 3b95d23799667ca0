import type { DemoUnit } from '../../types.ts';
import { unit } from '../gallery.ts';
import { apartment } from '../labels.ts';
import { plans, rooms, usd } from '../plans.ts';

const garden = { en: 'With a private garden', ar: 'مع حديقة خاصة' };
const olives = { en: 'Over the olive trees', ar: 'على أشجار الزيتون' };
const stair = { en: 'Over the stone stair', ar: 'على الدرج الحجري' };
const hills = { en: 'Open to the hills', ar: 'إطلالة على التلال' };
const southWest = { en: 'Corner, south and west', ar: 'زاوية، جنوب وغرب' };
const southEast = { en: 'Corner, south and east', ar: 'زاوية، جنوب وشرق' };

/** Wing A lies to the west, B in the middle, C to the east. */
export const oliveTerracesUnits: DemoUnit[] = [
  unit({
    ...apartment('A-001'),
    ...plans.threeBed,
    floor: 0,
    view: garden,
    price: usd(198_000),
    about: {
      en: 'A ground-floor home with its own garden under two old olive trees. The kitchen has a laundry room beside it, and from the terrace to the grass it is a single step.',
      ar: 'بيت أرضي بحديقة خاصة تظلّلها زيتونتان معمّرتان. للمطبخ غرفة غسيل مجاورة، وبين الشرفة والعشب درجة واحدة.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('A-101'),
    ...plans.threeBed,
    floor: 1,
    view: southWest,
    price: usd(186_000),
    about: {
      en: 'A corner apartment on the first terrace. The living and dining room takes most of the south side; the main bedroom lies on the quiet west side with a bathroom of its own.',
      ar: 'شقة زاوية على المدرّج الأول. تشغل المعيشة والطعام معظم واجهتها الجنوبية، وغرفة النوم الرئيسية في الجهة الغربية الهادئة مع حمّامها الخاص.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('A-201'),
    ...plans.threeBed,
    floor: 2,
    view: southWest,
    price: usd(189_000),
    about: {
      en: 'On the second terrace, level with the crowns of the olive trees. Two bedrooms look north, away from the lane; the main one looks south.',
      ar: 'على المدرّج الثاني، بمحاذاة رؤوس الزيتون. غرفتا نوم إلى الشمال بعيدًا عن الزقاق، والرئيسية إلى الجنوب.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('A-301'),
    ...plans.fourBed,
    floor: 3,
    view: southWest,
    about: {
      en: 'The top floor of the west wing belongs to one home: four bedrooms and light from three sides. A dressing room lies between the main bedroom and its bathroom.',
      ar: 'الطابق الأخير من الجناح الغربي لبيت واحد: أربع غرف نوم، وضوء من ثلاث جهات. وبين غرفة النوم الرئيسية وحمّامها غرفة ملابس.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('B-101'),
    ...plans.twoBed,
    floor: 1,
    view: stair,
    price: usd(142_000),
    about: {
      en: 'A two-bedroom apartment right above the arcade, facing the stone stair. The kitchen opens to the dining table, and the terrace has sun from the morning on.',
      ar: 'شقة بغرفتي نوم فوق الأروقة مباشرة، أمامها الدرج الحجري. مطبخها مفتوح على مائدة الطعام، وشرفتها مشمسة من الصباح.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('B-102'),
    ...plans.twoBed,
    floor: 1,
    view: stair,
    price: usd(144_500),
    about: {
      en: 'The twin of the apartment next door, with a larger share of the afternoon sun. Laundry has a room of its own near the entrance.',
      ar: 'توأم الشقة المجاورة، ونصيبها من شمس العصر أوفر. وللغسيل غرفة مستقلة قرب المدخل.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('B-201'),
    ...plans.twoBed,
    floor: 2,
    view: olives,
    price: usd(147_000),
    available: false,
    about: {
      en: 'A well-ordered home for a couple or a small family, two floors above the garden. The main bedroom has its own bathroom, and both bedrooms have room for wardrobes.',
      ar: 'بيت مرتّب لزوجين أو أسرة صغيرة، فوق الحديقة بطابقين. لغرفة النوم الرئيسية حمّام خاص، وفي الغرفتين متّسع للخزائن.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('B-202'),
    ...plans.twoBed,
    floor: 2,
    view: olives,
    price: usd(148_500),
    about: {
      en: 'Quiet and sunny, with the terrace right in front of the living room. A good first home, and an easy one to look after.',
      ar: 'هادئة ومشمسة، وشرفتها أمام غرفة المعيشة مباشرة. تناسب بداية بيت جديد، والعناية بها سهلة.',
    },
    rooms: rooms.bathroomFirst,
  }),
  unit({
    ...apartment('B-301'),
    ...plans.threeBed,
    floor: 3,
    view: hills,
    price: usd(196_000),
    about: {
      en: 'The only home on its floor in the middle wing, so nobody passes your door. The terrace is long enough for a table of eight.',
      ar: 'الشقة الوحيدة في طابقها من الجناح الأوسط، فلا يمرّ ببابها أحد. وتتسع شرفتها لمائدة من ثمانية.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('B-401'),
    ...plans.fourBed,
    floor: 4,
    view: hills,
    about: {
      en: 'The crown of the building: four bedrooms under the pergola, set back behind a wide terrace, with the hills all around.',
      ar: 'تاج المبنى: أربع غرف نوم تحت العريشة، خلف شرفة واسعة، والتلال من حولها.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('C-001'),
    ...plans.threeBed,
    floor: 0,
    view: garden,
    price: usd(194_000),
    about: {
      en: 'A garden home in the east wing, reached without a single stair. It suits grandparents, small children, and anyone who likes to grow their own mint.',
      ar: 'بيت أرضي في الجناح الشرقي، يُدخل إليه بلا درج. يناسب الأجداد والأطفال، ومن يحب أن يزرع نعنعه بيده.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('C-101'),
    ...plans.threeBed,
    floor: 1,
    view: southEast,
    price: usd(184_000),
    available: false,
    about: {
      en: 'First floor of the east wing: morning sun in the kitchen and the garden just below the terrace.',
      ar: 'الطابق الأول من الجناح الشرقي: شمس الصباح في مطبخها، والحديقة تحت شرفتها.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('C-201'),
    ...plans.threeBed,
    floor: 2,
    view: southEast,
    price: usd(188_500),
    about: {
      en: 'East wing, second floor. The kitchen is a room of its own with space for a table, and the three bedrooms share one corridor.',
      ar: 'الجناح الشرقي، الطابق الثاني. المطبخ غرفة مستقلة تتسع لمائدة، وغرف النوم الثلاث متجاورة على ممر واحد.',
    },
    rooms: rooms.bathroomFirst,
  }),
  unit({
    ...apartment('C-301'),
    ...plans.fourBed,
    floor: 3,
    view: southEast,
    price: usd(262_000),
    available: false,
    about: {
      en: 'The top of the east wing: four bedrooms, a dining corner beside the kitchen, and a terrace that sees the sun rise.',
      ar: 'أعلى الجناح الشرقي: أربع غرف نوم، وركن طعام قرب المطبخ، وشرفة تستقبل الشروق.',
    },
    rooms: rooms.livingFirst,
  }),
];
