import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PrivateLink } from '@diyar/contract/files';
import { PRIVATE_LINK_TTL_MS } from '@diyar/contract/limits';
import { AppError } from '../../errors.ts';
import type { Files } from './files.ts';
import type { FileRow } from './rows.ts';

const signatureOf = (key: string, fileId: number, expires: number): string =>
  createHmac('sha256', key).update(`private-file:${fileId}:${expires}`).digest('base64url');

/** Anybody with the link can read the file for ten minutes. */
export function signedLink(
  { linkKey }: Pick<Files, 'linkKey'>,
  file: Pick<FileRow, 'id' | 'mimeType'>,
  now = Date.now(),
): PrivateLink {
  const expires = now + PRIVATE_LINK_TTL_MS;
  const signature = signatureOf(linkKey, file.id, expires);
  return {
    url: `/private-files/${file.id}?expires=${expires}&signature=${signature}`,
    mimeType: file.mimeType,
    expiresAt: new Date(expires).toISOString(),
  };
}

/** Throws unless the signature is valid and not expired. */
export function verifyLink(
  { linkKey }: Pick<Files, 'linkKey'>,
  fileId: number,
  { expires, signature }: { expires: number; signature: string },
  now = Date.now(),
): void {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(linkKey, fileId, expires));
  const genuine = given.length === right.length && timingSafeEqual(given, right);
  if (!genuine || now > expires) throw new AppError('linkExpired');
}
