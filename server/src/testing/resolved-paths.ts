import type { FastifyInstance } from 'fastify';
import type { Operation } from '../plugins/docs/document.ts';

type Paths = Record<string, Record<string, Operation>>;

/** The calls of the OpenAPI document with every schema in its place, for tests that make requests of them. */
export function resolvedPaths(app: FastifyInstance): Paths {
  const { paths, components } = app.openApi();
  const schemas: Record<string, unknown> = components.schemas;
  const resolve = (value: unknown, depth = 0): unknown => {
    if (Array.isArray(value)) return value.map((one) => resolve(one, depth));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: string };
    const name = $ref?.replace('#/components/schemas/', '');
    // a tree of schemas ends somewhere
    if (name !== undefined && name !== $ref) return depth > 10 ? {} : resolve(schemas[name], depth + 1);
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, resolve(part, depth)]));
  };
  return resolve(paths) as Paths;
}
