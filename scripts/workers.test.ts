import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

test('every program that the server starts beside itself is in its bundle', () => {
  const started = globSync('server/src/**/*.ts').flatMap((file) =>
    [...read(file).matchAll(/workerAt\(\s*'([^']+)',\s*'([^']+)'/g)].map(
      ([, source, name]) => `'${name}': 'src/${source}'`,
    ),
  );
  expect(started.length).toBeGreaterThan(2);
  const build = read('server/scripts/build.ts');
  for (const entry of started) expect(build).toContain(entry);
  // a worker that is found by its own address would be looked for beside the bundle
  const others = globSync('server/src/**/*.ts').filter((file) =>
    /new URL\('[^']*worker\.ts'/.test(read(file)),
  );
  expect(others).toEqual([]);
});
