import type { DemoProject } from '../../types.ts';
import { gallery } from '../gallery.ts';
import { address, paragraphs, ramallah } from '../places.ts';
import { lacasaUnits } from '../units/lacasa.ts';

export const lacasaProject: DemoProject = {
  slug: 'lacasa',
  name: { en: 'LaCasa', ar: 'لاكاسا' },
  description: {
    en: paragraphs(
      'LaCasa is a six-storey corner building in Al-Masyoun. Its balconies follow the curve of the street in warm stone, timber and bougainvillea.',
      'Each floor holds four apartments: three with three bedrooms and one with two. Below ground, three levels of storage and parking are reached directly by lift.',
      'The building is finished, so you can walk through your apartment before you reserve it. The building manager’s office is by the entrance, and every payment gets a receipt.',
    ),
    ar: paragraphs(
      'لاكاسا بناية من ستة طوابق عند زاوية الشارع في الماصيون، تنحني شرفاتها معه، بحجر دافئ وخشب وجهنميّة.',
      'في كل طابق أربع شقق: ثلاث بثلاث غرف نوم، وواحدة بغرفتين. وتحت الأرض ثلاثة طوابق للمخازن والمواقف، يصلها المصعد مباشرة.',
      'البناية جاهزة، فادخل شقتك وتجوّل فيها قبل أن تحجزها. مكتب مدير البناية عند المدخل، ولكل دفعة إيصال.',
    ),
  },
  status: 'active',
  featured: true,
  address: address({
    city: ramallah,
    block: { en: 'Al-Masyoun', ar: 'الماصيون' },
    street: { en: 'Mahmoud Darwish Street', ar: 'شارع محمود درويش' },
    lat: 31.89142,
    lng: 35.20385,
  }),
  building: { floors: 6, entrances: 1, parking: 16, lifts: 2 },
  launchDate: '2024-02-01',
  handoverDate: '2026-09-30',
  features: [
    { icon: 'house-line', text: { en: 'Ready to move in', ar: 'جاهزة للسكن' } },
    { icon: 'elevator', text: { en: 'Two lifts', ar: 'مصعدان' } },
    { icon: 'garage', text: { en: 'Numbered parking below ground', ar: 'مواقف مرقّمة تحت الأرض' } },
    { icon: 'package', text: { en: 'Storerooms one level down', ar: 'مخازن في التسوية الأولى' } },
    { icon: 'shield-check', text: { en: 'Building manager on site', ar: 'إدارة مقيمة في البناية' } },
    { icon: 'solar-panel', text: { en: 'Solar water heating', ar: 'سخّانات شمسية' } },
    { icon: 'drop', text: { en: 'Water tanks and pump', ar: 'خزّانات مياه ومضخّة' } },
    {
      icon: 'thermometer-simple',
      text: { en: 'Insulated walls, double glazing', ar: 'عزل حراري وزجاج مزدوج' },
    },
  ],
  cover: 'projects/lacasa/cover.jpg',
  gallery: gallery(
    ['layouts/two-bed-92.png', 'layouts/three-bed-135.png'],
    [
      'projects/lacasa/front.jpg',
      'projects/lacasa/balcony.jpg',
      'interiors/kitchen-1.jpg',
      'projects/lacasa/entrance.jpg',
      'interiors/living-1.jpg',
      'interiors/bedroom-1.jpg',
      'interiors/bathroom-1.jpg',
    ],
  ),
  units: lacasaUnits,
};
