import type { Contact } from '~/ui/public/contact.ts';
import type { Intro } from './intro-of.ts';

type StructuredCompany = {
  contact: Contact;
  intro: Pick<Intro, 'about' | 'address' | 'map'>;
  /** The URL of the home page in this language. */
  url: string;
  image: string | undefined;
  logo: string | undefined;
};

/** The company as structured data for search engines; unknown values are left out. */
export const agentOf = ({ contact, intro, url, image, logo }: StructuredCompany) => ({
  '@type': 'RealEstateAgent',
  '@id': `${url}#company`,
  name: contact.name,
  url,
  image,
  logo,
  description: intro.about[0],
  telephone: contact.phone || undefined,
  email: contact.email || undefined,
  address: {
    '@type': 'PostalAddress',
    streetAddress: intro.address || undefined,
    addressLocality: contact.city || undefined,
    addressCountry: contact.country || undefined,
  },
  hasMap: intro.map?.open,
  sameAs: [contact.instagram, contact.facebook].filter(Boolean),
});
