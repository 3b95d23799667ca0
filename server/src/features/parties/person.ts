import type { IdentityInput, IdNumbers, PersonIdentity } from '@diyar/contract/parties';
import type { PersonId } from '@diyar/contract/rules/ids';
import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../db/client.ts';
import { dealParties, deals, persons, transfers } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { audit } from '../changes/index.ts';
import { paperNumber } from '../ledger/index.ts';
import { seenPerson } from '../who-is-who/index.ts';
import { paperRow, sameNumbers, savePersonPaper } from './identity.ts';
import { shownNumber } from './read.ts';

/** Whoever is bound to buildings reads a paper at a deal, by the name that was typed there. */
async function paperOfPerson(db: Db, actor: Actor, id: PersonId) {
  const person = await seenPerson(db, actor, id);
  if (actor.isBound) return { person, paper: undefined };
  const rows = await db
    .select()
    .from(persons)
    .where(or(eq(persons.id, person.id), eq(persons.mergedInto, person.id)))
    .orderBy(asc(sql`${persons.mergedInto} is not null`), asc(persons.id));
  return { person, paper: paperRow(rows, person.name) };
}

type Around = Pick<PersonIdentity, 'furtherIn' | 'handedOver'>;
const NOTHING: Around = { furtherIn: [], handedOver: [] };

/** What the person has to do with deals that are somebody else's. */
async function dealsAround(db: Db, id: PersonId): Promise<Around> {
  const same = db
    .select({ id: persons.id })
    .from(persons)
    .where(or(eq(persons.id, id), eq(persons.mergedInto, id)));
  const further = await db
    .selectDistinct({ dealId: deals.id, name: deals.name })
    .from(dealParties)
    .innerJoin(deals, eq(deals.id, dealParties.dealId))
    .where(and(inArray(dealParties.personId, same), isNull(deals.deletedAt)))
    .orderBy(desc(deals.id));
  const handed = await db
    .select()
    .from(transfers)
    .where(inArray(transfers.fromPersonId, same))
    .orderBy(desc(transfers.id));
  return {
    furtherIn: further,
    handedOver: handed.map(({ id: transferId, year, number, onDay: on, data }) => ({
      ...{ transferId, number: paperNumber(year, number), on },
      to: data.to.map(({ name }) => name),
    })),
  };
}

export async function readIdentity(db: Db, actor: Actor, id: PersonId): Promise<PersonIdentity> {
  const { person, paper } = await paperOfPerson(db, actor, id);
  const idNumber = paper?.idNumber ?? '';
  const [sameNumber = []] = await sameNumbers(db, actor, [{ personId: person.id, idNumber }]);
  const around = actor.isBound ? NOTHING : await dealsAround(db, person.id);
  return {
    personId: person.id,
    version: (paper ?? person).identityVersion,
    name: actor.isBound ? '' : person.name,
    legalName: paper?.legalName ?? '',
    idKind: paper?.idKind ?? null,
    idNumber: shownNumber(idNumber),
    address: paper?.address ?? '',
    email: paper?.email ?? '',
    sameNumber,
    ...around,
  };
}

export const savePersonIdentity = (
  db: Db,
  actor: Actor,
  id: PersonId,
  { version, ...typed }: IdentityInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    if (actor.isBound) throw new AppError('forbidden');
    const seen = await seenPerson(tx, actor, id);
    await tx.select({ id: persons.id }).from(persons).where(eq(persons.id, seen.id)).for('update');
    const { person, paper } = await paperOfPerson(tx, actor, id);
    if ((paper ?? person).identityVersion !== version) throw new AppError('stale');
    await savePersonPaper(tx, actor, person, typed);
  });

export async function lookAtPerson(db: Db, actor: Actor, id: PersonId): Promise<IdNumbers> {
  const { person, paper } = await paperOfPerson(db, actor, id);
  if (!paper?.idNumber) return { numbers: [] };
  await audit(db, actor, 'parties.look', {
    entity: 'person',
    id: person.id,
    details: { name: person.name },
  });
  return { numbers: [{ position: 1, idNumber: paper.idNumber }] };
}
