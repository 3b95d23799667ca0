import { randomBytes } from 'node:crypto';
import { DEFAULT_HOURS, workingMinutes } from '@diyar/contract/rules/company-hours';
import type { Db, Tx } from '../../server/src/db/client.ts';
import { leadEntries, leads as leadRows, messages, users, viewings } from '../../server/src/db/schema.ts';
import { and, eq } from '../../server/src/db/sql.ts';
import { leads } from '../content/index.ts';
import type { DemoLead } from '../content/leads.ts';
import { dayBefore, timeBefore } from '../moments.ts';

const MINUTE = 60_000;
const VIEWING_MINUTES = 45;

type Row = typeof leadRows.$inferSelect;
type Owner = { id: number; name: string };

const furthestOf = ({ stage, answeredAfter, viewing }: DemoLead): Row['furthest'] =>
  stage !== 'lost' ? stage : viewing ? 'viewing' : answeredAfter === undefined ? 'new' : 'contacted';

/** One person is at one place at a time, also in the demo: a second viewing at the same hour is left out. */
async function planViewing(
  tx: Tx,
  lead: Row,
  { inDays, time, status }: NonNullable<DemoLead['viewing']>,
  owner: Owner,
  now: Date,
) {
  const startsAt = timeBefore(now, -inDays, time);
  await tx.insert(viewings).values({
    leadId: lead.id,
    unitId: lead.unitId,
    staffId: owner.id,
    startsAt,
    endsAt: new Date(startsAt.getTime() + VIEWING_MINUTES * MINUTE),
    status: status ?? 'planned',
    token: randomBytes(24).toString('base64url'),
    createdBy: owner.id,
    createdAt: new Date(Math.min(startsAt.getTime() - 24 * 60 * MINUTE, now.getTime() - 60 * MINUTE)),
  });
}

async function fillLead(tx: Tx, lead: Row, story: DemoLead, owner: Owner | null, now: Date): Promise<void> {
  const { stage, lostReason, nextStep = '', nextInDays, note, answeredAfter, viewing } = story;
  const answered =
    answeredAfter === undefined ? null : new Date(lead.createdAt.getTime() + answeredAfter * MINUTE);
  const answeredAt = answered && answered < now ? answered : null;
  await tx
    .update(leadRows)
    .set({
      stage,
      furthest: furthestOf(story),
      ownerId: owner?.id ?? null,
      nextStep,
      nextOn: nextInDays === undefined ? null : dayBefore(now, -nextInDays),
      lostReason: lostReason ?? null,
      closedAt:
        stage === 'lost'
          ? new Date(Math.min(lead.createdAt.getTime() + 3 * 24 * 60 * MINUTE, now.getTime()))
          : null,
      answeredAt,
      answerMinutes: answeredAt && workingMinutes(lead.createdAt, answeredAt, DEFAULT_HOURS),
    })
    .where(eq(leadRows.id, lead.id));
  const by = owner && { leadId: lead.id, byId: owner.id, byName: owner.name };
  if (by && answeredAt) {
    await tx.insert(leadEntries).values({ ...by, kind: 'whatsapp', at: answeredAt, createdAt: answeredAt });
    await tx
      .update(messages)
      .set({ answeredAt, answeredBy: owner.id })
      .where(and(eq(messages.leadId, lead.id), messages.isRead));
  }
  if (by && note)
    await tx
      .insert(leadEntries)
      .values({ ...by, kind: 'note', text: note, at: lead.createdAt, createdAt: lead.createdAt });
  if (owner && viewing) await planViewing(tx, lead, viewing, owner, now);
}

/** What the office did with the messages; after the users, who own them. */
export const fillLeads = (db: Db, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const staff = await tx
      .select({ id: users.id, username: users.username, name: users.fullName })
      .from(users);
    for (const story of leads) {
      // the newest lead of the sender: the one that the office is busy with
      const found = await tx
        .select({ lead: leadRows })
        .from(messages)
        .innerJoin(leadRows, eq(leadRows.id, messages.leadId))
        .where(and(eq(messages.senderName, story.sender), eq(messages.leadId, leadRows.id)))
        .orderBy(messages.createdAt);
      const lead = found.at(-1)?.lead;
      // what they asked before, about something else, was answered and led to nothing yet
      const earlier = new Map(found.map((row) => [row.lead.id, row.lead]));
      if (lead) earlier.delete(lead.id);
      // with SIGN_IN_WITH=email the names of the demo are addresses
      const owner =
        staff.find(({ username }) => story.owner !== '' && username.startsWith(story.owner)) ?? null;
      for (const other of earlier.values())
        await fillLead(
          tx,
          other,
          { sender: story.sender, owner: story.owner, stage: 'contacted', answeredAfter: 90 },
          owner,
          now,
        );
      if (lead) await fillLead(tx, lead, story, owner, now);
    }
  });
