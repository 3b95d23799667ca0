import type { Found } from '@diyar/contract/find';
import type { PersonId } from '@diyar/contract/rules/ids';
import { idNumberKey } from '@diyar/contract/rules/parties';
import { unitWord } from '@diyar/contract/rules/person-search';
import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { messages, persons, projectListing, projects, units, users } from '../../db/schema.ts';
import { containing, searchCondition } from '../../db/search.ts';
import { ofTheirs, visibleProjects } from '../building-access/index.ts';
import { choosePersons } from '../persons/index.ts';
import { isLive, trackerNo } from '../units/index.ts';
import type { Finder } from './find.ts';

export const NOTHING = { detail: '', project: null, apartmentNo: null, dealId: null, state: null, at: null };

/** A message is long; its beginning says enough. */
const WORDS_SHOWN = 90;

const itsProject = { id: projects.id, nameEn: projects.nameEn, nameAr: projects.nameAr };

export const findPeople: Finder = async (db, actor, search, limit) => {
  const named = await choosePersons(db, actor, search, { limit });
  // whoever is found by the whole number of their paper
  const onPaper = await db
    .select({ id: sql<PersonId>`coalesce(${persons.mergedInto}, ${persons.id})` })
    .from(persons)
    .where(eq(persons.idNumberKey, idNumberKey(search.q)));
  const ids = onPaper.map(({ id }) => id).filter((id) => named.every((known) => known.id !== id));
  const numbered =
    ids.length === 0 ? [] : await choosePersons(db, actor, '', { limit }, inArray(persons.id, ids));
  const rows = [...numbered, ...named].slice(0, limit);
  return rows.map(
    ({ id, name, phone }): Found => ({
      ...NOTHING,
      kind: 'person',
      id,
      nameEn: name,
      nameAr: name,
      detail: phone,
    }),
  );
};

/** By number or label, alone or beside the name of the project: the name alone would find all its units. */
export const findUnits: Finder = async (db, actor, search, limit) => {
  const isNumbered = search.asked.flat().some((word) => /\d/.test(word[0]) && unitWord(word) !== null);
  if (!isNumbered) return [];
  const rows = await db
    .select({
      id: units.id,
      unitNumber: units.unitNumber,
      labelEn: units.labelEn,
      labelAr: units.labelAr,
      apartmentNo: trackerNo,
      project: itsProject,
    })
    .from(units)
    .innerJoin(projects, and(eq(projects.id, units.projectId), isNull(projects.deletedAt)))
    .where(
      and(
        isLive,
        visibleProjects(actor),
        await searchCondition(db, { columns: [], unit: units.id, project: units.projectId }, search),
      ),
    )
    .orderBy(desc(units.id))
    .limit(limit);
  return rows.map(
    ({ id, unitNumber, labelEn, labelAr, apartmentNo, project }): Found => ({
      ...NOTHING,
      kind: 'unit',
      id,
      nameEn: unitNumber || labelEn,
      nameAr: unitNumber || labelAr || labelEn,
      apartmentNo,
      project,
    }),
  );
};

export const findMessages: Finder = async (db, actor, search, limit) => {
  const chosen = db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        isNull(messages.deletedAt),
        ofTheirs(actor, messages.projectId),
        await searchCondition(
          db,
          { columns: [messages.search], project: messages.projectId, unit: messages.unitId },
          search,
        ),
      ),
    )
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit)
    .as('chosen');
  const rows = await db
    .select({
      id: messages.id,
      name: messages.senderName,
      words: sql<string>`left(${messages.body}, ${WORDS_SHOWN}::int)`,
      at: messages.createdAt,
      isRead: messages.isRead,
      project: itsProject,
    })
    .from(chosen)
    .innerJoin(messages, eq(messages.id, chosen.id))
    .leftJoin(projects, and(eq(projects.id, messages.projectId), isNull(projects.deletedAt)))
    .orderBy(desc(messages.createdAt), desc(messages.id));
  return rows.map(
    ({ id, name, words, at, isRead, project }): Found => ({
      ...NOTHING,
      kind: 'message',
      id,
      nameEn: name,
      nameAr: name,
      detail: words,
      project,
      state: isRead ? 'read' : 'unread',
      at: at.toISOString(),
    }),
  );
};

export const findProjects: Finder = async (db, actor, search, limit) => {
  const rows = await db
    .select({ ...itsProject, status: projects.status })
    .from(projectListing)
    .innerJoin(projects, eq(projects.id, projectListing.projectId))
    .where(
      and(
        isNull(projects.deletedAt),
        visibleProjects(actor),
        await searchCondition(db, { columns: [projectListing.searchAdmin] }, search),
      ),
    )
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(limit);
  return rows.map(
    ({ id, nameEn, nameAr, status }): Found => ({
      ...NOTHING,
      kind: 'project',
      id,
      nameEn: nameEn || nameAr,
      nameAr: nameAr || nameEn,
      state: status,
    }),
  );
};

export const findUsers: Finder = async (db, _actor, search, limit) => {
  const rows = await db
    .select({ id: users.id, username: users.username, fullName: users.fullName })
    .from(users)
    .where(
      and(
        isNull(users.deletedAt),
        or(
          ilike(users.username, containing(search.q)),
          ilike(users.fullName, containing(search.q)),
          ilike(users.phone, containing(search.q)),
        ),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
  return rows.map(
    ({ id, username, fullName }): Found => ({
      ...NOTHING,
      kind: 'user',
      id,
      nameEn: fullName || username,
      nameAr: fullName || username,
      detail: username,
    }),
  );
};
