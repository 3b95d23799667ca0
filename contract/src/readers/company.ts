import type { Company } from '../company.ts';
import { mapCompanyFacts } from '../rules/company-facts.ts';
import { isHomeMobile } from '../rules/phone.ts';
import { readAddress, readWebUrl } from './addresses.ts';
import { readHero } from './hero.ts';
import { isObject, objectOf, pick, pickId, pickText } from './pick.ts';

export function readCompany(answer: unknown): Company {
  const body = objectOf(answer);
  const from = [body.data, body.company].find(isObject) ?? body;
  const socials = objectOf(pick(from, 'socials', 'social', 'socialLinks'));
  const address = readAddress(pick(from, 'address'));
  const phone = pickText(from, 'phone', 'mobile');
  const nameEn = pickText(from, 'nameEn', 'name', 'title');
  const nameAr = pickText(from, 'nameAr');
  const aboutEn = pickText(from, 'aboutEn', 'about', 'descriptionEn', 'description');
  const aboutAr = pickText(from, 'aboutAr', 'descriptionAr');
  const place = (lang: 'En' | 'Ar') => ({
    country: address[`country${lang}`],
    city: address[`city${lang}`],
    block: address[`block${lang}`],
    street: address[`street${lang}`],
  });
  return {
    name: pickText(from, 'name') || nameEn || nameAr,
    nameEn,
    nameAr,
    ...mapCompanyFacts((_, name) => pickText(from, name)),
    email: pickText(from, 'email', 'gmail'),
    gmail: pickText(from, 'email', 'gmail'),
    phone,
    // a server that does not know the field: WhatsApp answers at mobiles only
    whatsapp: 'whatsapp' in from ? pickText(from, 'whatsapp') : isHomeMobile(phone) ? phone : '',
    about: pickText(from, 'about') || aboutEn || aboutAr,
    aboutEn,
    aboutAr,
    socials: {
      instagram: readWebUrl(socials, 'instagram') || readWebUrl(from, 'instagram', 'instagramUrl'),
      facebook: readWebUrl(socials, 'facebook') || readWebUrl(from, 'facebook', 'facebookUrl'),
    },
    address: {
      en: place('En'),
      ar: place('Ar'),
      googleMapsUrl: address.googleMapsUrl || readWebUrl(from, 'googleMapsUrl'),
    },
    addressId: pickId(from, 'addressId') ?? pickId(objectOf(pick(from, 'address')), 'id', 'addressId'),
    heroPhotos: readHero(pick(from, 'heroPhotos', 'heroMedia', 'hero')),
    version: pickId(from, 'version') ?? 0,
  };
}
