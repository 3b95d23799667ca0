import type { Sold } from '@diyar/contract/sold';
import type { sold } from '../../db/schema.ts';
import { type Files, signedLink } from '../files/index.ts';
import { presentRefs } from '../units/index.ts';

type Row = Parameters<typeof presentRefs>[0] & { sold: typeof sold.$inferSelect; mimeType: string | null };

/** The contract as a link that works for ten minutes; its file is never shown otherwise. */
export function presentSold(row: Row, linking: Pick<Files, 'linkKey'>): Sold {
  const { id, apartmentName, buyerName, buyerPhone, soldAt, notes, contractFileId, createdAt } = row.sold;
  const mimeType = row.mimeType ?? '';
  return {
    id,
    apartmentName,
    buyerName,
    buyerPhone,
    soldAt: soldAt?.toISOString() ?? null,
    notes,
    contractFileId,
    contractFileUrl:
      contractFileId === null ? null : signedLink(linking, { id: contractFileId, mimeType }).url,
    contractMimeType: row.mimeType,
    ...presentRefs(row),
    createdAt: createdAt.toISOString(),
  };
}
