export type Side = 'mine' | 'theirs';

/** A field that both changed, each to something else. */
export type FieldConflict = { path: string; mine: unknown; theirs: unknown; usual: Side };

export type Comparison = {
  conflicts: FieldConflict[];
  /** Fields that only one side changed: they are taken without asking. */
  onlyMine: number;
  onlyTheirs: number;
};

type Plain = Readonly<Record<string, unknown>>;
/** What both began with, null where it is not known, and what each made of it. */
type Copies = { start: Plain | null; mine: Plain; theirs: Plain };

type Rules = {
  same?: (name: string, a: unknown, b: unknown) => boolean;
  /** What is chosen until the user chooses. */
  usual?: (name: string) => Side;
  choices?: ReadonlyMap<string, Side>;
};

/**
 * Fields of one object, compared with what both started from; without a start every difference is a conflict.
 * `found` counts, with paths that begin with `at`.
 */
export function mergeFields(
  names: readonly string[],
  { start, mine, theirs }: Copies,
  at: string,
  found: Comparison,
  { same = (_, a, b) => a === b, usual = () => 'mine', choices }: Rules = {},
): Record<string, unknown> {
  const merged: Record<string, unknown> = {};
  for (const name of names) {
    const [a, b] = [mine[name], theirs[name]];
    if (same(name, a, b)) merged[name] = a;
    else if (start && same(name, a, start[name])) {
      found.onlyTheirs += 1;
      merged[name] = b;
    } else if (start && same(name, b, start[name])) {
      found.onlyMine += 1;
      merged[name] = a;
    } else {
      const path = `${at}${name}`;
      found.conflicts.push({ path, mine: a, theirs: b, usual: usual(name) });
      merged[name] = (choices?.get(path) ?? usual(name)) === 'mine' ? a : b;
    }
  }
  return merged;
}

export const nothingFound = (): Comparison => ({ conflicts: [], onlyMine: 0, onlyTheirs: 0 });
