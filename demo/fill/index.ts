import type { Config } from '../../server/src/config.ts';
import type { Database } from '../../server/src/db/client.ts';
import { type FilesPlace, openFiles } from '../../server/src/features/files/index.ts';
import { createUser, demoName, listUsers } from '../../server/src/features/users/index.ts';
import { users } from '../content/index.ts';
import { fillBuildings } from './buildings.ts';
import { fillCompany } from './company.ts';
import { signPapers } from './deals.ts';
import { fillLacasa } from './lacasa.ts';
import { mediaUploader } from './media.ts';
import { fillMessages } from './messages.ts';
import { fillPlans } from './plans.ts';
import { fillProjects } from './projects.ts';
import { fillSold } from './sold.ts';

const log = { info: () => undefined, warn: console.warn, error: console.error };

interface Options {
  now?: Date;
  withProjects?: boolean;
  signInWith?: Config['signInWith'];
}

/** Fills an unused database with the demo; a database with users is left unchanged. */
export async function fillDemo(
  { db }: Database,
  place: FilesPlace,
  { now = new Date(), withProjects = true, signInWith = 'username' }: Options = {},
): Promise<void> {
  const { total } = await listUsers(db, { q: '', page: 1, size: 1 });
  if (total > 0) return;
  console.log('diyar: filling the demo, a minute at most…');
  const files = await openFiles({ ...place, db, log });
  try {
    // The running server makes the picture sizes, so that the first start does not wait for them.
    const later = { ...files, variants: { ...files.variants, add: () => undefined } };
    const upload = mediaUploader(later);
    await fillCompany(db, upload);
    if (withProjects) {
      const find = await fillProjects(db, upload);
      await fillMessages(db, find, now);
      await fillSold(db, later, find, now);
    }
    await fillLacasa(db, later, upload, now);
    // after LaCasa, whose apartments have the first numbers
    if (withProjects) await fillBuildings(db, now);
    await fillPlans(db);
    await signPapers(db, users.find(({ role }) => role === 'LACASA')?.fullName ?? '');
    // Last, because existing users mean that the demo is complete.
    for (const user of users)
      await createUser(db, null, { isActive: true, ...user, username: demoName(user.username, signInWith) });
  } finally {
    await files.close();
  }
}
