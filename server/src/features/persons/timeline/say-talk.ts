import { type LeadId, leadId } from '@diyar/contract/rules/ids';
import { sourceOf } from '@diyar/contract/rules/inbox';
import { sumAmounts } from '@diyar/contract/rules/money';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import {
  leadEntries,
  leads,
  messages,
  projects,
  quotes,
  units,
  users,
  viewings,
} from '../../../db/schema.ts';
import { displayName } from '../../../db/user-names.ts';
import { paperNumber } from '../../ledger/index.ts';
import { stateOf } from '../../quotes/index.ts';
import type { Said } from './entries.ts';

const place = { nameEn: projects.nameEn, nameAr: projects.nameAr };
const unitLabel = sql<string>`coalesce(nullif(${units.unitNumber}, ''), ${units.labelEn}, '')`;
const timed = { hasTime: true } as const;

export async function sayMessages(db: Db, ids: number[]): Promise<Said> {
  const rows = await db
    .select({ message: messages, place, answeredBy: displayName() })
    .from(messages)
    .leftJoin(projects, eq(projects.id, messages.projectId))
    .leftJoin(users, eq(users.id, messages.answeredBy))
    .where(inArray(messages.id, ids));
  return new Map(
    rows.map(({ message, answeredBy, ...row }) => [
      message.id,
      {
        ...{ kind: 'message', id: message.id, ...timed, by: '', ...row },
        ...{ text: message.body, source: sourceOf(message.source), channel: message.channel },
        answeredAt: message.answeredAt?.toISOString() ?? null,
        answeredBy: answeredBy ?? '',
      },
    ]),
  );
}

export async function sayLeads(db: Db, ids: number[]): Promise<Said> {
  const rows = await db
    .select({ id: leads.id, stage: leads.stage, place, units: unitLabel, owner: displayName() })
    .from(leads)
    .leftJoin(projects, eq(projects.id, leads.projectId))
    .leftJoin(units, eq(units.id, leads.unitId))
    .leftJoin(users, eq(users.id, leads.ownerId))
    .where(inArray(leads.id, ids as LeadId[]));
  return new Map(
    rows.map(({ id, owner, ...row }) => [
      id,
      { kind: 'lead', id, ...timed, by: '', leadId: id, ...row, owner: owner ?? '' },
    ]),
  );
}

/** Notes, calls, and texts that were handed over. */
export async function saySaid(db: Db, ids: number[]): Promise<Said> {
  const rows = await db.select().from(leadEntries).where(inArray(leadEntries.id, ids));
  return new Map(
    rows.map(({ id, kind, byName: by, text, outcome, ...row }) => [
      id,
      { kind, id, ...timed, by, leadId: leadId(row.leadId), text, outcome },
    ]),
  );
}

export async function sayViewings(db: Db, ids: number[]): Promise<Said> {
  const rows = await db
    .select({ viewing: viewings, place, units: unitLabel, by: displayName() })
    .from(viewings)
    .innerJoin(leads, eq(leads.id, viewings.leadId))
    .leftJoin(units, eq(units.id, viewings.unitId))
    .leftJoin(projects, sql`${projects.id} = coalesce(${units.projectId}, ${leads.projectId})`)
    .leftJoin(users, eq(users.id, viewings.staffId))
    .where(inArray(viewings.id, ids));
  return new Map(
    rows.map(({ viewing: { id, status, note, ...viewing }, by, ...row }) => [
      id,
      { kind: 'viewing', id, ...timed, by: by ?? '', leadId: leadId(viewing.leadId), status, note, ...row },
    ]),
  );
}

/** The units of the quote of the outer query, the home first. */
const quoted = sql<{ label: string; amount: number }[]>`(
  select coalesce(json_agg(json_build_object('label', coalesce(nullif(part.unit_number, ''), part.label_en), 'amount', offered.amount)
    order by offered.ordinal), '[]'::json)
  from quote_units offered join units part on part.id = offered.unit_id where offered.quote_id = ${quotes.id})`;

export async function sayQuotes(db: Db, ids: number[]): Promise<Said> {
  const rows = await db
    .select({ quote: quotes, place, parts: quoted, by: displayName() })
    .from(quotes)
    .innerJoin(projects, eq(projects.id, quotes.projectId))
    .leftJoin(users, eq(users.id, quotes.createdBy))
    .where(inArray(quotes.id, ids));
  return new Map(
    rows.map(({ quote, parts, by, ...row }) => {
      const { id, year, number, currency, discount, validUntil } = quote;
      const amount = sumAmounts([...parts.map((part) => part.amount), -discount], currency);
      const units = parts.map(({ label }) => label).join(', ');
      return [
        id,
        {
          ...{ kind: 'quote', id, ...timed, by: by ?? '', ...row, units, amount, currency, validUntil },
          ...{ number: paperNumber(year, number), state: stateOf(quote) },
        },
      ];
    }),
  );
}
