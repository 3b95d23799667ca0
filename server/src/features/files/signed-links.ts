import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PrivateLink } from '@diyar/contract/files';
import { PRIVATE_LINK_TTL_MS } from '@diyar/contract/limits';
import { and, eq, isNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { users } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import type { Files } from './files.ts';
import type { FileRow } from './rows.ts';

/** For whom a link is made. Like their tokens it ends with their password, their role and their account. */
export type Holder = Pick<Actor, 'id' | 'tokenVersion'>;

const nameOf = (holder: Holder | null) => (holder ? `${holder.id}-${holder.tokenVersion}` : '');

const signatureOf = (key: string, fileId: number, expires: number, by: string): string =>
  createHmac('sha256', key).update(`private-file:${fileId}:${expires}:${by}`).digest('base64url');

/** Anybody with the link can read the file for ten minutes. */
export function signedLink(
  { linkKey }: Pick<Files, 'linkKey'>,
  holder: Holder | null,
  file: Pick<FileRow, 'id' | 'mimeType'>,
  now = Date.now(),
): PrivateLink {
  const expires = now + PRIVATE_LINK_TTL_MS;
  const by = nameOf(holder);
  const signature = signatureOf(linkKey, file.id, expires, by);
  return {
    url: `/private-files/${file.id}?expires=${expires}&signature=${signature}&by=${by}`,
    mimeType: file.mimeType,
    expiresAt: new Date(expires).toISOString(),
  };
}

async function isStillThere({ db }: Pick<Files, 'db'>, by: string): Promise<boolean> {
  const [id = 0, version = 0] = by.split('-').map(Number);
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id, id),
        eq(users.tokenVersion, version),
        eq(users.isActive, true),
        isNull(users.deletedAt),
      ),
    );
  return user !== undefined;
}

/** Throws unless the signature is valid and not expired, and its holder as they were. */
export async function verifyLink(
  files: Pick<Files, 'linkKey' | 'db'>,
  fileId: number,
  { expires, signature, by }: { expires: number; signature: string; by: string },
  now = Date.now(),
): Promise<void> {
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(files.linkKey, fileId, expires, by));
  const isGenuine = given.length === right.length && timingSafeEqual(given, right);
  if (!isGenuine || now > expires || !(await isStillThere(files, by))) throw new AppError('linkExpired');
}
