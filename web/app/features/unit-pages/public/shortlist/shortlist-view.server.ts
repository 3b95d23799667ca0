import type { TakenState } from '@diyar/contract/public-reads';
import { withoutIsolates } from '@diyar/contract/rules/isolated-numbers';
import type { Lang } from '@diyar/contract/rules/language';
import { COMPARED_MAX, type ListedUnit, writeShortlist } from '@diyar/contract/rules/shortlist';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice } from '~/i18n/price.ts';
import type { MediaFile } from '~/ui/public/media-file.ts';
import type { UnitView } from '../unit-view.ts';
import { shortlistTexts } from './shortlist-texts.ts';

type Found = { key: ListedUnit; project: { name: string; path: string } } & (
  | { unit: UnitView; taken: null }
  | { unit: null; taken: { label: string; state: TakenState; similar: UnitView | null } }
);

type Words = {
  /** The company's short name. */
  brand: string;
  sqm: string;
  comma: string;
  onFloor: (floor: number) => string;
  bedroomsOf: (n: number) => string;
};

const pathOf = (project: string, unit: number) => `${project}/units/${unit}`;

/** A list of units in words; those that are taken stay in it, without a price. */
export function shortlistView(
  found: readonly Found[],
  chosen: readonly ListedUnit[],
  words: Words,
  lang: Lang,
) {
  const t = shortlistTexts[lang];
  const offered = found.flatMap(({ key, project, unit }) => (unit ? { key, project, unit } : []));
  const wanted = offered.filter(({ key }) => chosen.includes(key));
  const compared = (wanted.length > 0 ? wanted : offered).slice(0, COMPARED_MAX);
  const all = found.map(({ key }) => key);
  const count = t.count(found.length);
  return {
    u: writeShortlist(all),
    lead: t.lead(count),
    items: found.map(({ key, project, unit, taken }) => ({
      key,
      project: project.name,
      label: unit?.label ?? taken?.label ?? '',
      removed: writeShortlist(all.filter((one) => one !== key)),
      remove: t.removeNamed(unit?.label ?? taken?.label ?? ''),
      path: unit ? pathOf(project.path, unit.id) : '',
      picture: unit ? pictureOf(unit) : null,
      facts: unit ? factsOf(unit, words) : '',
      price: unit ? (unit.price ? formatPrice(unit.price) : t.onRequest) : '',
      taken: taken ? t.taken[taken.state] : '',
      similar: taken?.similar && {
        label: taken.similar.label,
        path: pathOf(project.path, taken.similar.id),
      },
      compare: unit ? t.compareNamed(unit.label) : '',
      isCompared: compared.some((one) => one.key === key),
    })),
    compared:
      compared.length > 1
        ? {
            columns: compared.map(({ key, project, unit }) => ({
              key,
              label: unit.label,
              project: project.name,
              path: pathOf(project.path, unit.id),
              picture: pictureOf(unit),
            })),
            rows: rowsOf(
              compared.map(({ unit }) => unit),
              words,
              lang,
            ),
          }
        : null,
    isFull: wanted.length > COMPARED_MAX,
    share: t.shareText(found.length, words.brand),
    /** For link previews: what is in it, by project. */
    names: namesOf(found, words.comma),
    picture: offered.map(({ unit }) => pictureOf(unit)).find((picture) => picture !== null) ?? null,
    // a message, so without marks
    about: withoutIsolates(
      [t.about, ...offered.map(({ unit, project }) => `${unit.label}${words.comma}${project.name}`)].join(
        '\n',
      ),
    ),
    t: {
      title: t.title,
      mine: t.mine,
      empty: t.empty,
      emptyHelp: t.emptyHelp,
      browse: t.browse,
      remove: t.remove,
      similar: t.similar,
      compare: t.compare,
      compareBox: t.compareBox,
      compareGo: t.compareGo,
      compareMax: t.compareMax,
      add: t.add,
      added: t.added,
      send: t.send,
      copy: t.copy,
      copied: t.copied,
      print: t.print,
      ask: t.ask,
      low: t.low,
    },
  };
}

export type ShortlistView = ReturnType<typeof shortlistView>;

const pictureOf = (unit: UnitView): MediaFile | null => unit.photos.find((photo) => !photo.video) ?? null;

const factsOf = (unit: UnitView, { sqm, comma, onFloor, bedroomsOf }: Words) =>
  [
    unit.floor === null ? '' : onFloor(unit.floor),
    unit.bedrooms > 0 ? bedroomsOf(unit.bedrooms) : '',
    `${formatNumber(unit.sizeSqm)} ${sqm}`,
  ]
    .filter(Boolean)
    .join(comma);

const namesOf = (found: readonly Found[], comma: string) =>
  [...Map.groupBy(found, ({ project }) => project.name)]
    .map(
      ([project, list]) => `${project}: ${list.map(({ unit, taken }) => (unit ?? taken).label).join(comma)}`,
    )
    .join(' · ');

/** 'Lowest' is said of prices alone, and only where all of them are in one currency. */
function rowsOf(units: readonly UnitView[], { sqm, onFloor }: Words, lang: Lang) {
  const t = shortlistTexts[lang];
  const perSqm = units.map(({ price, sizeSqm }) =>
    price && sizeSqm > 0 ? { ...price, amount: Math.round(price.amount / sizeSqm) } : null,
  );
  const prices = units.map(({ price }) => price);
  const lowest = (list: typeof prices) => {
    const currencies = new Set(list.flatMap((price) => (price ? price.currency : [])));
    if (currencies.size !== 1) return null;
    return Math.min(...list.flatMap((price) => (price ? price.amount : [])));
  };
  const money = (name: string, list: typeof prices) => {
    const least = lowest(list);
    return {
      name,
      values: list.map((price) => ({
        text: price ? formatPrice(price) : t.onRequest,
        isLow: price !== null && price.amount === least,
      })),
    };
  };
  const row = (name: string, values: string[]) => ({
    name,
    values: values.map((text) => ({ text: text || '–', isLow: false })),
  });
  return [
    money(t.rows.price, prices),
    money(t.rows.perSqm, perSqm),
    row(
      t.rows.area,
      units.map(({ sizeSqm }) => `${formatNumber(sizeSqm)} ${sqm}`),
    ),
    row(
      t.rows.bedrooms,
      units.map(({ bedrooms }) => (bedrooms > 0 ? String(bedrooms) : '')),
    ),
    row(
      t.rows.bathrooms,
      units.map(({ bathrooms }) => String(bathrooms)),
    ),
    row(
      t.rows.floor,
      units.map(({ floor }) => (floor === null ? '' : onFloor(floor))),
    ),
    row(
      t.rows.view,
      units.map(({ view }) => view),
    ),
  ];
}
