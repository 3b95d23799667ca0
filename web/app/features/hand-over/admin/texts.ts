import * as arWords from '@diyar/contract/words/ar';
import * as words from '@diyar/contract/words/en';
import type { Texts } from '../../../i18n/texts.ts';

/** Handing a prepared text over to WhatsApp or mail. */
export const en = {
  whatsApp: 'Open WhatsApp',
  mail: 'Open e-mail',
  copy: words.copy,
  copied: 'Copied. Paste it where you write to them.',
  copyFailed: 'Could not copy. Select the text and copy it.',
  question: 'Did you send it?',
  questionHelp: 'Only then it is noted as answered.',
  yes: 'Yes, sent',
  byWhatsApp: 'Yes, by WhatsApp',
  byMail: 'Yes, by e-mail',
  no: 'Not sent',
  noted: 'Noted as sent',
  failed: words.notSavedTryAgain,
};

export const ar: Texts<typeof en> = {
  whatsApp: 'فتح واتساب',
  mail: 'فتح البريد',
  copy: arWords.copy,
  copied: 'نُسخ النص. ألصقه حيث تكتب إليهم.',
  copyFailed: 'تعذّر النسخ. حدّد النص وانسخه.',
  question: 'هل أرسلتها؟',
  questionHelp: 'عندها فقط تُسجّل ردًا.',
  yes: 'نعم، أُرسلت',
  byWhatsApp: 'نعم، بواتساب',
  byMail: 'نعم، بالبريد',
  no: 'لم تُرسل',
  noted: 'سُجّلت مُرسَلة',
  failed: arWords.notSavedTryAgain,
};
