import { readdirSync } from 'node:fs';
import { main, run } from '../scripts/run.ts';

const HERE = new URL('.', import.meta.url);
/** The other files of the folder are helpers. */
const isBenchmark = (file: string) => file.endsWith('.ts') && file !== 'run.ts' && !file.includes('-');

/** `npm run bench [name …]`: every benchmark, or the named ones; fails when a ratio misses its target. */
await main(async () => {
  const names = process.argv.slice(2);
  const all = readdirSync(HERE).filter(isBenchmark);
  const chosen = names.length > 0 ? names.map((name) => `${name}.ts`) : all;
  const failed: string[] = [];
  for (const file of chosen) {
    console.log(`\n# ${file.replace('.ts', '')}`);
    await run('node', [`bench/${file}`]).catch(() => failed.push(file));
  }
  if (failed.length > 0) throw new Error(`missed: ${failed.join(', ')}`);
});
