import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '../../../i18n/isolate.ts';
import { plural } from '../../../i18n/plural.ts';
import type { Texts } from '../../../i18n/texts.ts';

export const en = {
  title: words.buyersPage,
  none: 'The buyer sees account, plan, papers and the building under a link of their own, and nobody else does.',
  others: (when: string) =>
    `The deal has had other buyers since ${when}: the link of the earlier ones opens nothing.`,
  noPhone: 'A link needs a phone: its last four digits are the key.',
  give: 'Give the link',
  giving: 'Giving…',
  whatsApp: words.whatsApp,
  copy: words.copyLink,
  see: 'See it as the buyer',
  renew: 'Replace the link',
  withdraw: 'Withdraw the link',
  given: (when: string, by: string) => `Given ${when}${by && ` by ${isolate(by)}`}`,
  never: 'Not opened yet',
  opened: (count: number, last: string) =>
    `${plural('en', count, { one: 'Opened once', other: 'Opened # times' })}, last ${last}`,
  wrong: (count: number) => plural('en', count, { one: 'Wrong digits once', other: 'Wrong digits # times' }),
  rests: (until: string) =>
    `Closed until ${until} after wrong digits. If it was not the buyer, replace the link.`,
  locked: 'Closed after 20 wrong tries. Replace the link, and hand the new one to the buyer.',
  renewTitle: 'Replace the link?',
  renewBody: (name: string) =>
    `The link that ${isolate(name)} has stops at once, also where the page is open now. Hand over the new one.`,
  withdrawTitle: 'Withdraw the link?',
  withdrawBody: (name: string) =>
    `The page of ${isolate(name)} closes at once, also where it is open now, and says how to ask for a new link.`,
  working: words.saving,
  done: { renew: 'Link replaced', withdraw: 'Link withdrawn' },
  failed: 'This was not saved',
  tell: 'Tell the buyer',
  tellOf: (what: string) => `Tell the buyer: ${what}`,
  told: (when: string) => `Handed to WhatsApp ${when}`,
  what: {
    receipt: (number: string) => `Receipt ${isolate(number)}`,
    stage: (stage: string) => `${isolate(stage)} was reached`,
    due: (day: string) => `Due on ${isolate(day)}`,
    returned: (number: string) => `Cheque ${isolate(number)} came back`,
  },
  all: words.buyersPages,
  allOf: (building: string) => `Buyers’ pages of ${isolate(building)}`,
  loadFailed: 'The buyers’ links could not be loaded',
  empty: 'No reserved or sold deals',
  emptyBody: 'Every deal of this building that is reserved or sold gets a line here.',
  buyer: words.buyer,
  state: words.status,
  last: 'Last opened',
  giveAll: 'Give all links',
  giveAllTitle: (count: number) => plural('en', count, { one: 'Give one link?', other: 'Give # links?' }),
  giveAllBody: (given: number, withoutPhone: number) =>
    [
      'Nobody is written to: hand each link to WhatsApp afterwards.',
      plural('en', given, {
        one: 'One deal has a link already, which stays.',
        other: '# deals have a link already, which stays.',
      }),
      plural('en', withoutPhone, {
        one: 'One has no phone and gets none.',
        other: '# have no phone and get none.',
      }),
    ].join(' '),
  gaveAll: (count: number) => plural('en', count, { one: 'One link given', other: '# links given' }),
  states: { open: 'Given', opened: 'Opened', locked: words.closed, none: words.none, noPhone: words.noPhone },
};

