import type { DemoCompany } from '../types.ts';
import { address, paragraphs, ramallah } from './places.ts';

export const company: DemoCompany = {
  name: { en: 'Diyar', ar: 'ديار' },
  email: 'hello@diyar.example',
  phone: '+970 2 200 5018',
  whatsapp: '+970 59 200 5018',
  licence: '562 118',
  about: {
    en: paragraphs(
      'Diyar is a Palestinian real-estate developer based in Ramallah. We read the land before we draw on it, bring the stone from quarries nearby, and turn the windows to the sun and the neighbours to one courtyard.',
      'We plan for August and for January: insulated walls, double glazing, a cistern for the rain. Our contracts are plain enough to read in one sitting, and after the keys change hands we stay within reach.',
    ),
    ar: paragraphs(
      'ديار شركة تطوير عقاري فلسطينية، مقرّها رام الله. نقرأ الأرض قبل أن نرسم عليها، ونأتي بالحجر من محاجر قريبة، ونوجّه النوافذ نحو الشمس والجيران نحو فناء واحد.',
      'نحسب لآب حسابه ولكانون حسابه: جدران معزولة، وزجاج مزدوج، وبئر تجمع ماء المطر. عقودنا واضحة تُقرأ في جلسة واحدة، وبعد تسليم المفتاح نبقى على مقربة من أهل البيت.',
    ),
  },
  socials: {
    instagram: 'https://www.instagram.com/diyar.example',
    facebook: 'https://www.facebook.com/diyar.example',
  },
  address: address({
    city: ramallah,
    block: { en: 'Al-Irsal', ar: 'الإرسال' },
    street: {
      en: 'Al-Irsal Street, Diyar Building, 2nd floor',
      ar: 'شارع الإرسال، عمارة ديار، الطابق الثاني',
    },
    lat: 31.91384,
    lng: 35.20612,
  }),
};
