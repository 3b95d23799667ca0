/** A module, the entry points (by number) that need it, what it imports, and whether it keeps the file it has. */
type Module = {
  id: string;
  users: Set<number>;
  size: number;
  imports: readonly string[];
  fixed?: string | undefined;
};

/** How many bytes of source an entry point may load without using them, and how much a request of it counts. */
type Entry = { spare: number; weight: number };

export type Graph = { modules: Module[]; entries: Entry[] };

type Chunk = { ids: string[]; users: Set<number>; size: number; isFixed: boolean; reach: Set<Chunk> };

/** What one request costs, in bytes of source: its headers, and the worse compression of small files. */
const REQUEST_BYTES = 40_000;

/**
 * Begins with a chunk for each set of entry points that share modules, and merges the pair that gains most as long as
 * one gains anything. Whoever loads a chunk loads what that chunk imports, which counts too. Two chunks that a third
 * one lies between are not merged: they would import each other in a circle, and modules would run before what they
 * need.
 */
export function mergeChunks(graph: Graph): string[][] {
  const entries = graph.entries.map((entry) => ({ ...entry }));
  const chunks = firstChunks(graph.modules);
  updateReach(chunks, graph.modules);

  /** What a user of `a` loads without using them when `b` comes with it. */
  const vain = (a: Chunk, b: Chunk) => {
    const bytes = new Map<number, number>();
    for (const part of [b, ...b.reach])
      for (const user of a.users)
        if (part !== a && !part.users.has(user)) bytes.set(user, (bytes.get(user) ?? 0) + part.size);
    return bytes;
  };
  const gainOf = (a: Chunk, b: Chunk) => {
    if (isBetween(a, b) || isBetween(b, a)) return 0;
    let gain = 0;
    for (const user of a.users) if (b.users.has(user)) gain += REQUEST_BYTES * (entries[user]?.weight ?? 0);
    for (const [user, bytes] of [...vain(a, b), ...vain(b, a)]) {
      const { spare = 0, weight = 0 } = entries[user] ?? {};
      if (bytes > spare) return 0;
      gain -= bytes * weight;
    }
    return gain;
  };
  const pairsOf = (one: Chunk, others: Iterable<Chunk>) =>
    [...others].flatMap((other) => {
      const gain = one.isFixed || other.isFixed || one === other ? 0 : gainOf(one, other);
      return gain > 0 ? [{ a: one, b: other, gain }] : [];
    });

  const list = [...chunks];
  let pairs = list.flatMap((chunk, index) => pairsOf(chunk, list.slice(index + 1)));
  for (;;) {
    pairs.sort((one, other) => other.gain - one.gain);
    const best = pairs[0];
    if (!best) break;
    // earlier merges may have changed it
    const { a, b } = best;
    const gain = gainOf(a, b);
    if (gain < best.gain) {
      if (gain > 0) best.gain = gain;
      else pairs.shift();
      continue;
    }
    for (const [user, bytes] of [...vain(a, b), ...vain(b, a)]) {
      const entry = entries[user];
      if (entry) entry.spare -= bytes;
    }
    const merged = { ...a, ids: [...a.ids, ...b.ids], users: new Set([...a.users, ...b.users]) };
    merged.size = a.size + b.size;
    chunks.delete(a);
    chunks.delete(b);
    chunks.add(merged);
    updateReach(chunks, graph.modules);
    for (const part of merged.reach) for (const user of merged.users) part.users.add(user);
    pairs = pairs.filter((pair) => chunks.has(pair.a) && chunks.has(pair.b));
    pairs.push(...pairsOf(merged, chunks));
  }
  return [...chunks].flatMap(({ ids, isFixed }) => (isFixed ? [] : [ids]));
}

function firstChunks(modules: Module[]): Set<Chunk> {
  const bySet = new Map<string, Chunk>();
  for (const { id, users, size, fixed } of modules) {
    const key = fixed ?? [...users].sort((a, b) => a - b).join();
    const chunk = bySet.get(key) ?? {
      ids: [],
      users: new Set(),
      size: 0,
      isFixed: fixed !== undefined,
      reach: new Set(),
    };
    chunk.ids.push(id);
    chunk.size += size;
    for (const user of users) chunk.users.add(user);
    bySet.set(key, chunk);
  }
  return new Set(bySet.values());
}

/** Sets what each chunk imports, at any distance. */
function updateReach(chunks: Set<Chunk>, modules: Module[]) {
  const ownerOf = new Map([...chunks].flatMap((chunk) => chunk.ids.map((id) => [id, chunk])));
  const direct = new Map([...chunks].map((chunk) => [chunk, new Set<Chunk>()]));
  for (const { id, imports } of modules) {
    const owner = ownerOf.get(id);
    for (const other of imports) {
      const to = ownerOf.get(other);
      if (owner && to && to !== owner) direct.get(owner)?.add(to);
    }
  }
  for (const chunk of chunks) {
    chunk.reach = new Set(direct.get(chunk));
    for (const part of chunk.reach) for (const next of direct.get(part) ?? []) chunk.reach.add(next);
  }
}

/** Whether a way from one to the other leads through a third. */
const isBetween = (from: Chunk, to: Chunk) => [...from.reach].some((part) => part.reach.has(to));
