import type { UnitKind } from './deals.ts';
import type { Lang } from './language.ts';
import type { Currency } from './money.ts';
import type { PlanLine } from './plans.ts';

/** What of a deal stands in its contract, as it was when the contract was made. */
export type ContractFacts = {
  /** Null in a draft. */
  number: string | null;
  on: string;
  company: {
    name: Record<Lang, string>;
    address: Record<Lang, string>;
    phone: string;
    email: string;
    licence: string;
  };
  project: { nameEn: string; nameAr: string; addressEn: string; addressAr: string } | null;
  dealId: number;
  dealOn: string;
  /** Null before there is a price. */
  money: { currency: Currency; price: number; fees: number; discounts: number } | null;
  parties: ContractParty[];
  units: ContractUnit[];
  plan: PlanLine[];
};

export type ContractParty = {
  name: string;
  legalName: string;
  idKind: 'national' | 'passport' | 'company' | null;
  idNumber: string;
  address: string;
  email: string;
  phone: string;
  /** Of a hundred; null where nobody divided. */
  share: number | null;
};

export type ContractUnit = {
  label: string;
  kind: UnitKind;
  floor: number | null;
  sizeSqm: number;
  bedrooms: number;
  price: number | null;
};

const EXAMPLE_STAGE = {
  ...{ id: 1, nameEn: 'Skeleton', nameAr: 'العظم', order: 2 },
  ...{ plannedOn: '2027-03-01', reachedOn: null },
};

/** The deal of the examples and of a test contract: nobody's. */
export const EXAMPLE_FACTS: ContractFacts = {
  ...{ number: '2026-0000', on: '2026-11-15', dealId: 1234, dealOn: '2026-11-09' },
  company: {
    name: { en: 'Example Real Estate', ar: 'شركة المثال العقارية' },
    address: { en: 'Irsal Street, Ramallah', ar: 'شارع الإرسال، رام الله' },
    ...{ phone: '02 295 0000', email: 'office@example.com', licence: '562000000' },
  },
  project: {
    ...{ nameEn: 'Example Tower', nameAr: 'برج المثال' },
    ...{ addressEn: 'Main Street, Al-Bireh', addressAr: 'الشارع الرئيسي، البيرة' },
  },
  money: { currency: 'USD', price: 168_000, fees: 0, discounts: 1500 },
  parties: [
    {
      ...{ name: 'Sami Example', legalName: 'سامي أحمد مثال', idKind: 'national', idNumber: '900000000' },
      ...{ address: 'شارع القدس، رام الله', email: 'sami@example.com', phone: '0599 000 000', share: 60 },
    },
    {
      ...{ name: 'Rima Example', legalName: 'ريما خالد مثال', idKind: 'passport', idNumber: 'N0000000' },
      ...{ address: 'شارع القدس، رام الله', email: 'rima@example.com', phone: '0598 000 000', share: 40 },
    },
  ],
  units: [
    { label: 'A-302', kind: 'apartment', floor: 3, sizeSqm: 142.5, bedrooms: 3, price: 160_000 },
    { label: 'P-06', kind: 'parking', floor: -1, sizeSqm: 14, bedrooms: 0, price: 8000 },
  ],
  plan: [
    { dueOn: '2026-11-15', amount: 33_300, label: 'عند التوقيع' },
    { dueOn: '2027-02-15', amount: 66_600, label: 'قسط 1/2' },
    {
      ...{ dueOn: '2027-03-15', amount: 66_600, label: '' },
      after: { ...EXAMPLE_STAGE, days: 14 },
      waitsFor: { order: 2, expectedOn: '2027-03-15' },
    },
  ],
};
