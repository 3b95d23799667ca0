import type { DemoUnit } from '../../types.ts';
import { unit } from '../gallery.ts';
import { office, showroom } from '../labels.ts';
import { jod, plans, rooms } from '../plans.ts';

const square = { en: 'On the square', ar: 'على الساحة' };
const street = { en: 'Over Al-Irsal Street', ar: 'على شارع الإرسال' };
const corner = { en: 'Corner, two sides', ar: 'زاوية، جهتان' };
const gate = { en: 'Above the gate', ar: 'فوق البوابة' };

export const cityGateOfficesUnits: DemoUnit[] = [
  unit({
    ...showroom('C-001'),
    bedrooms: 0,
    bathrooms: 2,
    sizeSqm: 160,
    floor: 0,
    view: square,
    about: {
      en: 'A corner showroom on the square, glazed on two sides, with a high ceiling and its own door to the street.',
      ar: 'معرض زاوية على الساحة، زجاجه من جهتين وسقفه مرتفع، وله باب على الشارع.',
    },
    rooms: rooms.lobby,
  }),
  unit({
    ...office('C-002'),
    bedrooms: 0,
    bathrooms: 1,
    sizeSqm: 96,
    floor: 0,
    view: street,
    about: {
      en: 'A ground-floor suite with a separate entrance, suitable for a clinic or a bank branch. Step-free from the pavement.',
      ar: 'مكتب أرضي بمدخل مستقل، يصلح عيادة أو فرعًا لمصرف. لا درج بينه وبين الرصيف.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-101'),
    ...plans.office,
    floor: 1,
    view: square,
    price: jod(168_000),
    about: {
      en: 'Reception, meeting room, director’s room and an open space for twelve desks, with a pantry and two washrooms of its own.',
      ar: 'استقبال وغرفة اجتماعات ومكتب مدير، ومساحة مفتوحة لاثني عشر موظفًا، مع مطبخ صغير وحمّامين.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-102'),
    bedrooms: 0,
    bathrooms: 1,
    sizeSqm: 60,
    floor: 1,
    view: square,
    price: jod(86_000),
    about: {
      en: 'Sixty square metres for a practice of four or five people, on the side of the square.',
      ar: 'ستون مترًا مربعًا لفريق من أربعة أو خمسة، على جهة الساحة.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-201'),
    ...plans.office,
    floor: 2,
    view: square,
    price: jod(172_000),
    about: {
      en: 'The plan of C-101 one floor up, where the palms reach the windows.',
      ar: 'على مخطط المكتب C-101 وأعلى منه بطابق، حيث يصل النخيل إلى النوافذ.',
    },
    rooms: rooms.lobby,
  }),
  unit({
    ...office('C-202'),
    bedrooms: 0,
    bathrooms: 1,
    sizeSqm: 84,
    floor: 2,
    view: street,
    about: {
      en: 'Two rooms and a small reception, for lawyers, accountants or engineers.',
      ar: 'غرفتان واستقبال صغير، لمكتب محاماة أو محاسبة أو هندسة.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-301'),
    ...plans.office,
    floor: 3,
    view: corner,
    price: jod(178_000),
    about: {
      en: 'A corner beside the gate, with light from two sides. Storage and pantry lie inside, so the desks stand at the windows.',
      ar: 'زاوية بجانب البوابة يدخلها الضوء من جهتين. التخزين والمطبخ في الداخل، فتبقى الطاولات عند النوافذ.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-302'),
    bedrooms: 0,
    bathrooms: 1,
    sizeSqm: 60,
    floor: 3,
    view: street,
    about: {
      en: 'A small office with a large view, along the whole of Al-Irsal Street.',
      ar: 'مكتب صغير بإطلالة واسعة على امتداد شارع الإرسال.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-401'),
    ...plans.office,
    floor: 4,
    view: corner,
    about: {
      en: 'Twelve desks and a meeting room, high enough to leave the noise of the street behind.',
      ar: 'مساحة لاثني عشر موظفًا وغرفة اجتماعات، على علوّ لا يصله ضجيج الشارع.',
    },
    rooms: rooms.lobby,
  }),
  unit({
    ...office('C-402'),
    bedrooms: 0,
    bathrooms: 3,
    sizeSqm: 210,
    floor: 4,
    view: street,
    about: {
      en: 'Two hundred and ten square metres, as one office or as two, each with its own door.',
      ar: 'مئتان وعشرة أمتار مربعة، مكتبًا واحدًا أو مكتبين لكل منهما بابه.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-501'),
    bedrooms: 0,
    bathrooms: 4,
    sizeSqm: 280,
    floor: 5,
    view: gate,
    available: false,
    about: {
      en: 'The office in the bridge: glass to the east and west, and the square straight below.',
      ar: 'مكتب الجسر: زجاج شرقًا وغربًا، والساحة تحته مباشرة.',
    },
    rooms: rooms.office,
  }),
  unit({
    ...office('C-601'),
    bedrooms: 0,
    bathrooms: 6,
    sizeSqm: 420,
    floor: 6,
    view: corner,
    about: {
      en: 'A whole floor for one company, with the lifts at the door and a terrace at each end.',
      ar: 'طابق كامل لشركة واحدة، المصاعد عند بابه وفي كل طرف منه شرفة.',
    },
    rooms: rooms.lobby,
  }),
];
