import type { DealRow } from '../deals/index.ts';
import type { Snapshot } from './change.ts';

/** A deal in the history. */
export const snapshotOf = (
  deal: Pick<
    DealRow,
    | 'name'
    | 'phone'
    | 'coBuyers'
    | 'dueText'
    | 'paidText'
    | 'markedFullyPaid'
    | 'photoFileId'
    | 'contractFileId'
  >,
): Snapshot => ({
  name: deal.name,
  phone: deal.phone,
  coBuyers: deal.coBuyers,
  dueAmountStr: deal.dueText,
  paidAmountStr: deal.paidText,
  isFullyPaid: deal.markedFullyPaid,
  reserverImageFileId: deal.photoFileId,
  contractFileId: deal.contractFileId,
});
