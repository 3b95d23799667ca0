import type { Address } from '@diyar/contract/addresses';
import type { addresses } from '../../db/schema.ts';

export type AddressRow = typeof addresses.$inferSelect;

/** The words of an address by the names the history uses; an owner without one has empty words. */
export const wordsOfAddress = (address: AddressRow | null) => ({
  streetEn: address?.streetEn ?? '',
  streetAr: address?.streetAr ?? '',
  cityEn: address?.cityEn ?? '',
  cityAr: address?.cityAr ?? '',
  countryEn: address?.countryEn ?? '',
  countryAr: address?.countryAr ?? '',
  blockEn: address?.blockEn ?? '',
  blockAr: address?.blockAr ?? '',
  googleMapsUrl: address?.googleMapsUrl ?? '',
});

export const presentAddress = ({ createdAt: _, updatedAt: __, ...address }: AddressRow): Address => address;
