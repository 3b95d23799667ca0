import type { Tellable } from '@diyar/contract/buyer-page';
import { buyersLanguage } from '@diyar/contract/rules/buyers-language';
import type { Lang } from '@diyar/contract/rules/language';
import { moneyText } from '@diyar/contract/rules/money-text';
import { dialDigits } from '@diyar/contract/rules/phone';
import { isolate } from '~/i18n/isolate.ts';
import { calendarDay } from '~/lib/admin/dates.ts';

type Words = {
  hello: (name: string) => string;
  page: string;
  key: string;
  told: Record<Tellable['what'], (label: string, amount: string, day: string) => string>;
};

/** The buyer's language may differ from the user's, so both are here. */
const TEXTS: Record<Lang, Words> = {
  en: {
    hello: (name) => `Hello${name && ` ${name}`},`,
    page: 'Your page with account, payments, papers and pictures of the building:',
    key: 'It asks for the last 4 digits of your phone.',
    told: {
      receipt: (label, amount) => `we received ${amount}. Your receipt ${label} is on your page:`,
      stage: (label, amount, day) =>
        `‘${label}’ is complete. By your plan ${amount} is due on ${day}. Your page:`,
      due: (_, amount, day) => `${amount} is due on ${day}. Plan and account are on your page:`,
      returned: (label, amount) =>
        `cheque ${label} of ${amount} came back from the bank. Please contact us. Your page:`,
    },
  },
  ar: {
    hello: (name) => `مرحبًا${name && ` ${name}`}،`,
    page: 'صفحتكم وفيها الحساب والدفعات والأوراق وصور العمارة:',
    key: 'تطلب آخر 4 أرقام من هاتفكم.',
    told: {
      receipt: (label, amount) => `استلمنا ${isolate(amount)}. سند القبض ${isolate(label)} في صفحتكم:`,
      stage: (label, amount, day) =>
        `اكتملت مرحلة «${isolate(label)}». وبحسب خطة الدفع يستحق ${isolate(amount)} في ${day}. صفحتكم:`,
      due: (_, amount, day) => `يستحق ${isolate(amount)} في ${day}. الخطة والحساب في صفحتكم:`,
      returned: (label, amount) =>
        `عاد الشيك ${isolate(label)} بمبلغ ${isolate(amount)} من البنك. نرجو التواصل معنا. صفحتكم:`,
    },
  },
};

/** What WhatsApp opens with: the link, or what there is to tell and the link. */
export function buyerMessage(name: string, url: string, about: Tellable | null): string {
  const lang = buyersLanguage(name);
  const { hello, page, key, told } = TEXTS[lang];
  const asked = `${url}?lang=${lang}`;
  if (!about) return [hello(name), page, asked, key].join('\n');
  const { what, amount, currency, on } = about;
  const label = lang === 'ar' ? about.labelAr : about.labelEn;
  const says = told[what](label, moneyText(amount, currency), calendarDay(on, lang));
  return [hello(name), says, asked].join('\n');
}

/** Opens a chat with the text; nothing is sent before somebody presses send there. Null without a phone. */
export function buyerChat(
  { name, phone }: { name: string; phone: string },
  url: string,
  about: Tellable | null = null,
): string | null {
  const digits = dialDigits(phone);
  if (digits === null) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(buyerMessage(name, url, about))}`;
}
