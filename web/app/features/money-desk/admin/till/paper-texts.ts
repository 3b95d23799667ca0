import type { Lang } from '@diyar/contract/rules/language';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '~/i18n/isolate.ts';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import type { Texts } from '~/i18n/texts.ts';
import { ar as arScreen, en as screen } from './texts.ts';

/** Both languages are loaded with the paper: whoever takes the cash may read the other one. */
const en = {
  title: 'Till closing',
  licence: words.licensedOperator,
  cashier: screen.cashier,
  closedAt: 'Closed',
  countedFrom: 'Counted from',
  currency: words.currency,
  receivedIn: '+ received',
  paidOut: '− paid out',
  voided: '± voided',
  expected: '= should be',
  counted: 'counted',
  difference: 'difference',
  reason: 'Difference:',
  nothing: 'No cash went through the till.',
  time: words.time,
  number: words.number,
  who: screen.columns.who,
  what: screen.columns.what,
  amount: words.amount,
  sides: screen.sides,
  handedOver: (name: string) => `Handed over: ${isolate(name)}`,
  received: 'Received',
  cashOnly: 'Cheques and transfers are not part of the cash.',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  again: (number: string) => `Till closing ${isolate(number)}`,
};

const ar: Texts<typeof en> = {
  title: 'إقفال صندوق',
  licence: 'مشغّل مرخّص رقم',
  cashier: arScreen.cashier,
  closedAt: 'أُقفل',
  countedFrom: 'العدّ منذ',
  currency: arWords.currency,
  receivedIn: 'مقبوض +',
  paidOut: 'مصروف −',
  voided: 'ملغى ±',
  expected: 'يجب أن يكون =',
  counted: 'المعدود',
  difference: 'الفرق',
  reason: 'الفرق:',
  nothing: 'لم يمرّ على الصندوق نقد.',
  time: arWords.time,
  number: arWords.number,
  who: arScreen.columns.who,
  what: arScreen.columns.what,
  amount: arWords.amount,
  sides: arScreen.sides,
  handedOver: (name) => `التسليم: ${isolate(name)}`,
  received: 'الاستلام',
  cashOnly: 'الشيكات والحوالات ليست من النقد.',
  page: (page, of) => `صفحة ${page} من ${of}`,
  again: (number) => `إقفال صندوق ${isolate(number)}`,
};

export const tillPaperTexts: Record<Lang, Texts<typeof en>> = { en, ar: isolatedTexts(ar) };
