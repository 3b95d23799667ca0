import type { BrandInput } from '@diyar/contract/brand';
import type { Tx } from '../../db/client.ts';
import { logoFiles } from '../../db/schema.ts';
import { type Claim, claimFiles } from '../files/index.ts';

const LOGOS = ['logoFileId', 'logoDarkFileId', 'logoPaperFileId'] as const;

/** Checks the files that were sent, and keeps them for the papers that will show them. */
export async function claimLogos(tx: Tx, input: Pick<BrandInput, (typeof LOGOS)[number]>): Promise<void> {
  const claims = LOGOS.flatMap((name): Claim[] => {
    const fileId = input[name];
    return fileId ? [{ fileId, kinds: ['image'], path: [name] }] : [];
  });
  if (claims.length === 0) return;
  await claimFiles(tx, 'public', claims);
  await tx
    .insert(logoFiles)
    .values(claims.map(({ fileId }) => ({ fileId })))
    .onConflictDoNothing();
}
