import type { Sold } from '@diyar/contract/sold';
import type { DealRow } from '../deals/index.ts';
import { type Files, type Holder, signedLink } from '../files/index.ts';
import { presentRefs } from '../units/index.ts';

/** Whose links they are. */
export interface Linking {
  files: Pick<Files, 'linkKey'>;
  holder: Holder;
}

type Row = Parameters<typeof presentRefs>[0] & { deal: DealRow; mimeType: string | null };

/** The contract as a link that works for ten minutes; its file is never shown otherwise. */
export function presentSold(row: Row, { files, holder }: Linking): Sold {
  const { soldNo, title, name, phone, soldAt, notes, contractFileId, createdAt, personId } = row.deal;
  const { dueAmount, dueCurrency } = row.deal;
  const currency = dueCurrency === 'Unknown' ? null : dueCurrency;
  const mimeType = row.mimeType ?? '';
  return {
    id: soldNo as number,
    apartmentName: title,
    buyerName: name,
    buyerPhone: phone,
    soldAt: soldAt?.toISOString() ?? null,
    notes,
    price: currency && dueAmount,
    currency,
    personId,
    contractFileId,
    contractFileUrl:
      contractFileId === null ? null : signedLink(files, holder, { id: contractFileId, mimeType }).url,
    contractMimeType: row.mimeType,
    ...presentRefs(row),
    createdAt: createdAt.toISOString(),
  };
}
