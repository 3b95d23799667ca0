import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { TEXT_GROUPS, type TextGroup } from './text-groups.ts';

const APP = join(import.meta.dirname, '..');
const LAYOUT = join(APP, 'routes/admin/layout.tsx');

const FILES: Record<TextGroup, object> = {
  first: await import('./admin/en/first.ts'),
  projects: await import('./admin/en/projects.ts'),
  buildings: await import('./admin/en/buildings.ts'),
  others: await import('./admin/en/others.ts'),
};

/** What a file of ours imports at once; `import type` and `import(…)` are none. */
function importsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([.~][^']*)';/gms)].flatMap(
    ([, to = '']) => {
      const path = to.startsWith('~/') ? join(APP, to.slice(2)) : join(dirname(file), to);
      return existsSync(path) && /\.tsx?$/.test(path) ? [path] : [];
    },
  );
}

function reach(start: string): Set<string> {
  const seen = new Set([start]);
  for (const file of seen) for (const next of importsOf(file)) seen.add(next);
  return seen;
}

/** The areas that a file takes: `const { ui, leads: t } = useAdminTexts()`, `useAdminTexts().ui`. */
function areasOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const named = [...code.matchAll(/const \{([^}]*)\} = useAdminTexts\(\)/g)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.split(':')[0]?.trim() || []),
  );
  const single = [...code.matchAll(/useAdminTexts\(\)\.(\w+)/g)].flatMap(([, name]) => name ?? []);
  const calls = code.match(/useAdminTexts\(\)/g)?.length ?? 0;
  const known = (code.match(/\} = useAdminTexts\(\)|useAdminTexts\(\)\.\w/g) ?? []).length;
  expect(known, `every call in ${relative(APP, file)} names its areas`).toBe(calls);
  return [...named, ...single];
}

function missingOf(route: string, groups: readonly TextGroup[]): string[] {
  const there = new Set(groups.flatMap((group) => Object.keys(FILES[group])));
  return [...reach(route)].flatMap((file) =>
    areasOf(file).flatMap((area) => (there.has(area) ? [] : `${area} in ${relative(APP, file)}`)),
  );
}

test('a page that names its texts names all it uses', () => {
  const declared = globSync('routes/admin/*.tsx', { cwd: APP }).flatMap((name) => {
    const file = join(APP, name);
    const list = /\btexts: \[([^\]]*)\]/.exec(readFileSync(file, 'utf8'))?.[1];
    if (list === undefined) return [];
    const groups = TEXT_GROUPS.filter((group) => list.includes(`'${group}'`));
    return [{ name, file, groups }];
  });
  expect(declared.length).toBeGreaterThan(4);
  // it surrounds the floors
  expect(missingOf(join(APP, 'routes/admin/building.tsx'), ['first', 'buildings'])).toEqual([]);
  for (const { name, file, groups } of declared) expect(missingOf(file, groups), name).toEqual([]);
});

test('the shell and everything around a page uses the first texts only', () => {
  expect(reach(LAYOUT).size).toBeGreaterThan(20);
  expect(missingOf(LAYOUT, ['first'])).toEqual([]);
});

test('what is loaded later is loaded with its texts', () => {
  const files = globSync(['features/*/admin/**/*.tsx', 'routes/admin/*.tsx', 'ui/admin/**/*.tsx'], {
    cwd: APP,
  });
  const plain = files.filter((name) => {
    const code = readFileSync(join(APP, name), 'utf8');
    return /\bimport\('/.test(code) && !/\b(lazyPart|lazyBelow|lazyDialog|loadWithTexts)\(/.test(code);
  });
  expect(plain).toEqual([]);
});
