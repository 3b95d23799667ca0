import type { Address } from '@diyar/contract/addresses';
import type { addresses } from '../../db/schema.ts';

export type AddressRow = typeof addresses.$inferSelect;

export const presentAddress = ({ createdAt: _, updatedAt: __, ...address }: AddressRow): Address => address;
