import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillDemo } from '../demo/fill/index.ts';
import { startDemo } from '../demo/start.ts';
import { buildIfStale } from '../scripts/build.ts';
import { files } from '../server/src/db/schema.ts';
import { migratedSnapshot, unpackSnapshot } from '../server/src/testing/pglite-snapshot.ts';
import { shrinkPictures } from '../server/src/testing/pictures.ts';
import '../server/src/testing/same-priority.mjs';

/** The browser tests set it: making the sizes of the demo's pictures and drawing large ones takes minutes of a core. */
const hasSizes = process.env.PICTURE_SIZES !== 'no';

/** `npm start` in a temporary folder. */
const folder = mkdtempSync(join(tmpdir(), 'diyar-e2e-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
process.env.DATA_DIR = folder;
unpackSnapshot(await migratedSnapshot(), folder);
await buildIfStale();
await startDemo('demo', async (database, config) => {
  await fillDemo(database, config);
  if (hasSizes) return;
  await database.db.update(files).set({ variants: 'ready' });
  await shrinkPictures(folder);
});
