import { PHONE_MAX, PHONE_MIN } from '../limits.ts';
import { toWesternDigits } from './digits.ts';
import { companyPlace } from './place.ts';

const ALLOWED = /^[\d+\-\s()]+$/;

/** Western digits, plain hyphens, single spaces. */
export function cleanPhone(typed: string): string {
  return toWesternDigits(typed)
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** docs/product/public-site.md#phone-rule */
export function isValidPhone(typed: string): boolean {
  const phone = cleanPhone(typed);
  return phone.length <= PHONE_MAX && ALLOWED.test(phone) && phoneKey(phone) !== null;
}

type Parts = { code: string | null; national: string };

function partsOf(typed: string): Parts | null {
  const phone = cleanPhone(typed);
  const digits = phone.replace(/\D/g, '');
  if (digits === '') return null;
  const marked = phone.replace(/^\(/, '').startsWith('+') || digits.startsWith('00');
  const rest = digits.startsWith('00') ? digits.slice(2) : digits;
  if (marked || (!rest.startsWith('0') && rest.length >= 11)) {
    const home = companyPlace().phoneCodes.find((code) => rest.startsWith(code));
    if (home === undefined) return { code: '', national: rest.replace(/^0+/, '') };
    return { code: home, national: rest.slice(home.length).replace(/^0+/, '') };
  }
  return { code: null, national: rest.replace(/^0+/, '') };
}

/** What the keys of all numbers that begin like this begin with: +970 599 and 0599 are the same beginning. */
export function phoneBeginning(typed: string): string | null {
  const parts = partsOf(typed);
  if (parts === null || parts.national === '') return null;
  return parts.code === '' ? `+${parts.national}` : parts.national;
}

/**
 * 0599123456, +970 599 123 456, 00972599123456 and ٠٥٩٩١٢٣٤٥٦ are the same number and have the same key: the national
 * part of a local number, '+' and all digits of a foreign one. With fewer than seven digits it is no number, and has
 * no key: nobody is recognised by it.
 */
export function phoneKey(typed: string): string | null {
  const key = phoneBeginning(typed);
  return key !== null && key.replace('+', '').length >= PHONE_MIN ? key : null;
}

/** A Palestinian or Israeli number that begins with 5 is a mobile; of others nothing is known. */
export function isHomeMobile(typed: string): boolean {
  const parts = partsOf(typed);
  const isKnown = companyPlace().phoneCodes.includes('970');
  return isKnown && parts !== null && parts.code !== '' && parts.national.startsWith('5');
}

/** Digits for WhatsApp and tel: links: with the country code, without plus or leading zeros. */
export function dialDigits(typed: string): string | null {
  const parts = partsOf(typed);
  if (parts === null || parts.national === '') return null;
  return `${parts.code ?? companyPlace().phoneCodes[0] ?? ''}${parts.national}`;
}
