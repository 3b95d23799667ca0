import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Builds whose files stay available: pages of theirs are still open in browsers, and a running server uses them. */
const KEPT_BUILDS = 2;
/** Only these have a hash in their name, so that a file of another build is never taken for one of this. */
const HASHED = ['client/assets', 'server/assets'];
const LIST = 'builds.json';

async function hashedFiles(build: string): Promise<string[]> {
  const lists = await Promise.all(
    HASHED.map(async (folder) =>
      (await readdir(join(build, folder)).catch(() => [])).map((name) => `${folder}/${name}`),
    ),
  );
  return lists.flat().sort();
}

/** The files of the build itself and of those before it, newest first. */
async function buildsIn(build: string): Promise<string[][]> {
  const text = await readFile(join(build, LIST), 'utf8').catch(() => null);
  return text ? (JSON.parse(text) as string[][]) : [await hashedFiles(build)];
}

/** Copies the hashed files of the last builds from the old folder into a new build. */
export async function keepEarlierBuilds(old: string, fresh: string): Promise<void> {
  const own = await hashedFiles(fresh);
  const earlier = (await buildsIn(old)).filter((files) => files.length > 0).slice(0, KEPT_BUILDS);
  const known = new Set(own);
  for (const file of new Set(earlier.flat())) {
    if (known.has(file)) continue;
    await mkdir(dirname(join(fresh, file)), { recursive: true });
    // a file may be missing when a build was copied in part
    await copyFile(join(old, file), join(fresh, file)).catch(() => {});
  }
  await writeFile(join(fresh, LIST), JSON.stringify([own, ...earlier]));
}
