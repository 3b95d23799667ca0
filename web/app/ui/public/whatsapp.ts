import { dialDigits } from '@diyar/contract/rules/phone';

/** The link to a chat with a prefilled message; null without a phone number. */
export function whatsappUrl(phone: string, message = ''): string | null {
  const digits = dialDigits(phone);
  if (!digits) return null;
  return `https://wa.me/${digits}${message && `?text=${encodeURIComponent(message)}`}`;
}
