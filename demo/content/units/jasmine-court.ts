import type { DemoUnit } from '../../types.ts';
import { unit } from '../gallery.ts';
import { home } from '../labels.ts';
import { plans, rooms, usd } from '../plans.ts';

const court = { en: 'On the courtyard', ar: 'على الفناء' };
const loggia = { en: 'Behind the loggia', ar: 'خلف الشرفة المقنطرة' };
const corner = { en: 'Corner, two sides', ar: 'زاوية، جهتان' };
const roofs = { en: 'Over the old town', ar: 'على البلدة القديمة' };

export const jasmineCourtUnits: DemoUnit[] = [
  unit({
    ...home('J-01'),
    ...plans.threeBed,
    floor: 0,
    view: court,
    price: usd(176_000),
    about: {
      en: 'A ground-floor home with its door in the arcade and its living room on the court. No stairs anywhere, and the fountain within earshot.',
      ar: 'بيت أرضي بابه تحت الرواق ومعيشته على الفناء. لا درج فيه، وصوت النافورة قريب.',
    },
    rooms: rooms.archedFirst,
  }),
  unit({
    ...home('J-02'),
    ...plans.twoBed,
    floor: 0,
    view: court,
    price: usd(121_000),
    about: {
      en: 'Two bedrooms beside the garden gate, with a storeroom under the arcade.',
      ar: 'غرفتا نوم عند بوّابة الحوش، ومخزن تحت الرواق.',
    },
    rooms: rooms.bedroomFirst,
  }),
  unit({
    ...home('J-03'),
    ...plans.twoBed,
    floor: 1,
    view: loggia,
    price: usd(118_000),
    about: {
      en: 'Two bedrooms on the first-floor loggia. Open the shutters and the court lies below; close them and the rooms stay cool until evening.',
      ar: 'غرفتا نوم على شرفة الطابق الأول. تفتح الأباجور فترى الفناء، وتغلقه فيبقى البيت باردًا حتى المساء.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...home('J-04'),
    ...plans.threeBed,
    floor: 1,
    view: loggia,
    price: usd(168_000),
    available: false,
    about: {
      en: 'Three bedrooms behind the arches, with the living room on the court and the bedrooms on the lane.',
      ar: 'ثلاث غرف نوم خلف الأقواس: المعيشة على الفناء، والنوم على الزقاق.',
    },
    rooms: rooms.archedFirst,
  }),
  unit({
    ...home('J-05'),
    ...plans.threeBed,
    floor: 1,
    view: corner,
    price: usd(171_000),
    about: {
      en: 'The corner of the first floor, with arched windows on two sides and a wall long enough for a library.',
      ar: 'زاوية الطابق الأول، بنوافذ مقنطرة من جهتين وجدار يتسع لمكتبة.',
    },
    rooms: rooms.archedFirst,
  }),
  unit({
    ...home('J-06'),
    ...plans.twoBed,
    floor: 2,
    view: roofs,
    price: usd(124_000),
    about: {
      en: 'Two bedrooms under timber beams on the top floor, reached by lift. The terrace looks over the roofs of the old town.',
      ar: 'غرفتا نوم تحت عوارض خشبية في الطابق الأخير، ويصله المصعد. شرفته على أسطح البلدة القديمة.',
    },
    rooms: rooms.archedFirst,
  }),
  unit({
    ...home('J-07'),
    ...plans.threeBed,
    floor: 2,
    view: court,
    price: usd(174_000),
    available: false,
    about: {
      en: 'Three bedrooms on the top floor, on the sunniest side of the court. The kitchen is large enough to eat in.',
      ar: 'ثلاث غرف نوم في الطابق الأخير، في أكثر جهات الحوش شمسًا. ويتسع مطبخه لمائدة العائلة.',
    },
    rooms: rooms.kitchenFirst,
  }),
  unit({
    ...home('J-08'),
    bedrooms: 3,
    bathrooms: 3,
    sizeSqm: 168,
    floor: 2,
    view: roofs,
    about: {
      en: 'The largest home in the court: three bedrooms, three bathrooms, and a stair of its own to a roof terrace planted with jasmine.',
      ar: 'أكبر بيوت الحوش: ثلاث غرف نوم وثلاثة حمّامات، ودرج خاص إلى سطح مزروع بالياسمين.',
    },
    rooms: rooms.archedFirst,
  }),
];
