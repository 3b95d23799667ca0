import type { DemoProject } from '../../types.ts';
import { gallery } from '../gallery.ts';
import { address, paragraphs, ramallah } from '../places.ts';
import { cityGateOfficesUnits } from '../units/city-gate-offices.ts';

export const cityGateOffices: DemoProject = {
  slug: 'city-gate-offices',
  name: { en: 'City Gate Offices', ar: 'مكاتب بوابة المدينة' },
  description: {
    en: paragraphs(
      'City Gate is two wings of stone and glass on Al-Irsal Street, joined by a bridge above an open square, so that the building becomes a gate people walk through.',
      'Offices run from sixty square metres to a whole floor, with windows that open, high ceilings and raised floors for cabling. Two neighbouring offices can be joined into one.',
      'Palms and a water channel cool the square, shops and a café take the ground floor, and staff and visitors park below. Sales open soon; you can ask to see the site and the plans today.',
    ),
    ar: paragraphs(
      'بوابة المدينة جناحان من حجر وزجاج على شارع الإرسال، يصل بينهما جسر فوق ساحة مفتوحة، فيصير المبنى بابًا يمرّ الناس تحته.',
      'المكاتب من ستين مترًا مربعًا إلى طابق كامل، نوافذها تُفتح وأسقفها مرتفعة وأرضياتها مهيّأة للكوابل. ويمكن ضمّ مكتبين متجاورين في مكتب واحد.',
      'في الساحة نخيل ومجرى ماء، وفي الطابق الأرضي محالّ ومقهى، وتحت الأرض مواقف للموظفين والزوّار. يبدأ البيع قريبًا، ويسعدنا أن نريك الموقع والمخططات من الآن.',
    ),
  },
  status: 'active',
  featured: false,
  address: address({
    city: ramallah,
    block: { en: 'Al-Irsal', ar: 'الإرسال' },
    street: { en: 'Al-Irsal Street', ar: 'شارع الإرسال' },
    lat: 31.91597,
    lng: 35.20724,
  }),
  building: { floors: 7, entrances: 2, parking: 90, lifts: 4 },
  launchDate: '2027-03-01',
  handoverDate: '2029-06-30',
  features: [
    { icon: 'elevator', text: { en: 'Four lifts', ar: 'أربعة مصاعد' } },
    { icon: 'garage', text: { en: 'Parking for staff and visitors', ar: 'مواقف للموظفين والزوّار' } },
    {
      icon: 'charging-station',
      text: { en: 'Charging points for electric cars', ar: 'نقاط شحن للسيارات الكهربائية' },
    },
    { icon: 'network', text: { en: 'Raised floors and two fibre lines', ar: 'أرضيات مرفوعة وخطّا ألياف' } },
    {
      icon: 'fan',
      text: { en: 'Central cooling, metered per office', ar: 'تكييف مركزي وعدّاد لكل مكتب' },
    },
    {
      icon: 'lightning',
      text: { en: 'Standby power for the whole building', ar: 'كهرباء احتياطية للمبنى كله' },
    },
    { icon: 'fire-extinguisher', text: { en: 'Fire alarm and sprinklers', ar: 'إنذار حريق ومرشّات إطفاء' } },
    { icon: 'coffee', text: { en: 'A café on the square', ar: 'مقهى على الساحة' } },
    { icon: 'shield-check', text: { en: 'Reception and access cards', ar: 'استقبال وبطاقات دخول' } },
  ],
  cover: 'projects/city-gate-offices/cover.jpg',
  gallery: gallery(
    ['layouts/office-120.png'],
    [
      'projects/city-gate-offices/gate.jpg',
      'projects/city-gate-offices/plaza.jpg',
      'interiors/office-1.jpg',
      'projects/city-gate-offices/street.jpg',
      'interiors/lobby-1.jpg',
    ],
  ),
  units: cityGateOfficesUnits,
};
