import type { SameNumber } from '@diyar/contract/parties';
import { foldText } from '@diyar/contract/rules/fold-text';
import type { PersonId } from '@diyar/contract/rules/ids';
import {
  type IdKind,
  idNumberKey,
  isIdentityOf,
  isIdNumber,
  maskedIdNumber,
} from '@diyar/contract/rules/parties';
import { mayEnter } from '@diyar/contract/rules/roles';
import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { persons } from '../../db/schema.ts';
import { audit, recordChanges } from '../changes/index.ts';
import { invalidField } from '../ledger/index.ts';
import { hasPaper, makePerson, visiblePersons } from '../who-is-who/index.ts';

type PersonRow = typeof persons.$inferSelect;

export interface TypedIdentity {
  legalName: string;
  idKind: IdKind | null;
  /** Left out: it stays. */
  idNumber?: string | undefined;
  address: string;
  email: string;
}

const orNull = (text: string) => (text === '' ? null : text);

/** In the history a number is as it is for those who write no contracts. */
const told = (row: Pick<PersonRow, 'legalName' | 'idKind' | 'idNumber' | 'address' | 'email'>) => ({
  legalName: row.legalName,
  idKind: row.idKind,
  idNumber: row.idNumber && maskedIdNumber(row.idNumber),
  address: row.address,
  email: row.email,
});

const isEmpty = (typed: TypedIdentity): boolean =>
  [typed.legalName, typed.idNumber ?? '', typed.address, typed.email].every((text) => text === '') &&
  typed.idKind === null;

/** The rows that are this person: their own, then those of who was merged into them. */
const ownRows = (tx: Tx, id: PersonId): Promise<PersonRow[]> =>
  tx
    .select()
    .from(persons)
    .where(or(eq(persons.id, id), eq(persons.mergedInto, id)))
    .orderBy(asc(sql`${persons.mergedInto} is not null`), asc(persons.id))
    .for('update');

interface Writing {
  /** Whoever goes by it. */
  name: string;
  /** The number of the row is theirs, and stays where none was typed. */
  isTheirs: boolean;
  /** Of the form, for what is refused. */
  path?: (string | number)[];
}

async function write(
  tx: Tx,
  actor: Actor | null,
  row: PersonRow,
  typed: TypedIdentity,
  { name, isTheirs, path = [] }: Writing,
): Promise<void> {
  const kept = isTheirs && typed.idKind !== null ? (row.idNumber ?? '') : '';
  const idNumber = orNull(typed.idNumber ?? kept);
  // a number that was a passport's is none of an identity card
  if (idNumber !== null && typed.idKind !== null && !isIdNumber(typed.idKind, idNumber))
    throw invalidField([...path, 'idNumber'], typed.idKind === 'national' ? 'nineDigits' : 'invalid');
  const after = {
    legalName: orNull(typed.legalName),
    idKind: typed.idKind,
    idNumber,
    address: orNull(typed.address),
    email: orNull(typed.email),
  };
  const known = isTheirs ? (row.identityNames ?? []) : [];
  const names = [...new Set([...known, foldText(name)])].filter(Boolean);
  const isKept =
    row.identityNames?.length === names.length &&
    Object.entries(after).every(([field, value]) => row[field as keyof typeof after] === value);
  if (isKept) return;
  await tx
    .update(persons)
    .set({
      ...after,
      idNumberKey: idNumber === null ? null : idNumberKey(idNumber),
      identityNames: names,
      identityVersion: sql`${persons.identityVersion} + 1`,
      updatedAt: sql`${persons.updatedAt}`,
    })
    .where(eq(persons.id, row.id));
  const id = row.mergedInto ?? row.id;
  await recordChanges(tx, actor, {
    entity: 'person',
    id,
    action: 'persons.identity',
    before: told(row),
    after: told(after),
  });
  await audit(tx, actor, 'persons.identity', { entity: 'person', id, details: { name } });
}

