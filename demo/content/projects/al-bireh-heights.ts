import type { DemoProject } from '../../types.ts';
import { gallery } from '../gallery.ts';
import { address, alBireh, paragraphs } from '../places.ts';
import { alBirehHeightsUnits } from '../units/al-bireh-heights.ts';

export const alBirehHeights: DemoProject = {
  slug: 'al-bireh-heights',
  name: { en: 'Al-Bireh Heights', ar: 'مرتفعات البيرة' },
  description: {
    en: paragraphs(
      'A ten-storey tower in Al-Shurfa, where Al-Bireh and Ramallah meet. From its corner balconies you see the hills to the east and the lights of both towns to the west.',
      'Homes range from a studio for one to three bedrooms for a family, with two lifts and parking below ground. The façades are stone and glass, and every floor has corner apartments with sun from two sides.',
      'A doorman keeps the lobby, and the ground floor holds shops for daily needs, so bread and medicine do not take a car.',
    ),
    ar: paragraphs(
      'برج سكني من عشرة طوابق في حيّ الشرفة، حيث تلتقي البيرة برام الله. من شرفات زواياه تُرى التلال شرقًا وأضواء المدينتين غربًا.',
      'البيوت من استوديو لشخص واحد إلى شقة بثلاث غرف نوم للعائلة، مع مصعدين ومواقف تحت الأرض. الواجهات حجر وزجاج، وفي كل طابق شقق زاوية تدخلها الشمس من جهتين.',
      'في الردهة حارس يستقبلك، وفي الطابق الأرضي محالّ للحاجات اليومية، فلا تُخرج السيارة من أجل خبز أو دواء.',
    ),
  },
  status: 'active',
  featured: true,
  address: address({
    city: alBireh,
    block: { en: 'Al-Shurfa', ar: 'الشرفة' },
    street: { en: 'Jerusalem Street', ar: 'شارع القدس' },
    lat: 31.89963,
    lng: 35.21637,
  }),
  building: { floors: 10, entrances: 2, parking: 42, lifts: 2 },
  launchDate: '2024-09-01',
  handoverDate: '2027-03-31',
  features: [
    { icon: 'elevator', text: { en: 'Two lifts', ar: 'مصعدان' } },
    { icon: 'garage', text: { en: 'Underground parking', ar: 'مواقف تحت الأرض' } },
    { icon: 'storefront', text: { en: 'Shops on the ground floor', ar: 'محالّ في الطابق الأرضي' } },
    {
      icon: 'shield-check',
      text: { en: 'Attended lobby and video entry phone', ar: 'حارس في الردهة واتصال مرئي عند الباب' },
    },
    { icon: 'lightning', text: { en: 'Standby generator', ar: 'مولّد كهرباء احتياطي' } },
    { icon: 'wifi-high', text: { en: 'Fibre to every home', ar: 'ألياف ضوئية لكل شقة' } },
    {
      icon: 'thermometer-simple',
      text: { en: 'Insulated walls, double glazing', ar: 'عزل حراري وزجاج مزدوج' },
    },
    {
      icon: 'fire-extinguisher',
      text: { en: 'Fire alarm and a second staircase', ar: 'إنذار حريق ودرج ثانٍ' },
    },
  ],
  cover: 'projects/al-bireh-heights/cover.jpg',
  gallery: gallery(
    ['layouts/studio-48.png', 'layouts/two-bed-92.png', 'layouts/three-bed-135.png'],
    [
      'projects/al-bireh-heights/balconies.jpg',
      'projects/al-bireh-heights/entrance.jpg',
      'interiors/bedroom-1.jpg',
      'projects/al-bireh-heights/street.jpg',
      'interiors/lobby-1.jpg',
      'interiors/kitchen-1.jpg',
      'interiors/bathroom-1.jpg',
    ],
  ),
  units: alBirehHeightsUnits,
};
