import { dialDigits } from '@diyar/contract/rules/phone';

/** The href of a phone number: with the country code, in whatever form it was typed. */
export const telHref = (phone: string) => `tel:+${dialDigits(phone) ?? ''}`;
export const whatsAppHref = (phone: string) => `https://wa.me/${dialDigits(phone) ?? ''}`;

/** A phone number as it was typed, left to right, as a link. */
export const TelLink = ({ phone }: { phone: string }) => (
  <a className="tel-link" href={telHref(phone)} dir="ltr">
    {phone}
  </a>
);
