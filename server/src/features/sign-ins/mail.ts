import { stampText } from '@diyar/contract/rules/dates';
import { inBoth } from '@diyar/contract/words/both';
import { and, eq, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Config } from '../../config.ts';
import type { Db } from '../../db/client.ts';
import { signIns, users } from '../../db/schema.ts';
import type { Mail } from '../outbox/index.ts';

/** With SIGN_IN_WITH=email every name is an address; otherwise some may be. */
const isMailAddress = (username: string) => z.email().safeParse(username).success;

/** Tells a user of a sign-in on a new device, in both languages; null where it or the user is gone by now. */
export async function newDeviceMail(
  db: Db,
  signInId: number,
  { publicUrl, basePath }: Pick<Config, 'publicUrl' | 'basePath'>,
): Promise<Mail | null> {
  const [found] = await db
    .select({ at: signIns.at, device: signIns.device, network: signIns.network, to: users.username })
    .from(signIns)
    .innerJoin(users, and(eq(users.id, signIns.userId), isNull(users.deletedAt)))
    .where(eq(signIns.id, signInId));
  if (!found || !isMailAddress(found.to)) return null;
  const account = publicUrl ? `${publicUrl}${basePath === '/' ? '' : basePath}/admin/account` : '';
  const facts = [
    `${inBoth('time')}: ${stampText(found.at)}`,
    `الجهاز · Device: ${found.device || '–'}`,
    `الشبكة · Network: ${found.network || '–'}`,
  ];
  return {
    to: found.to,
    subject: 'دخول من جهاز جديد · Sign-in on a new device',
    text: [
      facts.join('\n'),
      'إن لم يكن هذا أنت، غيّر كلمة المرور وأنهِ الجلسات الأخرى من صفحة «حسابي».',
      'If this was not you, change your password and sign out everywhere else under "My account".',
      account,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}