/** The paper with what was typed over it, where it is another's until somebody said that it is theirs. */
const overPaper = (row: PersonRow, typed: TypedIdentity): TypedIdentity => ({
  legalName: typed.legalName || (row.legalName ?? ''),
  idKind: typed.idKind ?? row.idKind,
  idNumber: typed.idNumber,
  address: typed.address || (row.address ?? ''),
  email: typed.email || (row.email ?? ''),
});

/**
 * What stands on the paper of somebody of this name. Where the person has the paper of another name, whose number is
 * another one, they are two people on one phone: from now on the name is a person of its own, who is answered.
 */
export async function saveIdentity(
  tx: Tx,
  actor: Actor | null,
  person: { id: PersonId; name: string; phone: string },
  typed: TypedIdentity & { isSamePaper?: boolean },
  path: (string | number)[] = [],
): Promise<PersonId> {
  const rows = await ownRows(tx, person.id);
  const { name } = person;
  const own = rows.find((row) => isIdentityOf(row, name));
  const [living] = rows;
  if (own) {
    await write(tx, actor, own, typed, { name, isTheirs: true, path });
    return person.id;
  }
  const number = idNumberKey(typed.idNumber ?? '');
  const same = rows.find((row) =>
    typed.isSamePaper ? hasPaper(row) : number !== '' && row.idNumberKey === number,
  );
  if (same) {
    await write(tx, actor, same, overPaper(same, typed), { name, isTheirs: true, path });
    return person.id;
  }
  if (isEmpty(typed) || !living) return person.id;
  const isFree = !rows.some(hasPaper);
  const id = isFree ? living.id : await makePerson(tx, { name, phone: person.phone });
  const [row] = isFree ? rows : await ownRows(tx, id);
  if (row) await write(tx, actor, row, typed, { name, isTheirs: false, path });
  return id;
}

/** On the person's own page, where the paper stands with its own name: that of their name, or the one they have. */
export const paperRow = (rows: readonly PersonRow[], name: string): PersonRow | undefined =>
  rows.find((row) => isIdentityOf(row, name)) ?? rows.find(({ legalName }) => legalName !== null);

export async function savePersonPaper(
  tx: Tx,
  actor: Actor,
  person: { id: PersonId; name: string },
  typed: TypedIdentity,
): Promise<void> {
  const rows = await ownRows(tx, person.id);
  const row = paperRow(rows, person.name);
  const [living] = rows;
  if (row) await write(tx, actor, row, typed, { name: typed.legalName || person.name, isTheirs: true });
  else if (living && !isEmpty(typed))
    await write(tx, actor, living, typed, { name: person.name, isTheirs: false });
}

/** Others whose paper has one of these numbers, as far as the reader may see them; for those who write contracts. */
export async function sameNumbers(
  db: Db,
  actor: Actor,
  numbers: readonly { personId: PersonId | null; idNumber: string }[],
): Promise<SameNumber[][]> {
  const keys = [...new Set(numbers.map(({ idNumber }) => idNumberKey(idNumber)).filter(Boolean))];
  if (keys.length === 0 || !mayEnter(actor, 'contracts')) return numbers.map(() => []);
  const found = await db
    .select({
      id: sql<PersonId>`coalesce(${persons.mergedInto}, ${persons.id})`,
      key: persons.idNumberKey,
      name: sql<string>`coalesce(nullif(${persons.legalName}, ''), ${persons.name})`,
    })
    .from(persons)
    .where(inArray(persons.idNumberKey, keys))
    .orderBy(asc(persons.id));
  const visible = actor.isBound
    ? new Set(
        (
          await db
            .select({ id: persons.id })
            .from(persons)
            .where(
              and(
                visiblePersons(db, actor),
                inArray(
                  persons.id,
                  found.map(({ id }) => id),
                ),
              ),
            )
        ).map(({ id }) => id),
      )
    : null;
  return numbers.map(({ personId, idNumber }) => {
    const key = idNumberKey(idNumber);
    const others = found.filter((one) => key !== '' && one.key === key && one.id !== personId);
    return [...new Map(others.map(({ id, name }) => [id, { personId: id, name }])).values()].filter(
      ({ personId: id }) => visible === null || visible.has(id),
    );
  });
}
