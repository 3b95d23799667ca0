import { dialDigits } from '@diyar/contract/rules/phone';
import { whatsappUrl } from './whatsapp.ts';

export type Ways = {
  phone: string;
  email: string;
  /** What the visitor would write, already in the chat and the letter. */
  message?: string | undefined;
  subject?: string | undefined;
};

/** How the company can be reached; null where it has no such way. */
export function contactLinks({ phone, email, message, subject }: Ways) {
  const digits = dialDigits(phone);
  return {
    chat: whatsappUrl(phone, message),
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
