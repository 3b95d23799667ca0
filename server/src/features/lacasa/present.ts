import type { Apartment } from '@diyar/contract/lacasa';
import { balanceOf } from '@diyar/contract/rules/balance';
import type { ApartmentState } from './apartments.ts';

/** A link to a contract that soon expires. */
export type ContractLink = (fileId: number) => string;

/** The photo changes its address with its file, so that nothing shows the one before it. */
const photoUrl = (apartmentId: number, fileId: number) => `/apartments/${apartmentId}/photo?v=${fileId}`;

/** SPEC §3. A free apartment says nothing of whoever held it. */
export function presentApartment(state: ApartmentState, contractLink: ContractLink): Apartment {
  const { apartment, reservation, payments } = state;
  const markedFullyPaid = reservation?.markedFullyPaid ?? false;
  const dueAmountStr = reservation?.dueText ?? '';
  const paidAmountStr = reservation?.paidText ?? '';
  const photoFileId = reservation?.photoFileId ?? null;
  const contractFileId = reservation?.contractFileId ?? null;
  return {
    id: apartment.id,
    label: apartment.label,
    kind: apartment.kind,
    floor: apartment.floor,
    reserved: reservation !== null,
    name: reservation?.name ?? '',
    phone: reservation?.phone ?? '',
    reserverId: reservation?.id ?? null,
    reserverImageFileId: photoFileId,
    reserverPhotoUrl: photoFileId === null ? null : photoUrl(apartment.id, photoFileId),
    contractFileId,
    contractFileUrl: contractFileId === null ? null : contractLink(contractFileId),
    dueAmountStr,
    ...balanceOf({ dueAmountStr, paidAmountStr, markedFullyPaid, payments }),
    markedFullyPaid,
    payments,
    reservedAt: reservation?.createdAt.toISOString() ?? null,
    version: apartment.version,
  };
}
