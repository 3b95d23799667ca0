import type { DemoProject } from '../../types.ts';
import { gallery } from '../gallery.ts';
import { address, paragraphs, surda } from '../places.ts';
import { sunriseVillasUnits } from '../units/sunrise-villas.ts';

export const sunriseVillas: DemoProject = {
  slug: 'sunrise-villas',
  name: { en: 'Sunrise Villas', ar: 'فلل الشروق' },
  description: {
    en: paragraphs(
      'Sunrise Villas is a row of white houses on the hill of Surda, each with a garden, a pool and a wall of stone, and all of them facing the first light of the day.',
      'Living room and kitchen lie on the garden; above them, the bedrooms and a long balcony with a glass rail. Guests have an entrance and a sitting room of their own, so the house keeps its privacy.',
      'The lane is private and lined with palms, with a gate and a guard at its head. Sales open soon; you can ask to see the site today.',
    ),
    ar: paragraphs(
      'فلل الشروق صفّ من البيوت البيضاء على تلّة سردا، لكل بيت حديقة ومسبح وسور من حجر، وكلها تستقبل الشمس من أول النهار.',
      'المعيشة والمطبخ على الحديقة، وفوقهما غرف النوم وشرفة طويلة بدرابزين زجاجي. وللضيوف مدخلهم ومجلسهم، فتبقى للبيت خصوصيته.',
      'طريق الفلل خاصّ تصطفّ عليه أشجار النخيل، وعند أوله بوّابة وحارس. يبدأ البيع قريبًا، ويسعدنا أن نريك الموقع من الآن.',
    ),
  },
  status: 'active',
  featured: false,
  address: address({
    city: surda,
    block: { en: 'Eastern Hill', ar: 'التلّة الشرقية' },
    street: { en: 'Surda–Abu Qash Road', ar: 'طريق سردا – أبو قش' },
    lat: 31.94386,
    lng: 35.20318,
  }),
  building: { floors: 2, entrances: 1, parking: 12, lifts: 0 },
  launchDate: '2027-04-15',
  handoverDate: '2029-03-31',
  features: [
    { icon: 'swimming-pool', text: { en: 'A pool with each villa', ar: 'مسبح لكل فيلا' } },
    { icon: 'tree', text: { en: 'A garden on three sides', ar: 'حديقة من ثلاث جهات' } },
    { icon: 'garage', text: { en: 'Garage for two cars', ar: 'كراج لسيارتين' } },
    { icon: 'sun-horizon', text: { en: 'Rooms that face the sunrise', ar: 'غرف تستقبل الشروق' } },
    {
      icon: 'solar-panel',
      text: { en: 'Solar panels for house and pool', ar: 'ألواح شمسية للبيت والمسبح' },
    },
    { icon: 'thermometer-simple', text: { en: 'Underfloor heating', ar: 'تدفئة تحت البلاط' } },
    { icon: 'drop', text: { en: 'A cistern for the garden', ar: 'بئر لسقاية الحديقة' } },
    { icon: 'tree-palm', text: { en: 'Private lane lined with palms', ar: 'طريق خاصّ بين النخيل' } },
    { icon: 'shield-check', text: { en: 'Gate with a guard', ar: 'بوّابة وحارس' } },
  ],
  cover: 'projects/sunrise-villas/cover.jpg',
  gallery: gallery(
    [],
    [
      'projects/sunrise-villas/row.jpg',
      'interiors/living-1.jpg',
      'projects/sunrise-villas/lane.jpg',
      'interiors/bathroom-1.jpg',
      'projects/sunrise-villas/street.jpg',
      'interiors/kitchen-1.jpg',
      'interiors/bedroom-1.jpg',
    ],
  ),
  units: sunriseVillasUnits,
};
