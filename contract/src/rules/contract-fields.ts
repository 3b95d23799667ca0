import type { ContractFacts } from './contract-facts.ts';
import {
  CONTRACT_LOOP_NAMES,
  CONTRACT_LOOPS,
  type ContractField,
  type ContractLoop,
  type Described,
  FIELD_GROUPS,
  type FieldNames,
  type FieldPlace,
  ITEMS,
  ORDER,
  SCALARS,
} from './contract-field-list.ts';
import { ARABIC, ltr } from './contract-texts.ts';
import { foldText } from './fold-text.ts';
import type { Lang } from './language.ts';

const itemsOf = (facts: ContractFacts, loop: ContractLoop): readonly unknown[] =>
  ({ buyers: facts.parties, units: facts.units, plan: facts.plan })[loop];

/** All texts of a contract: what is frozen with it, and what is written into its fields. */
export type ContractValues = {
  fields: Record<string, string>;
  loops: Record<ContractLoop, Record<string, string>[]>;
  /** What `{#field}` shows. */
  isSet: Record<string, boolean>;
};

const loopFields = (loop: ContractLoop): [string, Described<never>][] =>
  Object.entries(ITEMS[loop] as Record<string, Described<never>>);

export function contractValues(facts: ContractFacts, lang: Lang): ContractValues {
  const fields = Object.entries(SCALARS).map(([key, { get }]) => [key, get(facts, lang, facts)] as const);
  const valuesOf = (loop: ContractLoop) =>
    itemsOf(facts, loop).map((item, i) => ({
      no: ltr(String(i + 1), lang),
      ...Object.fromEntries(loopFields(loop).map(([key, { get }]) => [key, get(item as never, lang, facts)])),
    }));
  return {
    fields: Object.fromEntries(fields),
    loops: { buyers: valuesOf('buyers'), units: valuesOf('units'), plan: valuesOf('plan') },
    isSet: {
      ...Object.fromEntries(fields.map(([key, text]) => [key, SCALARS[key]?.isSet?.(facts) ?? text !== ''])),
    },
  };
}

/** Upper and lower case, dots, dashes and underlines, tashkeel and forms of alif are one name. */
const keyOf = (name: string): string =>
  foldText(name)
    .replace(/[\s._\-–:']+/g, ' ')
    .trim();

const namesOf = ({ en, ar, also = [] }: FieldNames): string[] => [en, ar, ...also];

function index(entries: readonly (readonly [string, FieldNames])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, names] of entries)
    for (const name of namesOf(names)) if (!found.has(keyOf(name))) found.set(keyOf(name), key);
  return found;
}

const SCALAR_KEYS = index(Object.entries(SCALARS));
const LOOP_KEYS = index(Object.entries(CONTRACT_LOOPS));
const ITEM_KEYS: Record<ContractLoop, Map<string, string>> = {
  buyers: index([['no', ORDER], ...Object.entries(ITEMS.buyers)]),
  units: index([['no', ORDER], ...Object.entries(ITEMS.units)]),
  plan: index([['no', ORDER], ...Object.entries(ITEMS.plan)]),
};

/** What a name in braces means: within the loops around it the innermost first. */
export type FoundField = { loop: ContractLoop | null; key: string };

export function fieldNamed(name: string, loops: readonly ContractLoop[] = []): FoundField | null {
  const wanted = keyOf(name);
  for (const loop of loops.toReversed()) {
    const key = ITEM_KEYS[loop].get(wanted);
    if (key !== undefined) return { loop, key };
  }
  const key = SCALAR_KEYS.get(wanted);
  return key === undefined ? null : { loop: null, key };
}

/** `{#buyers}` repeats; any other field shows what stands between only where the field has a value. */
export function loopNamed(name: string): ContractLoop | null {
  return (LOOP_KEYS.get(keyOf(name)) as ContractLoop | undefined) ?? null;
}

/** The loop that a name belongs into, where it stands outside. */
export const loopOfField = (name: string): ContractLoop | null =>
  CONTRACT_LOOP_NAMES.find((loop) => ITEM_KEYS[loop].has(keyOf(name))) ?? null;

