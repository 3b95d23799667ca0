import { TRASH_TTL_MS } from '@diyar/contract/limits';
import { mayEnter } from '@diyar/contract/rules/roles';
import type { TrashItem, TrashKind, TrashList, TrashQuery } from '@diyar/contract/trash';
import { sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { inTrash } from '../../db/in-trash.ts';
import { changes, deals, messages, projects, users } from '../../db/schema.ts';
import { containing } from '../../db/search.ts';
import { changedBy } from '../../db/user-names.ts';

/** All kinds with the same columns, for one list. */
const everything = () => sql`
  select 'project' as kind, ${projects.id} as id, ${projects.nameEn} as name_en, ${projects.nameAr} as name_ar,
    ${projects.slug} as detail, ${projects.deletedAt} as deleted_at
  from ${projects} where ${inTrash(projects.deletedAt)}
  union all
  select 'message', ${messages.id}, ${messages.senderName}, ${messages.senderName},
    concat_ws(' · ', nullif(${messages.phone}, ''), nullif(left(${messages.body}, 120), '')), ${messages.deletedAt}
  from ${messages} where ${inTrash(messages.deletedAt)}
  union all
  select 'sold', ${deals.soldNo}, ${deals.title}, ${deals.title},
    concat_ws(' · ', nullif(${deals.name}, ''), nullif(${deals.phone}, '')), ${deals.deletedAt}
  from ${deals} where ${inTrash(deals.deletedAt)}
  union all
  select 'user', ${users.id}, ${users.username}, ${users.username},
    concat_ws(' · ', nullif(${users.fullName}, ''), ${users.role}), ${users.deletedAt}
  from ${users} where ${inTrash(users.deletedAt)}`;

/** From the headline of the deletion. */
const ofDeletion = (column: typeof changes.actorId | typeof changedBy) => sql`(
  select ${column} from ${changes}
  where ${changes.entity} = found.kind and ${changes.entityId} = found.id and ${changes.action} like '%.delete'
  order by ${changes.id} desc limit 1)`;

/** Everything for SUPERADMIN, for others what they deleted themselves. */
const visibleTo = (actor: Actor) =>
  mayEnter(actor, 'wholeTrash') ? sql`true` : sql`${ofDeletion(changes.actorId)} = ${actor.id}`;

type Row = {
  kind: TrashKind;
  id: number;
  name_en: string;
  name_ar: string;
  detail: string;
  deleted_ms: number | string;
  deleted_by: string | null;
};

function present(row: Row): TrashItem {
  const deletedAt = Number(row.deleted_ms);
  return {
    kind: row.kind,
    id: row.id,
    nameEn: row.name_en,
    nameAr: row.name_ar,
    detail: row.detail,
    deletedAt: new Date(deletedAt).toISOString(),
    deletedBy: row.deleted_by ?? '',
    removedAt: new Date(deletedAt + TRASH_TTL_MS).toISOString(),
  };
}

export async function isInTrashOf(db: Db, actor: Actor, kind: TrashKind, id: number): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from (${everything()}) found
    where found.kind = ${kind} and found.id = ${id} and ${visibleTo(actor)}`);
  return rows.length > 0;
}

/** Rows deleted in the last 30 days, newest first. */
export async function listTrash(
  db: Db,
  actor: Actor,
  { q, kind, page, size }: TrashQuery,
): Promise<TrashList> {
  const like = containing(q);
  const where = sql`
    (${kind ?? null}::text is null or found.kind = ${kind ?? null}::text)
    and ${visibleTo(actor)}
    and (${q}::text = '' or concat_ws(' ', found.name_en, found.name_ar, found.detail) ilike ${like})`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    db.execute<Row>(sql`
      select found.*, (extract(epoch from deleted_at) * 1000)::bigint as deleted_ms, ${ofDeletion(changedBy)} as deleted_by
      from (${everything()}) found where ${where}
      order by deleted_at desc, kind, id desc limit ${size} offset ${(page - 1) * size}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from (${everything()}) found where ${where}`,
    ),
  ]);
  return { items: rows.map(present), total: counted[0]?.total ?? 0, page, size };
}
