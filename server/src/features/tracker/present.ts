import type { TrackedUnit } from '@diyar/contract/buildings';
import { balanceOf } from '@diyar/contract/rules/balance';
import { OPEN_STAGES, unitStatus } from '@diyar/contract/rules/deals';
import type { ApartmentState } from './apartments.ts';
import type { Scope } from './scope.ts';

/** A link to a contract that soon expires. */
export type ContractLink = (fileId: number) => string;

/** The photo changes its address with its file, so that nothing shows the one before it. */
const photoUrl = ({ building, seesMoney }: Scope, apartmentId: number, fileId: number) => {
  // the older address, which ADMIN may not open
  const base = building.isLacasa && seesMoney ? '' : `/admin/buildings/${building.id}`;
  return `${base}/apartments/${apartmentId}/photo?v=${fileId}`;
};

const stageOf = (deal: ApartmentState['deal']) => OPEN_STAGES.find((stage) => stage === deal?.stage) ?? null;

/** Whether anything was received: in payments, or as somebody typed it. */
export const isPaidOn = ({ deal, payments }: Pick<ApartmentState, 'deal' | 'payments'>): boolean =>
  payments.length > 0 || (deal?.paidAmount ?? 0) > 0;

function presentDeal(state: ApartmentState, { seesMoney }: Scope): TrackedUnit['deal'] {
  const { deal, dealUnits, owner } = state;
  const stage = stageOf(deal);
  if (!deal || !stage) return null;
  return {
    id: deal.id,
    stage,
    personId: deal.personId,
    units: dealUnits,
    owner,
    holdUntil: deal.holdUntil?.toISOString() ?? null,
    soldAt: deal.soldAt?.toISOString() ?? null,
    coBuyers: deal.coBuyers,
    notes: deal.notes,
    soldNo: deal.soldNo,
    hasMoney: seesMoney ? isPaidOn(state) : false,
    version: deal.version,
    balance: null,
    apart: null,
    overdue: null,
    isCurrencyMissing: false,
    isToConfirm: false,
  };
}

/** Without the right to see money the price is left, and nothing of what was paid. A free apartment says nothing of whoever held it. */
export function presentApartment(
  state: ApartmentState,
  scope: Scope,
  contractLink: ContractLink,
): TrackedUnit {
  const { apartment, deal, isFirst, payments } = state;
  // a parking space sold with a flat repeats none of the flat's money
  const money = isFirst ? deal : null;
  const { seesMoney } = scope;
  const dueAmountStr = money?.dueText ?? '';
  const paidAmountStr = seesMoney ? (money?.paidText ?? '') : '';
  const markedFullyPaid = seesMoney && (deal?.markedFullyPaid ?? false);
  const photoFileId = deal?.photoFileId ?? null;
  const contractFileId = deal?.contractFileId ?? null;
  const sums = isFirst && seesMoney ? payments : [];
  const balance = balanceOf({ dueAmountStr, paidAmountStr, markedFullyPaid, payments: sums });
  return {
    id: apartment.id,
    unitId: apartment.unitId,
    label: apartment.label,
    kind: apartment.kind,
    floor: apartment.floor,
    place: apartment.place,
    isListed: apartment.isListed,
    bedrooms: apartment.bedrooms,
    sizeSqm: apartment.sizeSqm,
    price: apartment.price,
    currency: apartment.currency,
    reserved: deal !== null,
    status: unitStatus(stageOf(deal), apartment.isWithdrawn),
    name: deal?.name ?? '',
    phone: deal?.phone ?? '',
    reserverId: deal?.reservationNo ?? null,
    reserverImageFileId: photoFileId,
    reserverPhotoUrl: photoFileId === null ? null : photoUrl(scope, apartment.id, photoFileId),
    contractFileId,
    contractFileUrl: contractFileId === null ? null : contractLink(contractFileId),
    dueAmountStr,
    ...balance,
    ...(!seesMoney && { outstanding: { amount: 0, currency: balance.outstanding.currency } }),
    markedFullyPaid,
    payments: sums,
    reservedAt: deal?.createdAt.toISOString() ?? null,
    version: apartment.version,
    deal: presentDeal(state, scope),
  };
}
