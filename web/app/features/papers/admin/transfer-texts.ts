import * as arWords from '@diyar/contract/words/ar';
import * as arLists from '@diyar/contract/words/ar/lists';
import * as words from '@diyar/contract/words/en';
import * as enLists from '@diyar/contract/words/en/lists';
import { isolate } from '~/i18n/isolate.ts';
import { isolatedTexts } from '~/i18n/isolated-texts.ts';
import type { Texts } from '~/i18n/texts.ts';

/** In the language of the buyers, which may differ from the user's. */
const en = {
  title: words.transferPaper,
  from: 'Hands the deal over',
  to: 'Takes the deal over',
  share: (percent: string) => `share ${isolate(percent)}%`,
  stands: (deal: string) => `Deal ${isolate(deal)} with this transfer`,
  sentence: (units: string, building: string, day: string) =>
    `On ${isolate(day)} the rights and duties of the deal on ${isolate(units)}, ${isolate(building)}, went over. What was paid stays paid; what is left is due as the payment plan says.`,
  fee: 'Fee of the transfer',
  cheques: 'Cheques that had not cleared',
  kept: 'kept, drawn by the earlier buyer',
  back: words.givenBackInText,
  by: 'Written by',
  signFrom: 'Signature: hands over',
  signTo: 'Signature: takes over',
  kinds: enLists.idKinds,
};

const ar: Texts<typeof en> = {
  title: arWords.transferPaper,
  from: 'المتنازل عن الصفقة',
  to: 'المتنازل له بالصفقة',
  share: (percent) => `حصة ${isolate(percent)}%`,
  stands: (deal) => `الصفقة ${isolate(deal)} بهذا التنازل`,
  sentence: (units, building, day) =>
    `في ${isolate(day)} انتقلت حقوق الصفقة والتزاماتها على ${isolate(units)}، ${isolate(building)}. ما دُفع يبقى مدفوعًا، والباقي يستحق بحسب خطة الدفع.`,
  fee: 'رسم هذا التنازل',
  cheques: 'شيكات لم تكن محصَّلة',
  kept: 'بقي، والساحب المشتري السابق',
  back: 'أُعيد إليه',
  by: 'كتبها',
  signFrom: 'توقيع المتنازل',
  signTo: 'توقيع المتنازل له',
  kinds: arLists.idKinds,
};

export const transferTexts = { en, ar: isolatedTexts(ar) };
