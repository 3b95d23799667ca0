import { sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/client.ts';
import { outbox } from '../../db/schema.ts';
import { CHANNEL } from './channel.ts';

/** Mail is sent only when both are set. */
export function mailSettings({ smtpUrl, notifyEmail }: Pick<Config, 'smtpUrl' | 'notifyEmail'>) {
  return smtpUrl && notifyEmail ? { smtpUrl, notifyEmail } : null;
}

/** What a mail is about, by its kind. */
interface Payloads {
  message: { messageId: number };
  newDevice: { signInId: number };
  viewingReminder: { viewingId: number; sequence: number };
}

/** Written with the row it tells of: neither exists without the other, and nobody waits for a mail server. */
export async function enqueue<Kind extends keyof Payloads>(
  tx: Tx,
  kind: Kind,
  payload: Payloads[Kind],
  /** Not before. */
  at?: Date,
): Promise<void> {
  await tx.insert(outbox).values({ kind, payload, ...(at && { nextAttemptAt: at }) });
  await tx.execute(sql`select pg_notify(${CHANNEL}, '')`);
}
