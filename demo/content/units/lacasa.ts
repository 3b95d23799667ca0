import type { DemoUnit } from '../../types.ts';
import { unit } from '../gallery.ts';
import { apartment } from '../labels.ts';
import { ils, plans, rooms, usd } from '../plans.ts';

const round = { en: 'The rounded corner', ar: 'الزاوية الدائرية' };
const street = { en: 'Over the street', ar: 'على الشارع' };
const garden = { en: 'Garden side', ar: 'جهة الحديقة' };
const quiet = { en: 'The quiet side', ar: 'الجهة الهادئة' };

/** An apartment that is reserved in ../lacasa-reservations.ts is not available on the site, because a deal claims it. */
export const lacasaUnits: DemoUnit[] = [
  unit({
    ...apartment('A-101'),
    ...plans.threeBed,
    floor: 1,
    view: round,
    price: ils(620_000),
    about: {
      en: 'The rounded corner, one floor above the street, with lavender under the windows.',
      ar: 'الزاوية الدائرية فوق الشارع بطابق، وتحت نوافذها الخزامى.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('A-102'),
    ...plans.threeBed,
    floor: 1,
    view: street,
    price: ils(610_000),
    about: {
      en: 'First floor, three bedrooms, with flower boxes along the balcony. One flight of stairs from the street, if you would rather walk.',
      ar: 'الطابق الأول، ثلاث غرف نوم، وأحواض زهور على الشرفة. بينها وبين الشارع درج واحد لمن يفضّل المشي.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('A-104'),
    ...plans.threeBed,
    floor: 1,
    view: quiet,
    price: ils(595_000),
    about: {
      en: 'Three bedrooms on the quiet side, looking at the neighbours’ cypress trees. The kitchen closes, with the laundry next door.',
      ar: 'ثلاث غرف نوم في الجهة الهادئة، تطل على سرو الجيران. مطبخها مغلق، وبجانبه غرفة الغسيل.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('A-201'),
    ...plans.threeBed,
    floor: 2,
    view: round,
    price: usd(178_000),
    about: {
      en: 'The rounded corner of the second floor: the balcony follows the curve, and the light moves along it all day.',
      ar: 'الزاوية الدائرية من الطابق الثاني: تنحني شرفتها مع الواجهة، ويدور عليها الضوء طوال النهار.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('A-302'),
    ...plans.threeBed,
    floor: 3,
    view: street,
    price: usd(185_000),
    about: {
      en: 'Three bedrooms in the middle of the front, with bougainvillea on the balcony.',
      ar: 'ثلاث غرف نوم في وسط الواجهة، وعلى شرفتها جهنميّة.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('A-303'),
    ...plans.twoBed,
    floor: 3,
    view: garden,
    price: ils(480_000),
    about: {
      en: 'Two bedrooms on the garden side, shaded in the afternoon.',
      ar: 'غرفتا نوم جهة الحديقة، والظل عليها بعد الظهر.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('A-304'),
    ...plans.threeBed,
    floor: 3,
    view: quiet,
    price: usd(182_000),
    about: {
      en: 'Three bedrooms, with a timber screen on the balcony for shade in summer and privacy all year.',
      ar: 'ثلاث غرف نوم، وعلى شرفتها مشربية خشبية: ظلّ في الصيف وخصوصية طوال السنة.',
    },
    rooms: rooms.bathroomFirst,
  }),
  unit({
    ...apartment('A-403'),
    ...plans.twoBed,
    floor: 4,
    view: garden,
    price: usd(134_000),
    about: {
      en: 'Two bedrooms on the garden side of the fourth floor. Easy to keep and easy to heat.',
      ar: 'غرفتا نوم جهة الحديقة في الطابق الرابع. العناية بها سهلة، وتدفئتها كذلك.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('A-502'),
    ...plans.threeBed,
    floor: 5,
    view: street,
    price: usd(196_000),
    about: {
      en: 'Fifth floor over the street, with the roofs of Al-Masyoun in front. Three bedrooms and two bathrooms.',
      ar: 'الطابق الخامس على الشارع، وأمامها أسطح الماصيون. ثلاث غرف نوم وحمّامان.',
    },
    rooms: rooms.livingFirst,
  }),
  unit({
    ...apartment('A-504'),
    ...plans.threeBed,
    floor: 5,
    view: quiet,
    price: usd(200_000),
    about: {
      en: 'Three bedrooms above the trees, with the sunset at the end of the balcony.',
      ar: 'ثلاث غرف نوم فوق الأشجار، والغروب عند طرف شرفتها.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...apartment('A-603'),
    ...plans.twoBed,
    floor: 6,
    view: garden,
    price: usd(146_000),
    about: {
      en: 'Two bedrooms on the top floor, with nobody overhead. The terrace gets the breeze from the west.',
      ar: 'غرفتا نوم في الطابق الأخير، لا جار فوقها، وتصل شرفتها نسمة الغرب.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...apartment('A-604'),
    ...plans.threeBed,
    floor: 6,
    view: quiet,
    about: {
      en: 'Three bedrooms on the top floor, on the quiet side, with a view to the hills from the living room.',
      ar: 'ثلاث غرف نوم في الطابق الأخير، في الجهة الهادئة، والتلال من نافذة المعيشة.',
    },
    rooms: rooms.livingFirst,
  }),
];
