import { dialDigits } from '@diyar/contract/rules/phone';
import { whatsappUrl } from './whatsapp.ts';

export type Ways = {
  phone: string;
  whatsapp: string;
  email: string;
  /** The prefilled text of the chat and the e-mail. */
  message?: string | undefined;
  subject?: string | undefined;
};

/** The links to reach the company; null for a channel it does not have. */
export function contactLinks({ phone, whatsapp, email, message, subject }: Ways) {
  const digits = dialDigits(phone);
  return {
    chat: whatsappUrl(whatsapp, message),
    call: digits ? `tel:+${digits}` : null,
    mail: email ? mailtoUrl(email, subject, message) : null,
  };
}

function mailtoUrl(email: string, subject?: string, body?: string) {
  const parts = Object.entries({ subject, body }).flatMap(([name, value]) =>
    value ? `${name}=${encodeURIComponent(value)}` : [],
  );
  return `mailto:${email}${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
}
