import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';

const words = (name: string) => text(name).notNull().default('');

export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    countryEn: words('country_en'),
    countryAr: words('country_ar'),
    cityEn: words('city_en'),
    cityAr: words('city_ar'),
    blockEn: words('block_en'),
    blockAr: words('block_ar'),
    streetEn: words('street_en'),
    streetAr: words('street_ar'),
    googleMapsUrl: words('google_maps_url'),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('addresses_city').on(t.cityEn, t.cityAr),
    check('addresses_lat_range', sql`${t.lat} between -90 and 90`),
    check('addresses_lng_range', sql`${t.lng} between -180 and 180`),
    check('addresses_point_whole', sql`(${t.lat} is null) = (${t.lng} is null)`),
  ],
);
