import { MESSAGES_PER_HOUR, MESSAGES_PER_MINUTE } from '@diyar/contract/limits';
import type { MessageReceipt, PublicMessageInput } from '@diyar/contract/public-message';
import type { PersonId } from '@diyar/contract/rules/ids';
import type { MessageSource } from '@diyar/contract/rules/inbox';
import { channelOf } from '@diyar/contract/rules/lead-channel';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { phoneKey } from '@diyar/contract/rules/phone';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/client.ts';
import { messages, projects, units } from '../../db/schema.ts';
import { announceUnlogged } from '../changes/index.ts';
import { openLead } from '../lead-stages/index.ts';
import { enqueue } from '../outbox/index.ts';
import { addressKey, throttle } from '../throttle/index.ts';
import { isLive } from '../units/index.ts';
import { personOf } from '../who-is-who/index.ts';

type Sent = Pick<typeof messages.$inferSelect, 'id' | 'createdAt'>;
const receiptColumns = { id: messages.id, createdAt: messages.createdAt };

const receipt = ({ id, createdAt }: Sent): MessageReceipt => ({ id, createdAt: createdAt.toISOString() });

/** What a message is stored with beside its own words. */
export const derivedColumns = ({
  senderName,
  phone,
  body,
}: {
  senderName: string;
  phone: string;
  body: string;
}) => ({
  phoneKey: phoneKey(phone),
  search: peopleColumn(phone, senderName, body),
});

/**
 * What the message is about, as far as it still exists: nobody's message is refused because a project went while
 * they were writing. A unit brings its own project, whatever the form says.
 */
async function subjectOf(tx: Tx, { projectId, unitId }: Pick<Storable, 'projectId' | 'unitId'>) {
  if (unitId !== null) {
    const [unit] = await tx
      .select({ unitId: units.id, projectId: units.projectId })
      .from(units)
      .innerJoin(projects, and(eq(projects.id, units.projectId), isNull(projects.deletedAt)))
      .where(and(eq(units.id, unitId), isLive));
    if (unit) return unit;
  }
  if (projectId === null) return {};
  const [project] = await tx
    .select({ projectId: projects.id })
    .from(projects)
    .where(and(eq(projects.id, projectId), isNull(projects.deletedAt)));
  return project ?? {};
}

/** Without a phone nobody is matched: such messages would only make persons of one message each. */
const senderOf = async (tx: Tx, { senderName: name, phone }: Pick<Storable, 'senderName' | 'phone'>) =>
  phoneKey(phone) === null ? null : personOf(tx, { name, phone });

/** With a source that no form can send. */
type Storable = Omit<PublicMessageInput, 'source'> & { source: MessageSource };

interface Stored {
  /** Whether somebody is to be told by mail. */
  mail: boolean;
  /** Whose it is, where that is known. */
  personId?: PersonId | null;
  quoteId?: number;
}

const NO_ORIGIN = {
  ...{ utmSource: '', utmMedium: '', utmCampaign: '', utmTerm: '', utmContent: '' },
  ...{ referrer: '', landing: '' },
};
const NO_SUBJECT = { projectId: null, unitId: null };

/** Whoever writes has a lead, new or going on. */
async function joinLead(
  tx: Tx,
  { id, createdAt: at }: Sent,
  { senderName: name, phone, email, origin, projectId, unitId }: Storable,
  personId: PersonId,
): Promise<void> {
  const lead = await openLead(tx, null, {
    personId,
    name,
    phone,
    email,
    origin,
    projectId,
    unitId,
    at,
    isMessage: true,
  });
  await tx.update(messages).set({ leadId: lead.id }).where(eq(messages.id, id));
}

/** Sent before under the same key: the first one is the answer, and nothing is stored. */
async function store(tx: Tx, input: Storable, { mail, ...of }: Stored): Promise<Sent> {
  const { isTrap: _, projectId: __, unitId: ___, ...words } = input;
  const subject = await subjectOf(tx, input);
  const personId = of.personId ?? (await senderOf(tx, input));
  const [made] = await tx
    .insert(messages)
    .values({
      ...{ ...words, ...derivedColumns(input), ...subject, ...of, personId },
      channel: channelOf(input.origin),
    })
    .onConflictDoNothing({ target: messages.idempotencyKey })
    .returning(receiptColumns);
  if (made) {
    if (personId !== null) await joinLead(tx, made, { ...input, ...NO_SUBJECT, ...subject }, personId);
    await announceUnlogged(tx, 'messages.sent', made);
    if (mail) await enqueue(tx, 'message', { messageId: made.id });
    return made;
  }
  const [first] = await tx
    .select(receiptColumns)
    .from(messages)
    .where(eq(messages.idempotencyKey, input.idempotencyKey ?? ''));
  if (!first) throw new Error('a message was refused for a key that nobody has');
  return first;
}

type Written = Pick<PublicMessageInput, 'senderName' | 'phone' | 'body' | 'page' | 'projectId' | 'unitId'> & {
  source: 'quote' | 'visit' | 'buyer';
  /** What happened: it is told once. */
  key: string;
};

/** A message that the site writes for a visitor who did something on a page of their own. */
export const writeMessage = (tx: Tx, { key, ...words }: Written, of: Stored): Promise<Sent> =>
  store(
    tx,
    {
      ...{ ...words, email: '', isTrap: false, wishDay: null, wishPart: null },
      ...{ origin: NO_ORIGIN, idempotencyKey: key },
    },
    of,
  );

/** An id like any other, taken from the sequence and used by nobody: a trapped sender learns nothing. */
async function pretend(db: Db): Promise<MessageReceipt> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('messages', 'id'))::int as id`,
  );
  return receipt({ id: rows[0]?.id ?? 1, createdAt: new Date() });
}

export interface Sending {
  /** Who sends, as the limits count it. */
  address: string;
  mail: boolean;
}

export async function sendMessage(
  db: Db,
  input: PublicMessageInput,
  { address, mail }: Sending,
): Promise<MessageReceipt> {
  await throttle(db, `messages:minute:${addressKey(address)}`, MESSAGES_PER_MINUTE);
  await throttle(db, `messages:hour:${addressKey(address)}`, MESSAGES_PER_HOUR);
  if (input.isTrap) return pretend(db);
  return receipt(await db.transaction((tx) => store(tx, input, { mail })));
}
