import type { Apartment } from '@diyar/contract/lacasa';
import { balanceOf } from '@diyar/contract/rules/balance';
import { OPEN_STAGES, unitStatus } from '@diyar/contract/rules/deals';
import type { ApartmentState } from './apartments.ts';

/** A link to a contract that soon expires. */
export type ContractLink = (fileId: number) => string;

/** The photo changes its address with its file, so that nothing shows the one before it. */
const photoUrl = (apartmentId: number, fileId: number) => `/apartments/${apartmentId}/photo?v=${fileId}`;

const openStage = (deal: ApartmentState['deal']) =>
  OPEN_STAGES.find((stage) => stage === deal?.stage) ?? null;

/** A free apartment says nothing of whoever held it. */
export function presentApartment(state: ApartmentState, contractLink: ContractLink): Apartment {
  const { apartment, deal, isFirst, payments } = state;
  // a parking space sold with a flat repeats none of the flat's money
  const money = isFirst ? deal : null;
  const dueAmountStr = money?.dueText ?? '';
  const paidAmountStr = money?.paidText ?? '';
  const markedFullyPaid = deal?.markedFullyPaid ?? false;
  const photoFileId = deal?.photoFileId ?? null;
  const contractFileId = deal?.contractFileId ?? null;
  const sums = isFirst ? payments : [];
  return {
    id: apartment.id,
    label: apartment.label,
    kind: apartment.kind,
    floor: apartment.floor,
    reserved: deal !== null,
    status: unitStatus(openStage(deal), apartment.isWithdrawn),
    name: deal?.name ?? '',
    phone: deal?.phone ?? '',
    reserverId: deal?.reservationNo ?? null,
    reserverImageFileId: photoFileId,
    reserverPhotoUrl: photoFileId === null ? null : photoUrl(apartment.id, photoFileId),
    contractFileId,
    contractFileUrl: contractFileId === null ? null : contractLink(contractFileId),
    dueAmountStr,
    ...balanceOf({ dueAmountStr, paidAmountStr, markedFullyPaid, payments: sums }),
    markedFullyPaid,
    payments: sums,
    reservedAt: deal?.createdAt.toISOString() ?? null,
    version: apartment.version,
  };
}
