import type { Config } from '../../server/src/config.ts';
import type { Database, Db } from '../../server/src/db/client.ts';
import { demo, heroMedia, projects } from '../../server/src/db/schema.ts';
import { type Files, type FilesPlace, openFiles } from '../../server/src/features/files/index.ts';
import { createUser, demoName, listUsers } from '../../server/src/features/users/index.ts';
import { oneContract, reservations, users } from '../content/index.ts';
import { actorOf } from '../living/actor.ts';
import { makeContracts } from '../living/contracts.ts';
import { fillLiving } from '../living/fill.ts';
import { fillBuildings } from './buildings.ts';
import { fillCompany } from './company.ts';
import { signPapers } from './deals.ts';
import { fillLacasa } from './lacasa.ts';
import { fillLeads } from './leads.ts';
import { mediaUploader, type Upload } from './media.ts';
import { fillMessages } from './messages.ts';
import { fillPlans } from './plans.ts';
import { fillProjects } from './projects.ts';
import { fillSold, fillSoldOfLacasa, soldOfProjects } from './sold.ts';

const log = { info: () => undefined, warn: console.warn, error: console.error };

interface Options {
  now?: Date;
  /** Leaves out everything but the company, its first page and the users. */
  onlyCompany?: boolean;
  signInWith?: Config['signInWith'];
  /** Two years of a company instead of a few records; tests do with the few. */
  isLiving?: boolean;
  /** Waits for the sizes of the pictures of the first page. */
  makesFirstSizes?: boolean;
}

/** Without their sizes the first page would load originals of some megabytes. */
async function picturesOfHome(db: Db): Promise<number[]> {
  const hero = await db.select({ id: heroMedia.fileId }).from(heroMedia);
  const covers = await db
    .select({ id: projects.coverFileId, poster: projects.coverPosterFileId, isShown: projects.isFeatured })
    .from(projects);
  const shown = covers.filter(({ isShown }) => isShown).map(({ id, poster }) => poster ?? id);
  const ids = [...hero.map(({ id }) => id), ...shown];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Projects, messages, sales and buildings: what the demo has before it has users. */
export async function fillContent(db: Db, files: Files, upload: Upload, now: Date): Promise<void> {
  const find = await fillProjects(db, upload);
  await fillMessages(db, find, now);
  await fillSold(db, files, find, now, soldOfProjects);
  await fillLacasa(db, files, upload, now, oneContract(reservations));
  await fillSoldOfLacasa(db, files, now);
  // after LaCasa, whose apartments have the first numbers
  await fillBuildings(db, now);
  await fillPlans(db);
  await signPapers(db, users.find(({ role }) => role === 'LACASA')?.fullName ?? '');
}

/** Fills an unused database with the demo; a database with users is left unchanged. */
export async function fillDemo(
  { db }: Database,
  place: FilesPlace,
  {
    now = new Date(),
    onlyCompany = false,
    isLiving = false,
    signInWith = 'username',
    makesFirstSizes = false,
  }: Options = {},
): Promise<void> {
  const { total } = await listUsers(db, { q: '', sort: 'name', page: 1, size: 1 });
  if (total > 0) return;
  console.log('diyar: filling the demo, a minute at most…');
  const files = await openFiles({ ...place, db, log });
  try {
    // The running server makes most of the picture sizes, so that the first start does not wait for them.
    const later = { ...files, variants: { ...files.variants, add: () => undefined } };
    const upload = mediaUploader(later);
    await fillCompany(db, upload);
    if (!onlyCompany) await fillContent(db, later, upload, now);
    if (makesFirstSizes) await files.variants.makeQuick(await picturesOfHome(db));
    // Last, because existing users mean that the demo is complete.
    for (const user of users)
      await createUser(db, null, { isActive: true, ...user, username: demoName(user.username, signInWith) });
    if (!onlyCompany) await fillLeads(db, now);
    if (isLiving) {
      await fillLiving(db, upload, now);
      await makeContracts(db, later, await actorOf(db, 'SUPERADMIN'), now);
    }
    await db.insert(demo).values({});
  } finally {
    await files.close();
  }
}
