import { type Area, mayEnter, type Role } from '@diyar/contract/rules/roles';
import type { AddressKind } from '@diyar/contract/secret-addresses';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { secretAddresses } from '../../db/schema.ts';
import { addressOf, hashOf, makeAddress, type Subject, sealer } from './service.ts';

interface Earlier {
  kind: AddressKind;
  table: string;
  id: string;
  maker: string;
  /** In the table of addresses. */
  column: string;
  subject: (id: number) => Subject;
  /** What its maker must be able to enter, where it shows private things. */
  area?: Area;
  /** The released 0.2.0 reads the plain text of quotes; it goes with the version after this one. */
  isKept?: boolean;
}

const EARLIER: Earlier[] = [
  {
    ...{ kind: 'quote', table: 'quotes', id: 'id', maker: 'created_by', column: 'quote_id' },
    subject: (quoteId) => ({ quoteId }),
    isKept: true,
  },
  {
    ...{ kind: 'preview', table: 'previews', id: 'id', maker: 'created_by', column: 'preview_id' },
    subject: (previewId) => ({ previewId }),
    area: 'projects',
  },
  {
    ...{ kind: 'viewing', table: 'viewings', id: 'id', maker: 'created_by', column: 'viewing_id' },
    subject: (viewingId) => ({ viewingId }),
  },
  {
    ...{ kind: 'calendar', table: 'calendar_addresses', id: 'user_id', maker: 'user_id', column: 'user_id' },
    subject: (userId) => ({ userId }),
    area: 'leads',
  },
];

const AT_ONCE = 500;
/** No user has it, so what was made by somebody who lost the role works no more. */
const ENDED = -1;

interface Found extends Record<string, unknown> {
  id: number;
  token: string;
  createdAt: string | Date;
  makerId: number | null;
  role: Role | null;
  version: number | null;
}

async function adoptSome(db: Db, { kind, subject, area, isKept, ...names }: Earlier): Promise<number> {
  const { seal } = await sealer(db);
  const [table, id, maker, column] = [names.table, names.id, names.maker, names.column].map((name) =>
    sql.identifier(name),
  );
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<Found>(sql`
      select e.${id} as id, e.token, e.created_at as "createdAt", u.id as "makerId", u.role, u.token_version as version
      from ${table} e left join users u on u.id = e.${maker}
      where e.token is not null and not exists (select 1 from secret_addresses a where a.${column} = e.${id})
      limit ${AT_ONCE}`);
    if (rows.length === 0) return 0;
    await tx
      .insert(secretAddresses)
      .values(
        rows.map((row) => ({
          ...subject(row.id),
          kind,
          hash: hashOf(row.token),
          sealed: seal(row.token),
          makerId: row.makerId,
          makerVersion: area && !mayEnter(row.role, area) ? ENDED : (row.version ?? ENDED),
          createdAt: new Date(row.createdAt),
        })),
      )
      // another process starts at the same time
      .onConflictDoNothing();
    if (!isKept)
      for (const row of rows) await tx.execute(sql`update ${table} set token = null where ${id} = ${row.id}`);
    return rows.length;
  });
}

/** Viewings that an earlier version planned, or one plans during an upgrade, get the page of their visitor. */
async function giveVisits(db: Db): Promise<void> {
  const { rows } = await db.execute<{ id: number; makerId: number | null }>(sql`
    select v.id, v.created_by as "makerId" from viewings v
    where v.status = 'planned' and v.ends_at > now()
      and not exists (select 1 from secret_addresses a where a.visit_id = v.id)`);
  for (const { id, makerId } of rows)
    await db.transaction(async (tx) => {
      // another process starts at the same time
      await tx.execute(sql`select 1 from viewings where id = ${id} for update`);
      if ((await addressOf(tx, { visitId: id })) === null)
        await makeAddress(tx, { visitId: id }, { id: makerId });
    });
}

/** Addresses that earlier versions wrote in plain text keep working, by their hash. */
export async function adoptAddresses(db: Db): Promise<void> {
  for (const earlier of EARLIER) {
    let adopted = AT_ONCE;
    while (adopted === AT_ONCE) adopted = await adoptSome(db, earlier);
  }
  await giveVisits(db);
}