export const ar: Texts<typeof en> = {
  title: arWords.buyersPage,
  none: 'يرى المشتري حسابه وخطته وأوراقه والعمارة برابط خاص به، ولا يراه غيره.',
  others: (when) => `للصفقة مشترون آخرون منذ ${when}، ورابط السابقين لا يفتح شيئًا.`,
  noPhone: 'يحتاج الرابط إلى رقم هاتف: آخر أربعة أرقام منه هي المفتاح.',
  give: 'إعطاء الرابط',
  giving: 'جارٍ الإعطاء…',
  whatsApp: arWords.whatsApp,
  copy: arWords.copyLink,
  see: 'عرضها كما يراها المشتري',
  renew: 'استبدال الرابط',
  withdraw: 'سحب الرابط',
  given: (when, by) => `أُعطي ${when}${by && `، ${isolate(by)}`}`,
  never: 'لم يُفتح بعد',
  opened: (count, last) =>
    `${plural('ar', count, { one: 'فُتح مرة', two: 'فُتح مرتين', few: 'فُتح # مرات', other: 'فُتح # مرة' })}، آخرها ${last}`,
  wrong: (count) =>
    plural('ar', count, {
      one: 'أرقام خاطئة مرة',
      two: 'أرقام خاطئة مرتين',
      few: 'أرقام خاطئة # مرات',
      other: 'أرقام خاطئة # مرة',
    }),
  rests: (until) => `مغلقة حتى ${until} بعد أرقام خاطئة. إن لم يكن المشتري فاستبدل الرابط.`,
  locked: 'أُغلقت بعد 20 محاولة خاطئة. استبدل الرابط وسلّم الجديد للمشتري.',
  renewTitle: 'استبدال الرابط؟',
  renewBody: (name) =>
    `يتوقف الرابط الذي لدى ${isolate(name)} فورًا، حتى حيث الصفحة مفتوحة الآن. سلّم الرابط الجديد.`,
  withdrawTitle: 'سحب الرابط؟',
  withdrawBody: (name) =>
    `تُغلق صفحة ${isolate(name)} فورًا، حتى حيث هي مفتوحة الآن، وتقول كيف يُطلب رابط جديد.`,
  working: arWords.saving,
  done: { renew: 'استُبدل الرابط', withdraw: 'سُحب الرابط' },
  failed: 'لم يُحفظ هذا',
  tell: 'أبلغ المشتري',
  tellOf: (what) => `أبلغ المشتري: ${what}`,
  told: (when) => `سُلّمت لواتساب ${when}`,
  what: {
    receipt: (number) => `سند القبض ${isolate(number)}`,
    stage: (stage) => `اكتملت مرحلة «${isolate(stage)}»`,
    due: (day) => `تستحق في ${isolate(day)}`,
    returned: (number) => `عاد الشيك ${isolate(number)}`,
  },
  all: arWords.buyersPages,
  allOf: (building) => `صفحات المشترين في ${isolate(building)}`,
  loadFailed: 'تعذّر تحميل روابط المشترين',
  empty: 'لا صفقات محجوزة أو مبيعة',
  emptyBody: 'لكل صفقة محجوزة أو مبيعة في هذه العمارة سطر هنا.',
  buyer: arWords.buyer,
  state: arWords.status,
  last: 'آخر فتح',
  giveAll: 'إعطاء كل الروابط',
  giveAllTitle: (count) =>
    plural('ar', count, {
      one: 'إعطاء رابط واحد؟',
      two: 'إعطاء رابطين؟',
      few: 'إعطاء # روابط؟',
      other: 'إعطاء # رابطًا؟',
    }),
  giveAllBody: (given, withoutPhone) =>
    [
      'لا تُرسل رسالة إلى أحد: سلّم كل رابط لواتساب بعد ذلك.',
      `الروابط التي أُعطيت سابقًا تبقى: ${given}.`,
      `صفقات بلا رقم هاتف لا تأخذ رابطًا: ${withoutPhone}.`,
    ].join(' '),
  gaveAll: (count) =>
    plural('ar', count, {
      one: 'أُعطي رابط',
      two: 'أُعطي رابطان',
      few: 'أُعطيت # روابط',
      other: 'أُعطي # رابطًا',
    }),
  states: {
    open: 'أُعطي',
    opened: 'فُتح',
    locked: arWords.closed,
    none: arWords.none,
    noPhone: arWords.noPhone,
  },
};
