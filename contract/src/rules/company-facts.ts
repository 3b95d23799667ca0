import { mapFacts } from './facts.ts';
/** How a line of the company's profile is typed and checked. */
export type CompanyFact = 'email' | 'phone' | 'text';

/**
 * The lines that say how to reach the company and what its papers name, in the form's order; '' where there is none.
 * Payload, answer, reader, save, history, conflict and the form's field follow from this table.
 */
export const COMPANY_FACTS = {
  email: 'email',
  phone: 'phone',
  /** A mobile number; '' where nobody answers on WhatsApp. */
  whatsapp: 'phone',
  /** Of the company's registration, as printed on its papers. */
  licence: 'text',
} as const satisfies Record<string, CompanyFact>;

export type CompanyFactName = keyof typeof COMPANY_FACTS;
export const COMPANY_FACT_NAMES = Object.keys(COMPANY_FACTS) as CompanyFactName[];

type CompanyFacts = Record<CompanyFactName, string>;

/** The same names with other values, such as a schema for each line. */
export const mapCompanyFacts = <Value>(make: (fact: CompanyFact, name: CompanyFactName) => Value) =>
  mapFacts<CompanyFactName, CompanyFact, Value>(COMPANY_FACTS, make);

/** The lines alone, of a row, an answer or a form. */
export const companyFactsOf = (source: CompanyFacts): CompanyFacts =>
  mapCompanyFacts((_, name) => source[name]);
