import { dialDigits } from '@diyar/contract/rules/phone';

/** What a phone dials: with the country code, whatever way it was typed. */
export const telHref = (phone: string) => `tel:+${dialDigits(phone) ?? ''}`;
export const whatsAppHref = (phone: string) => `https://wa.me/${dialDigits(phone) ?? ''}`;

/** A number as it was typed, left to right, that can be tapped. */
export const TelLink = ({ phone }: { phone: string }) => (
  <a className="tel" href={telHref(phone)} dir="ltr">
    {phone}
  </a>
);
