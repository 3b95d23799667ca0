import type { AgreeInput, PublicQuote, Quote } from '@diyar/contract/quotes';
import type { UnitId } from '@diyar/contract/rules/ids';
import { moneyText } from '@diyar/contract/rules/money-text';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { messages, quotes } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { paperNumber } from '../ledger/index.ts';
import { writeMessage } from '../messages/index.ts';
import { tryDigits } from '../secret-addresses/index.ts';
import { digitsAsked, endOf, findQuote, presentPublic, readQuote } from './read.ts';

const BODY = {
  ar: (number: string, units: string, total: string) => `أوافق على عرض السعر ${number}: ${units}، ${total}.`,
  en: (number: string, units: string, total: string) => `I accept quote ${number}: ${units}, ${total}.`,
};

/** Staff find it in the inbox, at the lead and on their first page: a wish to reserve. */
async function tellStaff(tx: Tx, quote: Quote, unitId: UnitId | null, mail: boolean): Promise<void> {
  const { id } = quote;
  const labels = quote.units.map(({ label }) => label).join(quote.lang === 'ar' ? '، ' : ', ');
  const sent = await writeMessage(
    tx,
    {
      senderName: quote.name || quote.phone,
      phone: quote.phone,
      body: BODY[quote.lang](quote.number, labels, moneyText(quote.total, quote.currency, 'paper')),
      page: '',
      source: 'quote',
      projectId: quote.building.id,
      unitId,
      key: `quote:${id}`,
    },
    { mail, personId: quote.personId, quoteId: id },
  );
  const [message] = await tx
    .select({ leadId: messages.leadId })
    .from(messages)
    .where(eq(messages.id, sent.id));
  if (message?.leadId) await tx.update(quotes).set({ leadId: message.leadId }).where(eq(quotes.id, id));
}

/** The buyer accepts. Nothing is booked; doing it again changes nothing. */
export async function agreeToQuote(
  db: Db,
  token: string,
  { digits }: AgreeInput,
  mail: boolean,
): Promise<PublicQuote> {
  const found = await findQuote(db, token);
  if (endOf(found) !== null) throw new AppError('quoteEnded');
  const { id } = found.quote;
  const asked = digitsAsked(found.quote);
  if (asked === null) throw new AppError('quoteEnded');
  await tryDigits(db, token, digits === asked);
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(quotes).where(eq(quotes.id, id)).for('update');
    if (!before || before.agreedAt !== null) return;
    const quote = await readQuote(tx, id);
    if (endOf({ quote: before, isTaken: quote.isTaken }) !== null) throw new AppError('quoteEnded');
    const agreedAt = new Date();
    await tx.update(quotes).set({ agreedAt }).where(eq(quotes.id, id));
    await tellStaff(tx, quote, found.units[0]?.unitId ?? null, mail);
    await recordChanges(tx, null, {
      entity: 'quote',
      id,
      action: 'agree',
      before: { agreedAt: null },
      after: { agreedAt: agreedAt.toISOString() },
    });
    await audit(tx, null, 'quotes.agree', {
      entity: 'quote',
      id,
      details: { number: paperNumber(before.year, before.number), name: before.name },
    });
  });
  return presentPublic(db, await findQuote(db, token));
}
