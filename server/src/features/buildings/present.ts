import type { TrackedUnit } from '@diyar/contract/buildings';
import { balanceOf } from '@diyar/contract/rules/balance';
import { OPEN_STAGES, unitStatus } from '@diyar/contract/rules/deals';
import type { ApartmentNo } from '@diyar/contract/rules/ids';
import { apartOf, isMoney } from '@diyar/contract/rules/ledger';
import { mayEnter } from '@diyar/contract/rules/roles';
import type { Scope } from '../building-access/index.ts';
import { amountsOf, balanceOfDeal, companyDay, isCurrencyMissing, overdueOfDeal } from '../ledger/index.ts';
import type { ApartmentState } from './apartments.ts';

/** A link to a contract that soon expires, for whoever asks. */
export type ContractLink = (fileId: number, actor: Scope['actor']) => string;

/** The photo changes its address with its file, so that nothing shows the one before it. */
const photoUrl = ({ building, seesMoney }: Scope, no: ApartmentNo, fileId: number) => {
  // the older address, which ADMIN may not open
  const base = building.isLacasa && seesMoney ? '' : `/admin/buildings/${building.id}`;
  return `${base}/apartments/${no}/photo?v=${fileId}`;
};

const stageOf = (deal: ApartmentState['deal']) => OPEN_STAGES.find((stage) => stage === deal?.stage) ?? null;

/** Whether anything was received: in payments, by the earlier books, or as somebody typed it. */
export const isPaidOn = ({ lines }: Pick<ApartmentState, 'lines'>): boolean =>
  lines.some(({ kind }) => isMoney(kind));

function presentDeal(state: ApartmentState, { actor, seesMoney }: Scope): TrackedUnit['deal'] {
  const { deal, dealUnits, owner, madeBy, lines, plan } = state;
  const stage = stageOf(deal);
  if (!deal || !stage) return null;
  return {
    id: deal.id,
    stage,
    personId: deal.personId,
    leadId: actor === null || mayEnter(actor, 'leads') ? deal.leadId : null,
    units: dealUnits,
    owner,
    madeBy,
    holdUntil: deal.holdUntil?.toISOString() ?? null,
    soldAt: deal.soldAt?.toISOString() ?? null,
    coBuyers: deal.coBuyers,
    notes: deal.notes,
    soldNo: deal.soldNo,
    hasMoney: seesMoney ? isPaidOn(state) : false,
    version: deal.version,
    balance: seesMoney ? balanceOfDeal({ deal, lines }) : null,
    apart: seesMoney ? apartOf(lines, deal.currency) : null,
    overdue: seesMoney ? overdueOfDeal({ deal, lines, plan }, companyDay()) : null,
    isCurrencyMissing: isCurrencyMissing(deal),
    isToConfirm: deal.amounts === 'toConfirm',
  };
}

const NO_AMOUNTS: ReturnType<typeof amountsOf> = {
  dueAmountStr: '',
  ...balanceOf({ dueAmountStr: '', paidAmountStr: '', markedFullyPaid: false }),
  payments: [],
};

/** Without the right to see money the price is left, and nothing of what was paid. A free apartment says nothing of whoever held it. */
export function presentApartment(
  state: ApartmentState,
  scope: Scope,
  contractLink: ContractLink,
): TrackedUnit {
  const { apartment, deal, isFirst, lines, plan } = state;
  const { seesMoney } = scope;
  const photoFileId = deal?.photoFileId ?? null;
  const contractFileId = deal?.contractFileId ?? null;
  // a parking space sold with a flat repeats none of the flat's money
  const amounts = deal && isFirst ? amountsOf({ deal, lines, plan }, scope) : NO_AMOUNTS;
  return {
    id: apartment.id,
    unitId: apartment.unitId,
    label: apartment.label,
    kind: apartment.kind,
    floor: apartment.floor,
    place: apartment.place,
    isListed: apartment.isListed,
    awaitsDeal: apartment.awaitsDeal && deal === null,
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
    contractFileUrl: contractFileId === null ? null : contractLink(contractFileId, scope.actor),
    ...amounts,
    markedFullyPaid: seesMoney && (deal?.markedFullyPaid ?? false),
    reservedAt: deal?.createdAt.toISOString() ?? null,
    version: apartment.version,
    deal: presentDeal(state, scope),
  };
}
