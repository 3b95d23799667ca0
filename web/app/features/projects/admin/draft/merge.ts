import { textsOf } from './media.ts';
import type { ProjectDraft } from './project.ts';
import { sameValue } from './same-value.ts';
import type { UnitDraft } from './unit.ts';

export type Side = 'mine' | 'theirs';

/** A field that both changed, each to something else. Units are named by their place in my draft. */
export type FieldConflict = { path: string; mine: unknown; theirs: unknown; usual: Side };

export type Comparison = {
  conflicts: FieldConflict[];
  /** Fields that only one side changed: they are taken without asking. */
  onlyMine: number;
  onlyTheirs: number;
};

const PROJECT_FIELDS = [
  'nameEn',
  'nameAr',
  'descriptionEn',
  'descriptionAr',
  'status',
  'launchDate',
  'handoverDate',
  'features',
  'media',
] as const satisfies (keyof ProjectDraft)[];

/** What follows from deals, or exists only while editing, is nobody's change. */
const NOT_COMPARED = ['key', 'id', 'status', 'deal', 'hasDeals', 'typed', 'isUnchecked'];

type Plain = Record<string, unknown>;

/** Sizes of a picture that were made meanwhile are no change; which pictures there are, and how, is one. */
const comparable = (name: string, value: unknown): unknown =>
  name === 'media'
    ? (value as ProjectDraft['media']).map(({ key, isLayout, stored, ...item }) => [
        textsOf(item),
        key,
        isLayout,
        stored?.posterFileId,
      ])
    : name === 'features'
      ? (value as ProjectDraft['features']).map(({ en, ar, icon }) => [en, ar, icon])
      : value;

const same = (name: string, a: unknown, b: unknown) => sameValue(comparable(name, a), comparable(name, b));

/** Prices were agreed on with somebody: the newer one counts. What I typed otherwise is what I want. */
const usualSide = (name: string): Side => (name === 'price' || name === 'currency' ? 'theirs' : 'mine');

/** Fields of one object, compared with what both started from; without a start every difference is a conflict. */
function mergeFields(
  names: readonly string[],
  start: Plain | null,
  mine: Plain,
  theirs: Plain,
  at: string,
  found: Comparison,
  choice: (path: string) => Side,
): Plain {
  const merged: Plain = {};
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
      found.conflicts.push({ path, mine: a, theirs: b, usual: usualSide(name) });
      merged[name] = choice(path) === 'mine' ? a : b;
    }
  }
  return merged;
}

const namesOf = (unit: UnitDraft) => Object.keys(unit).filter((name) => !NOT_COMPARED.includes(name));
const byId = (units: readonly UnitDraft[]) =>
  new Map(units.flatMap((unit) => (unit.id === null ? [] : [[unit.id, unit] as const])));

function mergeUnits(
  start: readonly UnitDraft[] | null,
  mine: readonly UnitDraft[],
  theirs: readonly UnitDraft[],
  found: Comparison,
  choice: (path: string) => Side,
): UnitDraft[] {
  const [before, now] = [start && byId(start), byId(theirs)];
  const kept = mine.flatMap((unit, i): UnitDraft[] => {
    if (unit.id === null) {
      found.onlyMine += 1;
      return [unit];
    }
    const other = now.get(unit.id);
    const was = before?.get(unit.id) ?? null;
    if (other)
      return [
        {
          ...unit,
          ...other,
          ...mergeFields(namesOf(unit), was, unit, other, `units.${i}.`, found, choice),
          typed: unit.typed,
          isUnchecked: unit.isUnchecked,
        } as UnitDraft,
      ];
    // they deleted it; a change of mine makes it a new unit
    if (
      was &&
      namesOf(unit).every((name) => same(name, unit[name as keyof UnitDraft], was[name as keyof UnitDraft]))
    ) {
      found.onlyTheirs += 1;
      return [];
    }
    found.onlyMine += 1;
    return [{ ...unit, id: null }];
  });
  const here = byId(mine);
  const added = theirs.filter(({ id }) => {
    if (id === null || here.has(id)) return false;
    if (before?.has(id)) {
      found.onlyMine += 1;
      return false;
    }
    found.onlyTheirs += 1;
    return true;
  });
  return [...kept, ...added];
}

/**
 * My draft and the version that somebody else saved, merged field by field
 * (docs/product/projects-and-media.md#concurrent-edits). `start` is what both began with, null where it is not known:
 * a draft from an earlier visit.
 */
export function mergeDrafts(
  start: ProjectDraft | null,
  mine: ProjectDraft,
  theirs: ProjectDraft,
  choices: ReadonlyMap<string, Side> = new Map(),
): { draft: ProjectDraft } & Comparison {
  const found: Comparison = { conflicts: [], onlyMine: 0, onlyTheirs: 0 };
  const choice = (path: string) => choices.get(path) ?? usualSide(path.split('.').at(-1) ?? '');
  const part = (name: 'address' | 'building') =>
    mergeFields(
      Object.keys(mine[name]),
      start?.[name] ?? null,
      mine[name],
      theirs[name],
      `${name}.`,
      found,
      choice,
    );
  const own = mergeFields(PROJECT_FIELDS, start, mine, theirs, '', found, choice);
  const draft = {
    ...own,
    address: part('address'),
    building: part('building'),
    units: mergeUnits(start?.units ?? null, mine.units, theirs.units, found, choice),
  } as ProjectDraft;
  return { draft, ...found };
}