export const isSameName = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** How many letters are to be changed. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (let j = 0; j < other.length; j++)
      next.push(
        Math.min((row[j] ?? 0) + (letter === other[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}

const NEAR = 0.45;

/** The known name that is written most alike, in the same script; null where nothing is. */
export function nearestField(name: string, loops: readonly ContractLoop[] = []): string | null {
  const wanted = keyOf(name);
  if (wanted === '') return null;
  const isArabic = ARABIC.test(name);
  const known = [
    ...loops.flatMap((loop) => [ORDER, ...Object.values<FieldNames>(ITEMS[loop])]),
    ...Object.values<FieldNames>(SCALARS),
  ].flatMap((names) => {
    const own = isArabic ? names.ar : names.en;
    // a further name that is near stands for the name that we print
    return namesOf(names)
      .filter((one) => ARABIC.test(one) === isArabic)
      .map((one) => ({
        own,
        score: distance(wanted, keyOf(one)) / Math.max(wanted.length, keyOf(one).length),
      }));
  });
  const [best] = known.sort((a, b) => a.score - b.score);
  return best && best.score <= NEAR ? best.own : null;
}

export type DescribedField = ContractField & { key: string; loop: ContractLoop | null };

/** Every field there is, in order: those of a loop after the fields of their group. */
export const CONTRACT_FIELDS: readonly DescribedField[] = FIELD_GROUPS.flatMap((group) => [
  ...Object.entries(SCALARS)
    .filter(([, field]) => field.group === group)
    .map(([key, { en, ar, place }]) => ({ key, loop: null, group, en, ar, place })),
  ...CONTRACT_LOOP_NAMES.filter((loop) => loop === group).flatMap((loop) => [
    { key: 'no', loop, group, en: ORDER.en, ar: ORDER.ar, place: null },
    ...loopFields(loop).map(([key, { en, ar, place }]) => ({ key, loop, group, en, ar, place })),
  ]),
]);

/** A field that a template has, and that this deal has no value for. `at` counts from 1 where it is one of several. */
export type MissingField = {
  loop: ContractLoop | null;
  key: string;
  place: FieldPlace | null;
  at: number | null;
};

/**
 * What is found in a template: a field, or a loop with the key ''. `within` are the conditions around it: what they hide
 * is not missing.
 */
export type UsedField = FoundField & { within: FoundField[] };

export function missingFields(used: readonly UsedField[], values: ContractValues): MissingField[] {
  const missing = new Map<string, MissingField>();
  const add = (loop: ContractLoop | null, key: string, at: number | null) =>
    missing.set(`${loop} ${key} ${at}`, { loop, key, at, place: placeOf(loop, key) });
  const mayBeEmpty = (loop: ContractLoop | null, key: string) => placeOf(loop, key) === null;
  for (const { loop, key, within } of used) {
    if (mayBeEmpty(loop, key)) continue;
    const isShown = (item: Record<string, string> | null) =>
      within.every((one) =>
        one.loop === null
          ? values.isSet[one.key]
          : item === null || one.loop !== loop || item[one.key] !== '',
      );
    if (loop === null) {
      if (values.fields[key] === '' && isShown(null)) add(null, key, null);
      continue;
    }
    const items = values.loops[loop];
    if (key === '') {
      if (items.length === 0 && isShown(null)) add(loop, '', null);
      continue;
    }
    for (const [i, item] of items.entries())
      if (item[key] === '' && isShown(item)) add(loop, key, items.length > 1 ? i + 1 : null);
  }
  return [...missing.values()];
}

const GAP = '………………';

/** Where nothing was typed a draft has a dotted line. */
export function withGaps({ fields, loops, isSet }: ContractValues): ContractValues {
  const gapped = (texts: Record<string, string>, loop: ContractLoop | null) =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => [
        key,
        text === '' && placeOf(loop, key) !== null ? GAP : text,
      ]),
    );
  return {
    fields: gapped(fields, null),
    loops: {
      buyers: loops.buyers.map((item) => gapped(item, 'buyers')),
      units: loops.units.map((item) => gapped(item, 'units')),
      plan: loops.plan.map((item) => gapped(item, 'plan')),
    },
    isSet,
  };
}

export type ChangedField = FoundField & { at: number | null };

/** The fields of a contract that would say something else now: `at` is the first line of a loop that differs. */
export function changedValues(
  used: readonly FoundField[],
  made: ContractValues,
  now: ContractValues,
): ChangedField[] {
  const keys = new Map(used.map(({ loop, key }) => [`${loop} ${key}`, { loop, key }]));
  return [...keys.values()].flatMap(({ loop, key }): ChangedField[] => {
    if (loop === null) return made.fields[key] === now.fields[key] ? [] : [{ loop, key, at: null }];
    const [before, after] = [made.loops[loop], now.loops[loop]];
    if (key === '') return before.length === after.length ? [] : [{ loop, key, at: null }];
    const at = before.findIndex((item, i) => after[i] !== undefined && item[key] !== after[i][key]);
    return at < 0 ? [] : [{ loop, key, at: at + 1 }];
  });
}

const LOOP_PLACE: Record<ContractLoop, FieldPlace> = { buyers: 'parties', units: 'units', plan: 'plan' };
const placeOf = (loop: ContractLoop | null, key: string): FieldPlace | null =>
  loop === null
    ? (SCALARS[key]?.place ?? null)
    : key === ''
      ? LOOP_PLACE[loop]
      : ((ITEMS[loop] as Record<string, ContractField>)[key]?.place ?? null);

/** What a field is called; of a loop, where the key is '', the loop. */
export function namedField<Ref extends FoundField>(ref: Ref): Ref & { en: string; ar: string } {
  const { loop, key } = ref;
  const names: FieldNames | undefined =
    loop === null
      ? SCALARS[key]
      : key === ''
        ? CONTRACT_LOOPS[loop]
        : key === 'no'
          ? ORDER
          : (ITEMS[loop] as Record<string, FieldNames>)[key];
  return { ...ref, en: names?.en ?? key, ar: names?.ar ?? key };
}
