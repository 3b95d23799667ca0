import type { Price } from '~/i18n/price.ts';
import { type MediaFile, plainUrl } from '~/ui/public/media-file.ts';
import type { Detail } from './detail.ts';

type OfferedUnit = {
  id: number;
  label: string;
  bedrooms: number;
  bathrooms: number;
  sizeSqm: number;
  price: Price | null;
};

export type StructuredSource = {
  project: Detail;
  units: OfferedUnit[];
  /** Of the building as it grows, newest first. */
  progress: MediaFile[];
  /** The URL of this page in this language; `absolute` makes a path absolute. */
  url: string;
  absolute: (path: string) => string;
  unitUrl: (id: number) => string;
  seller: string;
  list: { name: string; url: string };
  home: { name: string; url: string };
};

const square = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'MTK' });

/** Structured data for search engines: the place, its offers and the breadcrumb. */
export function structuredData(source: StructuredSource) {
  return { '@context': 'https://schema.org', '@graph': [placeOf(source), breadcrumbOf(source)] };
}

function placeOf({ project, units, progress, url, absolute, unitUrl, seller }: StructuredSource) {
  const isHome = units.length === 0 || units.some(({ bedrooms }) => bedrooms > 0);
  const pictures = project.photos.filter((photo) => !photo.video);
  return {
    '@type': isHome ? 'ApartmentComplex' : 'Place',
    '@id': `${url}#place`,
    name: project.name,
    url,
    description: project.about.join('\n\n') || undefined,
    image: [...pictures.slice(0, 5), ...progress].map((photo) => absolute(plainUrl(photo, 1280))),
    address: {
      '@type': 'PostalAddress',
      streetAddress: project.place || undefined,
      addressLocality: project.city || undefined,
    },
    geo: project.at && {
      '@type': 'GeoCoordinates',
      latitude: project.at.lat,
      longitude: project.at.lng,
    },
    hasMap: project.map?.open,
    numberOfAvailableAccommodationUnits: isHome ? units.length : undefined,
    amenityFeature: project.features.map(({ text }) => ({
      '@type': 'LocationFeatureSpecification',
      name: text,
      value: true,
    })),
    offers: units.map((unit) => ({
      '@type': 'Offer',
      url: unitUrl(unit.id),
      availability: 'https://schema.org/InStock',
      price: unit.price?.amount,
      priceCurrency: unit.price?.currency,
      offeredBy: { '@type': 'RealEstateAgent', name: seller },
      itemOffered: {
        '@type': unit.bedrooms > 0 ? 'Apartment' : 'Accommodation',
        name: unit.label,
        numberOfBedrooms: unit.bedrooms || undefined,
        numberOfBathroomsTotal: unit.bathrooms || undefined,
        floorSize: square(unit.sizeSqm),
      },
    })),
  };
}

const breadcrumbOf = ({ home, list, project, url }: StructuredSource) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [home, list, { name: project.name, url }].map(({ name, url: item }, i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item,
  })),
});
