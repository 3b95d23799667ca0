import { dialDigits } from '@diyar/contract/rules/phone';

/** Opens a chat with the words already written; null when there is no number to write to. */
export function whatsappUrl(phone: string, message = ''): string | null {
  const digits = dialDigits(phone);
  if (!digits) return null;
  return `https://wa.me/${digits}${message && `?text=${encodeURIComponent(message)}`}`;
}
