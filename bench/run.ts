import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { main, run } from '../scripts/run.ts';
import { type Figure, print } from './speed-figures.ts';

const HERE = new URL('.', import.meta.url);
/** The other files of the folder are helpers. */
const isBenchmark = (file: string) => file.endsWith('.ts') && file !== 'run.ts' && !file.includes('-');

/** What a benchmark reported. JSON has no Infinity, which stands for 'never'. */
const figuresIn = (file: string): Figure[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map((figure) => ({ ...figure, value: figure.value ?? Infinity }));

/**
 * `npm run bench [name …] [-- options]`: every benchmark, or the named ones, and at the end the table of all figures that
 * have a target; fails when one misses it. The options are the benchmark's own (`npm run bench pages -- --runs 1`).
 */
await main(async () => {
  const given = process.argv.slice(2);
  const at = given.findIndex((one) => one.startsWith('-'));
  const names = at < 0 ? given : given.slice(0, at);
  const options = at < 0 ? [] : given.slice(at);
  const all = readdirSync(HERE).filter(isBenchmark);
  const chosen = names.length > 0 ? names.map((name) => `${name}.ts`) : all;
  const folder = mkdtempSync(join(tmpdir(), 'diyar-bench-'));
  const failed: string[] = [];
  const table: [file: string, figures: Figure[]][] = [];
  for (const file of chosen) {
    const name = file.replace('.ts', '');
    console.log(`\n# ${name}`);
    const figures = join(folder, name);
    writeFileSync(figures, '');
    process.env.BENCH_FIGURES = figures;
    await run('node', [`bench/${file}`, ...options]).catch(() => failed.push(file));
    table.push([name, figuresIn(figures).filter(({ target }) => target)]);
  }
  rmSync(folder, { recursive: true });
  console.log('\n# All figures that have a target');
  for (const [name, figures] of table) {
    if (figures.length > 0) console.log(`\n${name}`);
    print(figures);
  }
  if (failed.length > 0) throw new Error(`missed: ${failed.join(', ')}`);
});
