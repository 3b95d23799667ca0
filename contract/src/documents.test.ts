import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const here = import.meta.dirname;
const modules = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
const schemas = (
  await Promise.all(
    modules.map(async (name) => {
      const module: Record<string, unknown> = await import(`${here}/${name}`);
      return Object.entries(module).filter(
        (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
      );
    }),
  )
).flat();

test('every schema can be written into the OpenAPI document, as what is sent', () => {
  expect(schemas.length).toBeGreaterThan(60);
  for (const [name, schema] of schemas) {
    expect(() => z.toJSONSchema(schema, { io: 'input' }), name).not.toThrow();
  }
});

test('rules, readers and words load no zod: public pages load them', () => {
  const files = ['rules', 'readers', 'words'].flatMap((folder) =>
    readdirSync(`${here}/${folder}`, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${here}/${folder}/${name}`,
    ),
  );
  const own = files.filter((file) => file.endsWith('.ts') && !/\.(test|testing)\.ts$/.test(file));
  expect(own.length).toBeGreaterThan(40);
  const zodFree = /^(\.\.\/)+(limits|(rules|words)(\/[\w-]+)+)\.ts$|^\.(\/[\w-]+)+\.ts$/;
  for (const file of own) {
    const imports = readFileSync(file, 'utf8').matchAll(
      /^(?:import|export) (?!type )[^;]*? from '([^']+)';/gms,
    );
    for (const [, from = ''] of imports) expect(from, file).toMatch(zodFree);
  }
});
