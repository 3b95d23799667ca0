import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Of each script the share that is our own code. */
export function sharesOf(files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]) {
  const shares: Record<string, number> = {};
  for (const file of files) {
    if (file.type !== 'chunk') continue;
    let [own, all] = [0, 0];
    for (const [id, { renderedLength }] of Object.entries(file.modules)) {
      all += renderedLength;
      if (!id.includes('/node_modules/')) own += renderedLength;
    }
    shares[file.fileName.replace(/^.*\//, '')] = all > 0 ? own / all : 1;
  }
  return shares;
}

/** Writes own-code.json beside the browser's files, for `npm run bench pages`; `others` were built before. */
export const ownCode = (others: Record<string, number>): Plugin => ({
  name: 'own-code',
  applyToEnvironment: ({ name }) => name === 'client',
  writeBundle({ dir = '' }, bundle) {
    const shares = { ...others, ...sharesOf(Object.values(bundle)) };
    writeFileSync(join(dir, '../own-code.json'), JSON.stringify(shares));
  },
});
