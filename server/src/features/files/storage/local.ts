import { access, constants, mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { partsOfKey, type Storage, type StoredObject } from './storage.ts';
import { codeOf, namesIn, tempFilesIn } from './temp-files.ts';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Creates a folder that survives a power cut. */
async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first !== undefined) await sync(dirname(first));
}

/** Files under one folder, spread over 256 folders by the first letters of their random names. */
export function localStorage(folder: string): Storage {
  const root = resolve(folder);

  const pathOf = (key: string): string => {
    const { area, name } = partsOfKey(key);
    return join(root, area, name.slice(0, 2), name);
  };

  async function* list() {
    for (const area of ['public', 'private'])
      for (const shard of await namesIn(join(root, area)))
        for (const name of await namesIn(join(root, area, shard))) {
          const found = await stat(join(root, area, shard, name)).catch(() => null);
          if (found) yield { key: `${area}/${name}`, storedAt: found.mtime };
        }
  }

  return {
    ...tempFilesIn(join(root, 'drafts')),
    async store(tempPath, key) {
      const path = pathOf(key);
      await makeFolder(dirname(path));
      await sync(tempPath);
      await rename(tempPath, path);
      await sync(dirname(path));
    },
    async open(key): Promise<StoredObject | null> {
      const handle = await open(pathOf(key), 'r').catch((error) => {
        if (codeOf(error) === 'ENOENT') return null;
        throw error;
      });
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        return {
          size,
          stream: (range) => handle.createReadStream(range),
          close: () => handle.close(),
        };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },
    localCopy: async (key) => ({ path: pathOf(key), release: async () => {} }),
    async remove(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    list,
    async check() {
      await makeFolder(root);
      await access(root, constants.W_OK);
    },
    async belongsTo(mark) {
      await makeFolder(root);
      const file = join(root, 'owner');
      // 'wx': of two concurrent processes one writes
      await writeFile(file, mark, { flag: 'wx' }).catch((error) => {
        if (codeOf(error) !== 'EEXIST') throw error;
      });
      return (await readFile(file, 'utf8')) === mark;
    },
  };
}
