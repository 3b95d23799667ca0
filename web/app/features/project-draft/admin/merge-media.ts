import type { Comparison, Side } from '~/lib/admin/merge-fields.ts';
import { sameValue } from '~/lib/admin/same-value.ts';
import { arranged, type DraftMedia, textsOf } from './media.ts';

type Items = readonly DraftMedia[];

/** Pictures that both changed, merged: what each has added and removed. */
export type PictureMerge = {
  path: string;
  mineAdded: DraftMedia[];
  theirsAdded: DraftMedia[];
  mineRemoved: DraftMedia[];
  theirsRemoved: DraftMedia[];
};

/** The file itself: one that was uploaded meanwhile has another key on the server. */
const nameOf = ({ key, stored }: DraftMedia) => (stored ? `file-${stored.fileId}` : key);
const byName = (items: Items) => new Map(items.map((item) => [nameOf(item), item]));

const aboutOf = ({ isLayout, stored, ...item }: DraftMedia) => [
  textsOf(item),
  isLayout,
  stored?.posterFileId ?? null,
];
const sameItem = (a: DraftMedia, b: DraftMedia) => sameValue(aboutOf(a), aboutOf(b));

/** Sizes of a picture that were made meanwhile are no change; which pictures there are, and how, is one. */
export const sameMedia = (a: Items, b: Items): boolean =>
  sameValue(
    a.map((item) => [nameOf(item), aboutOf(item)]),
    b.map((item) => [nameOf(item), aboutOf(item)]),
  );

const orderOf = (items: Items, among: ReadonlySet<string>) =>
  items.map(nameOf).filter((name) => among.has(name));

type Merging = {
  path: string;
  found: Comparison;
  pictures: PictureMerge[];
  choices: ReadonlyMap<string, Side> | undefined;
};

/** Of a picture that both described otherwise, mine unless theirs is chosen. */
function mergeItem(
  start: DraftMedia | undefined,
  mine: DraftMedia,
  theirs: DraftMedia,
  { path, found, choices }: Merging,
): DraftMedia {
  if (sameItem(mine, theirs) || (start && sameItem(mine, start))) return theirs;
  if (start && sameItem(theirs, start)) return mine;
  const at = `${path}.${nameOf(mine)}`;
  found.conflicts.push({ path: at, mine, theirs, usual: 'mine' });
  return choices?.get(at) === 'theirs' ? theirs : mine;
}

/**
 * The pictures of both sides: what either added stays, what either removed goes, unless the other one changed it. The
 * order is that of whoever changed it, mine if both did.
 */
export function mergeMedia(start: Items | null, mine: Items, theirs: Items, merging: Merging): DraftMedia[] {
  const { path, found, pictures } = merging;
  if (sameMedia(mine, theirs)) return [...theirs];
  if (start && sameMedia(mine, start)) {
    found.onlyTheirs += 1;
    return [...theirs];
  }
  if (start && sameMedia(theirs, start)) {
    found.onlyMine += 1;
    return [...mine];
  }
  const [was, own, other] = [byName(start ?? []), byName(mine), byName(theirs)];
  const isGone = (name: string, item: DraftMedia) => {
    const before = was.get(name);
    return before !== undefined && sameItem(item, before);
  };
  const kept = new Map<string, DraftMedia>();
  for (const [name, item] of own) {
    const their = other.get(name);
    if (their) kept.set(name, mergeItem(was.get(name), item, their, merging));
    else if (!isGone(name, item)) kept.set(name, item);
  }
  for (const [name, item] of other) if (!own.has(name) && !isGone(name, item)) kept.set(name, item);
  const common = new Set([...was.keys()].filter((name) => own.has(name) && other.has(name)));
  const isMyOrder = !start || !sameValue(orderOf(mine, common), orderOf(start, common));
  const [first, second] = isMyOrder ? [mine, theirs] : [theirs, mine];
  const names = new Set([...first, ...second].map(nameOf));
  const without = (items: Items, those: ReadonlyMap<string, DraftMedia>) =>
    items.filter((item) => !those.has(nameOf(item)));
  pictures.push({
    path,
    mineAdded: start ? without(without(mine, was), other) : without(mine, other),
    theirsAdded: start ? without(without(theirs, was), own) : without(theirs, own),
    mineRemoved: (start ?? []).filter((item) => !own.has(nameOf(item)) && !kept.has(nameOf(item))),
    theirsRemoved: (start ?? []).filter((item) => !other.has(nameOf(item)) && !kept.has(nameOf(item))),
  });
  return arranged([...names].flatMap((name) => kept.get(name) ?? []));
}
