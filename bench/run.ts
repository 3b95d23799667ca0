import { readdirSync } from 'node:fs';
import { main, run } from '../scripts/run.ts';

const HERE = new URL('.', import.meta.url);
/** Rows and helpers of a benchmark stand beside it. */
const isBenchmark = (file: string) => file.endsWith('.ts') && file !== 'run.ts' && !file.includes('-');

/** `npm run bench [name …]`: every benchmark, or the named ones; fails when a ratio misses its target. */
await main(async () => {
  const asked = process.argv.slice(2);
  const all = readdirSync(HERE).filter(isBenchmark);
  const chosen = asked.length > 0 ? asked.map((name) => `${name}.ts`) : all;
  const failed: string[] = [];
  for (const file of chosen) {
    console.log(`\n# ${file.replace('.ts', '')}`);
    await run('node', [`bench/${file}`]).catch(() => failed.push(file));
  }
  if (failed.length > 0) throw new Error(`missed: ${failed.join(', ')}`);
});
