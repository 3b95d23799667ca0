import type { Texts } from '../texts.ts';

export const en = {
  title: 'Terms of use',
  lead: 'This site shows what we build. It is an invitation to talk, not a contract.',
  sections: [
    {
      title: 'What is shown here',
      text: [
        'Areas, prices, plans and dates are given with care but may change while a project is being built. What counts is the contract you sign with us.',
        'Pictures of unfinished buildings are renderings. Furniture, planting and finishes in them are examples.',
      ],
    },
    {
      title: 'Availability',
      text: [
        'A unit shown as available may already be under discussion. Asking for a viewing reserves nothing; a reservation begins with a signed agreement.',
      ],
    },
    {
      title: 'Prices',
      text: [
        'Prices are stated in the currency beside them and do not include registration, taxes or fees unless they say so.',
      ],
    },
    {
      title: 'Using the site',
      text: [
        'You are welcome to browse, print and share these pages. Please do not copy our texts, plans and pictures for your own business, or disturb the running of the site.',
        'The forms are for genuine enquiries. We delete the rest.',
      ],
    },
    {
      title: 'Links',
      text: [
        'We link to maps and social networks because they are useful. What stands there is the responsibility of those who run them.',
      ],
    },
    {
      title: 'Law',
      text: [
        'These terms follow the law in force in {country}. The Arabic text decides if the two languages differ.',
      ],
    },
  ],
};

export const ar: Texts<typeof en> = {
  title: 'شروط الاستخدام',
  lead: 'يعرض هذا الموقع ما نبنيه. هو دعوة إلى الحديث وليس عقدًا.',
  sections: [
    {
      title: 'ما يُعرض هنا',
      text: [
        'نكتب المساحات والأسعار والمخططات والمواعيد بعناية، وقد تتغيّر أثناء البناء. والمرجع هو العقد الذي توقّعه معنا.',
        'صور المباني التي لم تكتمل رسوم تخيلية، وما فيها من أثاث وزراعة وتشطيب للتوضيح فقط.',
      ],
    },
    {
      title: 'توفّر الوحدات',
      text: ['قد تكون الوحدة المعروضة قيد البحث مع غيرك. طلب الزيارة لا يحجز شيئًا، والحجز يبدأ باتفاق موقّع.'],
    },
    {
      title: 'الأسعار',
      text: ['الأسعار بالعملة المكتوبة بجانبها، ولا تشمل التسجيل والضرائب والرسوم ما لم يُذكر ذلك.'],
    },
    {
      title: 'استخدام الموقع',
      text: [
        'تصفّح هذه الصفحات واطبعها وشاركها كما تشاء. ونرجو ألا تنسخ نصوصنا ومخططاتنا وصورنا لعمل تجاري، وألا تعطّل عمل الموقع.',
        'النماذج للاستفسارات الجادة، ونحذف ما سواها.',
      ],
    },
    {
      title: 'الروابط',
      text: ['نضع روابط إلى الخرائط وشبكات التواصل لفائدتها، ومسؤولية ما فيها على أصحابها.'],
    },
    {
      title: 'القانون',
      text: ['تخضع هذه الشروط للقوانين السارية في {country}، والنص العربي هو المرجع عند الاختلاف.'],
    },
  ],
};
