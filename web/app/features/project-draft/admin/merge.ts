import { PROJECT_FACT_NAMES } from '@diyar/contract/rules/project-facts';
import { type Comparison, mergeFields, nothingFound, type Side } from '~/lib/admin/merge-fields.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { mergeMedia, type PictureMerge, sameMedia } from './merge-media.ts';
import type { ProjectDraft } from './project.ts';
import type { UnitDraft } from './unit.ts';

const TEXTS_AND_LISTS = [
  'nameEn',
  'nameAr',
  'descriptionEn',
  'descriptionAr',
  'status',
  'features',
] as const satisfies (keyof ProjectDraft)[];
const PROJECT_FIELDS = [...TEXTS_AND_LISTS, ...PROJECT_FACT_NAMES];

/** What follows from deals, or exists only while editing, is nobody's change. Pictures are merged one by one. */
const NOT_COMPARED = ['key', 'id', 'status', 'deal', 'hasDeals', 'typed', 'isUnchecked', 'media'] as const;

/** The fields that a conflict may be about, each with its path's last part. */
export type ComparedFields = {
  project: (typeof PROJECT_FIELDS)[number];
  address: keyof ProjectDraft['address'];
  building: keyof ProjectDraft['building'];
  unit: Exclude<keyof UnitDraft, (typeof NOT_COMPARED)[number]>;
};

const comparable = (name: string, value: unknown): unknown =>
  name === 'features' ? (value as ProjectDraft['features']).map(({ en, ar, icon }) => [en, ar, icon]) : value;

const same = (name: string, a: unknown, b: unknown) => sameValue(comparable(name, a), comparable(name, b));

/** Prices were agreed on with somebody: the newer one counts. What I typed otherwise is what I want. */
const usualSide = (name: string): Side => (name === 'price' || name === 'currency' ? 'theirs' : 'mine');

type Rules = Parameters<typeof mergeFields>[4];

const isCompared = (name: string) => !(NOT_COMPARED as readonly string[]).includes(name);
const namesOf = (unit: UnitDraft) => Object.keys(unit).filter(isCompared);
const byId = (units: readonly UnitDraft[]) =>
  new Map(units.flatMap((unit) => (unit.id === null ? [] : [[unit.id, unit] as const])));

function mergeUnits(
  start: readonly UnitDraft[] | null,
  mine: readonly UnitDraft[],
  theirs: readonly UnitDraft[],
  found: Comparison,
  rules: Rules,
  pictures: PictureMerge[],
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
          ...mergeFields(
            namesOf(unit),
            { start: was, mine: unit, theirs: other },
            `units.${i}.`,
            found,
            rules,
          ),
          media: mergeMedia(was?.media ?? null, unit.media, other.media, {
            path: `units.${i}.media`,
            found,
            pictures,
            choices: rules?.choices,
          }),
          typed: unit.typed,
          isUnchecked: unit.isUnchecked,
        } as UnitDraft,
      ];
    // they deleted it; a change of mine makes it a new unit
    if (
      was &&
      namesOf(unit).every((name) =>
        same(name, unit[name as keyof UnitDraft], was[name as keyof UnitDraft]),
      ) &&
      sameMedia(unit.media, was.media)
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
): { draft: ProjectDraft; pictures: PictureMerge[] } & Comparison {
  const found = nothingFound();
  const pictures: PictureMerge[] = [];
  const rules: Rules = { same, usual: usualSide, choices };
  const part = (name: 'address' | 'building') =>
    mergeFields(
      Object.keys(mine[name]),
      { start: start?.[name] ?? null, mine: mine[name], theirs: theirs[name] },
      `${name}.`,
      found,
      rules,
    );
  const own = mergeFields(PROJECT_FIELDS, { start, mine, theirs }, '', found, rules);
  const draft = {
    ...own,
    address: part('address'),
    building: part('building'),
    media: mergeMedia(start?.media ?? null, mine.media, theirs.media, {
      path: 'media',
      found,
      pictures,
      choices,
    }),
    // named by their place in my draft
    units: mergeUnits(start?.units ?? null, mine.units, theirs.units, found, rules, pictures),
  } as ProjectDraft;
  return { draft, pictures, ...found };
}
