import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes own-code.json beside the browser's files: of each script the share that is our own code, for `npm run bench pages`. */
export const ownCode = (): Plugin => ({
  name: 'own-code',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const shares: Record<string, number> = {};
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      let [own, all] = [0, 0];
      for (const [id, { renderedLength }] of Object.entries(file.modules)) {
        all += renderedLength;
        if (!id.includes('/node_modules/')) own += renderedLength;
      }
      shares[file.fileName.replace(/^.*\//, '')] = all > 0 ? own / all : 1;
    }
    writeFileSync(join(dir, '../own-code.json'), JSON.stringify(shares));
  },
});
