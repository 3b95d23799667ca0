import { z } from 'zod';

export type Json = { [key: string]: unknown };

/** What is sent may differ from what is stored and answered: a default makes a field optional, text becomes a number. */
type Io = 'input' | 'output';

const COMPONENTS = '#/components/schemas/';
const REFERENCE = /^(input|output):(.+)$/;

/** zod writes its own identifiers into what it converts. */
function withoutIdentity({ id: _id, $id: _$id, $schema: _$schema, ...schema }: Json): Json {
  return schema;
}

const mapped = (value: unknown, reference: (io: Io, name: string) => string): unknown =>
  JSON.parse(JSON.stringify(value), (key, part) => {
    const [, io, name] = (key === '$ref' && REFERENCE.exec(String(part))) || [];
    return name === undefined ? part : reference(io as Io, name);
  });

function referencesIn(value: unknown): [Io, string][] {
  const found: [Io, string][] = [];
  mapped(value, (io, name) => {
    found.push([io, name]);
    return '';
  });
  return found;
}

/** Converts a set of schemas at once, so that what has a name is referred to by it. */
function convert(io: Io, named: ReadonlyMap<z.ZodType, string>, others: readonly z.ZodType[]) {
  const registry = z.registry<{ id: string }>();
  const ids = new Map<z.ZodType, string>();
  const add = (schema: z.ZodType, id: string) => {
    registry.add(schema, { id });
    ids.set(schema, id);
  };
  for (const [schema, name] of named) add(schema, name);
  for (const [i, schema] of others.entries()) if (!ids.has(schema)) add(schema, `-${i}`);
  const { schemas } = z.toJSONSchema(registry, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    cycles: 'ref',
    reused: 'inline',
    uri: (id) => `${io}:${id}`,
  });
  const of = (id: string) => withoutIdentity((schemas[id] ?? {}) as Json);
  return { of, idOf: (schema: z.ZodType) => ids.get(schema) ?? '' };
}

export interface Converted {
  components: Record<string, Json>;
  /** A reference to the component, or the schema itself where it has no name. */
  schemaOf(io: Io, schema: z.ZodType): Json;
  /** The schema itself, for its properties. */
  inlined(io: Io, schema: z.ZodType): Json;
}

export function convertSchemas(
  named: ReadonlyMap<z.ZodType, string>,
  used: Record<Io, readonly z.ZodType[]> & {
    /** Sent too, of which only the properties are asked for. */ parts: readonly z.ZodType[];
  },
): Converted {
  const converted = {
    input: convert('input', named, [...used.input, ...used.parts]),
    output: convert('output', named, used.output),
  };
  const names = new Set(named.values());
  const reached: Record<Io, Set<string>> = { input: new Set(), output: new Set() };
  const reach = (io: Io, id: string) => {
    if (reached[io].has(id)) return;
    reached[io].add(id);
    for (const [, name] of referencesIn(converted[io].of(id))) reach(io, name);
  };
  for (const io of ['input', 'output'] as const)
    for (const schema of used[io]) reach(io, converted[io].idOf(schema));
  for (const schema of used.parts)
    for (const [, name] of referencesIn(converted.input.of(converted.input.idOf(schema))))
      reach('input', name);

  // A name that is sent and answered is one component where both are alike, with all that they refer to.
  const shared = new Set([...reached.input].filter((name) => names.has(name) && reached.output.has(name)));
  const text = (io: Io, name: string) =>
    JSON.stringify(
      mapped(converted[io].of(name), (its, other) => (shared.has(other) ? other : `${its}:${other}`)),
    );
  for (let before = -1; before !== shared.size; ) {
    before = shared.size;
    for (const name of shared) if (text('input', name) !== text('output', name)) shared.delete(name);
  }
  const nameOf = (io: Io, name: string) =>
    io === 'output' || shared.has(name) || !reached.output.has(name) ? name : `${name}Sent`;
  const finished = (value: Json) => mapped(value, (io, name) => COMPONENTS + nameOf(io, name)) as Json;

  const components: Record<string, Json> = {};
  for (const io of ['output', 'input'] as const)
    for (const name of reached[io])
      if (names.has(name)) components[nameOf(io, name)] ??= finished(converted[io].of(name));
  return {
    components: Object.fromEntries(Object.entries(components).sort(([a], [b]) => (a < b ? -1 : 1))),
    schemaOf(io, schema) {
      const id = converted[io].idOf(schema);
      return names.has(id) ? { $ref: COMPONENTS + nameOf(io, id) } : finished(converted[io].of(id));
    },
    inlined: (io, schema) => finished(converted[io].of(converted[io].idOf(schema))),
  };
}
