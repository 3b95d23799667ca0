import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import type { Db, Tx } from '../../db/client.ts';
import { signingKey } from './service.ts';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts what must be read again, and hashes what need only be compared, with a key of the database. */
export interface Vault {
  seal(text: string): string;
  open(sealed: string): string;
  hash(text: string): string;
}

/**
 * The key lies in the same database: this keeps secrets out of logs, exports and the hands of somebody who reads one
 * table, and not from somebody who has the whole database.
 */
export const vault = async (db: Db | Tx, name: 'factor' | 'address' = 'factor'): Promise<Vault> =>
  vaultOf(await signingKey(db, name));

/** Opens only for whoever has the same secret. */
export function vaultOf(secret: string): Vault {
  const key = createHash('sha256').update(secret).digest();
  return {
    seal(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const body = bytes.subarray(IV_BYTES + TAG_BYTES);
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
    },
    hash: (text) => createHmac('sha256', key).update(text).digest('base64url'),
  };
}
