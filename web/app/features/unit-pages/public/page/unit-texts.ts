import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

/** Of the unit's page alone, and turned into words on the server: they are in no dictionary that every page loads. */
const en = {
  onRequest: words.priceOnRequest,
  price: words.price,
  fromAMonth: (amount: string) => `from ${amount} a month`,
  fromEvery: (amount: string) => `from ${amount} an instalment`,
  where: 'Where in the building',
  similar: 'Similar units',
  takenBack: 'To the project',
  plan: words.paymentPlan,
  planHint: 'Change the numbers until they suit you',
  planHintFixed: 'As the project offers it',
  choose: 'Plan',
  down: 'Down payment',
  hand: words.atHandover,
  signing: 'On signing',
  months: (every: number) => (every === 1 ? 'Months' : 'Payments'),
  monthsUnit: (every: number) => (every === 1 ? 'months' : 'payments'),
  each: (every: number) => (every === 1 ? 'Every month' : `Every ${every} months`),
  payments: 'Instalments',
  lastPayment: 'Last instalment',
  /** `from` and `to` are days. */
  span: '{from} to {to}',
  total: words.total,
  lines: 'The lines of the plan',
  calculate: 'Calculate',
  refused: 'From {least} to {most}. The plan below uses {used}.',
  refusedTogether:
    'With {hand}% at handover, at most {most}% down, so that {rest}% is left for instalments. The plan below uses {used}.',
  note: (least: string, most: string) =>
    `At least ${least} down, at most ${most}. Fees of the land registry are not included. An estimate until the office confirms it.`,
  noteFixed: 'Fees of the land registry are not included. An estimate until the office confirms it.',
  send: 'Send this plan',
  copy: words.copyLink,
  copied: words.linkCopied,
  print: words.printNow,
  payCount: (n: number) => plural('en', n, { one: '# payment', other: '# payments' }),
};

const ar: Texts<typeof en> = {
  onRequest: arWords.priceOnRequest,
  price: arWords.price,
  fromAMonth: (amount) => `من ${amount} شهريًا`,
  fromEvery: (amount) => `من ${amount} لكل قسط`,
  where: 'مكانها في المبنى',
  similar: 'وحدات شبيهة',
  takenBack: 'إلى المشروع',
  plan: arWords.paymentPlan,
  planHint: 'غيّر الأرقام حتى تناسبك',
  planHintFixed: 'كما يعرضها المشروع',
  choose: 'الخطة',
  down: 'الدفعة الأولى',
  hand: arWords.atHandover,
  signing: arWords.atSigning,
  months: (every) => (every === 1 ? 'عدد الأشهر' : 'عدد الأقساط'),
  monthsUnit: (every) => (every === 1 ? 'شهرًا' : 'قسطًا'),
  each: (every) =>
    every === 1
      ? 'كل شهر'
      : plural('ar', every, { two: 'كل شهرين', few: 'كل # أشهر', many: 'كل # شهرًا', other: 'كل # شهر' }),
  payments: 'الأقساط',
  lastPayment: 'القسط الأخير',
  span: 'من {from} إلى {to}',
  total: arWords.total,
  lines: 'بنود الخطة',
  calculate: 'احسب',
  refused: 'من {least} إلى {most}. حُسبت الخطة أدناه بـ{used}.',
  refusedTogether:
    'مع {hand}% عند التسليم، الدفعة الأولى {most}% على الأكثر، ليبقى {rest}% للأقساط. حُسبت الخطة أدناه بـ{used}.',
  note: (least, most) =>
    `الدفعة الأولى ${least} على الأقل، و${most} على الأكثر. لا تشمل رسوم الطابو والتسجيل. الأرقام تقديرية إلى أن يؤكدها المكتب.`,
  noteFixed: 'لا تشمل رسوم الطابو والتسجيل. الأرقام تقديرية إلى أن يؤكدها المكتب.',
  send: 'أرسل هذه الخطة',
  copy: arWords.copyLink,
  copied: arWords.linkCopied,
  print: arWords.printNow,
  payCount: (n) =>
    plural('ar', n, { one: 'دفعة واحدة', two: 'دفعتان', few: '# دفعات', many: '# دفعة', other: '# دفعة' }),
};

export const unitTexts = { en, ar: isolatedTexts(ar) };
