import type { PaperData } from '@diyar/contract/papers';
import { readCompany } from '@diyar/contract/readers/company';

/** The company as it is today, for papers that are not stored. */
export function companyOnPaper(answer: unknown): PaperData['company'] {
  const { nameEn, nameAr, phone, email, licence, address } = readCompany(answer);
  const place = ({ street, block, city, country }: typeof address.en, comma: string) =>
    [street, block, city, country].filter((part) => part !== '').join(comma);
  return {
    name: { en: nameEn, ar: nameAr },
    address: { en: place(address.en, ', '), ar: place(address.ar, '، ') },
    phone,
    email,
    licence,
  };
}
