import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keepEarlierBuilds } from './earlier-builds.ts';

test('the files of the last two builds stay, those of older ones go', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'diyar-builds-'));
  onTestFinished(() => rm(scratch, { recursive: true }));
  const [build, fresh] = [join(scratch, 'build'), join(scratch, 'fresh')];
  const make = async (n: number) => {
    for (const folder of ['client/assets', 'server/assets']) {
      await mkdir(join(fresh, folder), { recursive: true });
      await writeFile(join(fresh, folder, `page-${n}.js`), String(n));
      await writeFile(join(fresh, folder, 'same.js'), 'same');
    }
    await writeFile(join(fresh, 'client/favicon.txt'), String(n));
    await keepEarlierBuilds(build, fresh);
    await rm(build, { recursive: true, force: true });
    await rename(fresh, build);
    return readdir(join(build, 'client/assets'));
  };
  expect(await make(1)).toEqual(['page-1.js', 'same.js']);
  expect(await make(2)).toEqual(['page-1.js', 'page-2.js', 'same.js']);
  expect(await make(3)).toEqual(['page-1.js', 'page-2.js', 'page-3.js', 'same.js']);
  expect(await make(4)).toEqual(['page-2.js', 'page-3.js', 'page-4.js', 'same.js']);
  expect(await readdir(join(build, 'server/assets'))).toEqual([
    ...['page-2.js', 'page-3.js', 'page-4.js', 'same.js'],
  ]);
});
