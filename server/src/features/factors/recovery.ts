import { randomInt } from 'node:crypto';
import { and, count, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { recoveryCodes } from '../../db/schema.ts';
import type { Vault } from '../secrets/index.ts';

const CODES = 10;
const GROUPS = 5;
const GROUP_LENGTH = 5;
/** Without letters and digits that look alike. 25 of 30 are 122 bits, which nobody guesses from a hash. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
const newCode = () => Array.from({ length: GROUPS }, group).join('-');

/** As it is stored: typed with or without hyphens, in any case. */
const bare = (code: string) => code.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** Ten new codes, to be shown once. Older ones are no longer valid. */
export async function replaceRecoveryCodes(tx: Db | Tx, vault: Vault, userId: number): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: vault.hash(`${userId}:${bare(code)}`) })));
  return codes;
}

export async function useRecoveryCode(
  db: Db | Tx,
  vault: Vault,
  userId: number,
  code: string,
): Promise<boolean> {
  const used = await db
    .update(recoveryCodes)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(recoveryCodes.userId, userId),
        eq(recoveryCodes.codeHash, vault.hash(`${userId}:${bare(code)}`)),
        isNull(recoveryCodes.usedAt),
      ),
    )
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}

export async function recoveryCodesLeft(db: Db | Tx, userId: number): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
