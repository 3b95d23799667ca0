import fc from 'fast-check';
import { expect } from 'vitest';
import type { z } from 'zod';

/** The same answer from a server that writes snake_case, at every depth. */
export function snakeCased(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snakeCased);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      snakeCased(inner),
    ]),
  );
}

/** Values servers do send where others are expected. */
const odd = fc.oneof(
  fc.constantFrom(
    null,
    '',
    0,
    -1,
    1,
    1.5,
    true,
    'true',
    'x',
    '7',
    '2026-11-15',
    [],
    {},
    [null],
    '/uploads/x.jpg',
  ),
  fc.dictionary(
    fc.constantFrom('en', 'ar', 'id', 'url', 'name', 'street', 'storage_key'),
    fc.constantFrom('x', 3, null, {}),
  ),
  fc.array(fc.oneof(fc.constantFrom('x', 1, null), fc.record({ id: fc.nat(9), url: fc.string() })), {
    maxLength: 3,
  }),
);

/** Reads objects with odd values under real names, and anything at all: what comes out is null or our shape. */
export function expectShape(schema: z.ZodType, read: (answer: unknown) => unknown, names: readonly string[]) {
  const shaped = fc.dictionary(fc.constantFrom(...names, 'id'), odd, { maxKeys: names.length });
  fc.assert(
    fc.property(fc.oneof(shaped, fc.anything()), (answer) => {
      const value = read(answer);
      if (value === null) return;
      const result = schema.safeParse(value);
      expect(result.success ? [] : result.error.issues).toEqual([]);
    }),
    { numRuns: 300 },
  );
}
