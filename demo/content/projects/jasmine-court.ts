import type { DemoProject } from '../../types.ts';
import { gallery } from '../gallery.ts';
import { address, birzeit, paragraphs } from '../places.ts';
import { jasmineCourtUnits } from '../units/jasmine-court.ts';

export const jasmineCourt: DemoProject = {
  slug: 'jasmine-court',
  name: { en: 'Jasmine Court', ar: 'حوش الياسمين' },
  description: {
    en: paragraphs(
      'Jasmine Court is a large house in the old manner: three floors of stone around one courtyard, with a long pool, citrus trees and lavender, and vaulted arcades to walk under in the shade.',
      'It holds eight homes, some directly on the court and some behind the first-floor loggia. Blue wooden shutters keep out the summer sun and let in the air.',
      'It stands in the old town of Birzeit, among lanes made for walking. Cars come in from behind, so the courtyard belongs to the children and the neighbours.',
    ),
    ar: paragraphs(
      'حوش الياسمين بيت كبير على عادة أهل البلاد: ثلاثة طوابق من حجر حول فناء واحد، فيه بركة ماء وحمضيات وخزامى، وحوله أروقة مقنطرة يُمشى تحتها في الظل.',
      'في الحوش ثمانية بيوت، بعضها على الفناء مباشرة وبعضها خلف شرفة الطابق الأول. وللنوافذ أباجورات خشبية زرقاء، تردّ شمس الصيف ولا تمنع الهواء.',
      'مكانه البلدة القديمة في بيرزيت، بين أزقّة تُقطع سيرًا. تدخل السيارات من الخلف، ويبقى الفناء للأطفال والجيران.',
    ),
  },
  status: 'active',
  featured: true,
  address: address({
    city: birzeit,
    block: { en: 'Old Town', ar: 'البلدة القديمة' },
    street: { en: 'College Street', ar: 'شارع الكلية' },
    lat: 31.97215,
    lng: 35.19478,
  }),
  building: { floors: 3, entrances: 2, parking: 10, lifts: 1 },
  launchDate: '2025-10-05',
  handoverDate: '2027-12-15',
  features: [
    { icon: 'tree', text: { en: 'One courtyard for all the homes', ar: 'فناء واحد لكل البيوت' } },
    { icon: 'drop', text: { en: 'Rainwater cistern under the court', ar: 'بئر ماء تحت الفناء' } },
    { icon: 'elevator', text: { en: 'A lift to every floor', ar: 'مصعد إلى كل الطوابق' } },
    { icon: 'car-simple', text: { en: 'Parking behind the building', ar: 'مواقف خلف المبنى' } },
    {
      icon: 'thermometer-simple',
      text: { en: 'Thick stone walls, insulated', ar: 'جدران حجرية سميكة ومعزولة' },
    },
    { icon: 'wind', text: { en: 'Shutters and cross-ventilation', ar: 'أباجورات وتهوية من جهتين' } },
    { icon: 'solar-panel', text: { en: 'Solar panels on the roof', ar: 'ألواح شمسية على السطح' } },
    { icon: 'key', text: { en: 'Two gates, closed at night', ar: 'بوّابتان تُغلقان ليلًا' } },
  ],
  cover: 'projects/jasmine-court/cover.jpg',
  gallery: gallery(
    ['layouts/two-bed-92.png', 'layouts/three-bed-135.png'],
    [
      'projects/jasmine-court/fountain.jpg',
      'projects/jasmine-court/arcade.jpg',
      'interiors/living-2.jpg',
      'projects/jasmine-court/gallery.jpg',
      'interiors/bedroom-1.jpg',
      'interiors/bathroom-1.jpg',
    ],
  ),
  units: jasmineCourtUnits,
};
