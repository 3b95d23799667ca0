import type { ChangeNames } from '@diyar/contract/history';
import { type UnitId, unitId } from '@diyar/contract/rules/ids';
import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { projects, units, users } from '../../db/schema.ts';
import { displayName } from '../../db/user-names.ts';

interface Change {
  entity: string;
  entityId: number | null;
  field: string;
  before: unknown;
  after: unknown;
}

/** One id, several of them, or several in one text: a sold record keeps '32, 33'. */
const idsIn = (value: unknown): number[] =>
  (typeof value === 'string' ? value.split(', ') : [value].flat())
    .map((id) => (id === '' || id === null ? Number.NaN : Number(id)))
    .filter((id) => Number.isInteger(id) && id > 0);

const idsOf = (rows: readonly Change[], field: string): number[] =>
  rows
    .filter((row) => row.field === field)
    .flatMap(({ before, after }) => [...idsIn(before), ...idsIn(after)]);

type Names = ReadonlyMap<number, ChangeNames[string]>;

const inBoth = (name: string) => ({ en: name, ar: name });

async function unitNames(db: Db, ids: readonly UnitId[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: units.id, number: units.unitNumber, en: units.labelEn, ar: units.labelAr })
    .from(units)
    .where(inArray(units.id, [...ids]));
  return new Map(
    rows.map(({ id, number, en, ar }) => [id, number ? inBoth(number) : { en: en || ar, ar: ar || en }]),
  );
}

async function staffNames(db: Db, ids: readonly number[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: displayName() })
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, inBoth(name)]));
}

async function buildingNames(db: Db, ids: readonly number[]): Promise<Names> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: projects.id, en: projects.nameEn, ar: projects.nameAr })
    .from(projects)
    .where(inArray(projects.id, [...ids]));
  return new Map(rows.map(({ id, en, ar }) => [id, { en: en || ar, ar: ar || en }]));
}

export interface NamedChanges {
  /** The number of the unit that the row is about. */
  unitNumber: (row: Change) => string | null;
  /** The names of the ids that the row contains. */
  names: (row: Change) => ChangeNames;
  /** A text of unit ids as a text of their numbers. */
  unitNumbers: (value: unknown) => string;
}

/** Ids say nothing to a reader: the units, colleagues and buildings in these rows, by their names of today. */
export async function nameChanges(db: Db, rows: readonly Change[]): Promise<NamedChanges> {
  const about = rows.flatMap(({ entity, entityId }) =>
    entity === 'unit' && entityId !== null ? [entityId] : [],
  );
  const [unitsNamed, staffId, buildings] = await Promise.all([
    unitNames(db, [...about, ...idsOf(rows, 'unitId')].map(unitId)),
    staffNames(db, idsOf(rows, 'staffId')),
    buildingNames(db, idsOf(rows, 'buildings')),
  ]);
  const byField: Record<string, Names> = { unitId: unitsNamed, staffId, buildings };
  return {
    unitNumber: ({ entity, entityId }) => (entity === 'unit' && unitsNamed.get(entityId ?? 0)?.en) || null,
    names: ({ field, before, after }) =>
      Object.fromEntries(
        [...idsIn(before), ...idsIn(after)].flatMap((id) => {
          const name = byField[field]?.get(id);
          return name ? [[String(id), name]] : [];
        }),
      ),
    unitNumbers: (value) =>
      idsIn(value)
        .map((id) => unitsNamed.get(id)?.en ?? `#${id}`)
        .join(', '),
  };
}
