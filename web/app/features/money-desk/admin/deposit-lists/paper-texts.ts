import type { Lang } from '@diyar/contract/rules/language';
import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import { isolate } from '~/i18n/isolate.ts';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import { plural } from '~/i18n/plural.ts';
import type { Texts } from '~/i18n/texts.ts';

const currencies = {
  ILS: words.shekel,
  USD: words.usDollar,
  JOD: words.jordanianDinar,
};

/** The bank's language may differ from the user's: both are loaded with the paper. */
const en = {
  title: 'Cheque deposit list',
  licence: words.licensedOperator,
  account: words.account,
  currency: words.currency,
  currencies,
  name: words.name,
  columns: {
    cheque: words.chequeNo,
    bank: 'Drawn on',
    drawer: words.drawer,
    due: words.fallsDue,
    amount: words.amount,
  },
  cheques: (n: number) => plural('en', n, { one: '# cheque', other: '# cheques' }),
  inWords: words.inWords,
  only: (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)} only`,
  depositedBy: 'Deposited by',
  bankStamp: 'Bank’s stamp and signature',
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  again: (number: string) => `Cheque deposit list ${isolate(number)}`,
};

const ar: Texts<typeof en> = {
  title: 'حافظة إيداع شيكات',
  licence: 'مشغّل مرخّص رقم',
  account: arWords.account,
  currency: arWords.currency,
  currencies: { ILS: arWords.shekel, USD: arWords.usDollar, JOD: arWords.jordanianDinar },
  name: 'باسم',
  columns: {
    cheque: arWords.chequeNo,
    bank: 'المسحوب عليه',
    drawer: arWords.drawer,
    due: arWords.fallsDue,
    amount: arWords.amount,
  },
  cheques: (n) =>
    plural('ar', n, {
      one: 'شيك واحد',
      two: 'شيكان',
      few: '# شيكات',
      many: '# شيكًا',
      other: '# شيك',
    }),
  inWords: arWords.inWords,
  only: (words) => `فقط ${words} لا غير`,
  depositedBy: 'المودِع',
  bankStamp: 'ختم البنك وتوقيعه',
  page: (page, of) => `صفحة ${page} من ${of}`,
  again: (number) => `حافظة إيداع شيكات ${isolate(number)}`,
};

export const depositTexts: Record<Lang, Texts<typeof en>> = { en, ar: isolatedTexts(ar) };
