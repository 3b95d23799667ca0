import { createHash } from 'node:crypto';
import type { BuyerQuestion } from '@diyar/contract/buyer-page';
import { QUESTIONS_PER_HOUR } from '@diyar/contract/limits';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { deals, dealUnits, units } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { companyDay } from '../ledger/index.ts';
import { writeMessage } from '../messages/index.ts';
import { throttle } from '../throttle/index.ts';
import { enter } from './gate.ts';
import { isGone, questionKey } from './page.ts';

/** A question to the office: a message of this person in the inbox. The same one of a day is stored once. */
export async function askOffice(
  db: Db,
  token: string,
  key: string | null,
  { body }: BuyerQuestion,
  mail: boolean,
): Promise<void> {
  const entered = await enter(db, token, key);
  if ('state' in entered) throw new AppError('notFound');
  const { dealId } = entered;
  if (await isGone(db, dealId)) throw new AppError('notFound');
  const [deal] = await db
    .select({
      ...{ name: deals.name, phone: deals.phone, personId: deals.personId },
      ...{ unitId: units.id, projectId: units.projectId },
    })
    .from(deals)
    .leftJoin(dealUnits, and(eq(dealUnits.dealId, deals.id), eq(dealUnits.ordinal, 0)))
    .leftJoin(units, eq(units.id, dealUnits.unitId))
    .where(eq(deals.id, dealId));
  if (!deal) throw new AppError('notFound');
  await throttle(db, `buyer:asks:${dealId}`, QUESTIONS_PER_HOUR);
  const digest = createHash('sha256').update(`${companyDay()}\n${body}`).digest('base64url');
  await db.transaction(async (tx) => {
    await writeMessage(
      tx,
      {
        senderName: deal.name || deal.phone || '–',
        phone: deal.phone,
        body,
        page: '',
        ...{ projectId: deal.projectId, unitId: deal.unitId },
        source: 'buyer',
        key: questionKey(dealId) + digest,
      },
      { mail, personId: deal.personId },
    );
  });
}
