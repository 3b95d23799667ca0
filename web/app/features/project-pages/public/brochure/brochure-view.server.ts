import { dayText } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { Lang } from '@diyar/contract/rules/language';
import { formatNumber } from '~/i18n/plural.ts';
import { formatPrice, type Price } from '~/i18n/price.ts';
import { qrPath } from '~/lib/qr-path.ts';
import type { Detail } from '../detail/detail.ts';
import { brochureTexts } from './brochure-texts.ts';

type OfferedUnit = {
  label: string;
  bedrooms: number;
  sizeSqm: number;
  floor: number | null;
  view: string;
  price: Price | null;
};

type Source = {
  kind: 'brochure' | 'prices';
  project: Detail;
  units: readonly OfferedUnit[];
  floorName: (floor: number) => string;
  /** The project's page, which the code leads to. */
  url: string;
  today: string;
};

const LAYOUTS_SHOWN = 4;
const PICTURES_SHOWN = 3;

/** Papers about a project, in words: printed by the browser, without a script of their own. */
export function brochureView({ kind, project, units, floorName, url, today }: Source, lang: Lang) {
  const t = brochureTexts[lang];
  const day = dayText(today, lang, { dateStyle: 'long' });
  const { bedrooms, area, floors, handover } = project.facts;
  const facts: [string, string | undefined][] = [
    [t.facts.bedrooms, bedrooms],
    [t.facts.area, area && `${area} ${t.sqm}`],
    [t.facts.floors, floors === undefined ? undefined : String(floors)],
    [t.facts.handover, handover],
  ];
  const pictures = project.photos.filter((photo) => !photo.video);
  const isBrochure = kind === 'brochure';
  const available = units.length > 0 ? t.available(units.length) : t.none;
  const from = project.priceFrom ? { name: t.from, price: formatPrice(project.priceFrom) } : null;
  const place = [project.city, project.place].filter(Boolean).join(lang === 'ar' ? '، ' : ', ');
  return {
    title: isBrochure ? t.brochure : t.prices,
    name: project.name,
    path: project.path,
    place,
    from,
    facts: facts.flatMap(([name, value]) => (value ? [{ name, value: isolateNumbers(value) }] : [])),
    /** For link previews. */
    picture: pictures[0] ?? null,
    description: [place, available, from && `${from.name} ${from.price}`].filter(Boolean).join(' · '),
    cover: isBrochure ? (pictures[0] ?? null) : null,
    pictures: isBrochure ? pictures.slice(1, 1 + PICTURES_SHOWN) : [],
    about: isBrochure ? project.about : [],
    offers: isBrochure ? project.features.map(({ text }) => text) : [],
    layouts: isBrochure ? project.layouts.slice(0, LAYOUTS_SHOWN).map(({ file }) => file) : [],
    columns: [t.unit, t.floor, t.beds, t.area, t.view, t.price],
    units: units.map((unit) => ({
      label: unit.label,
      cells: [
        unit.floor === null ? '' : floorName(unit.floor),
        unit.bedrooms > 0 ? String(unit.bedrooms) : '',
        `${formatNumber(unit.sizeSqm)} ${t.sqm}`,
        unit.view,
      ],
      price: unit.price ? formatPrice(unit.price) : t.onRequest,
    })),
    available,
    asOf: t.asOf(day),
    /** Black on white with its quiet zone, on the server: no page loads the generator. */
    code: qrPath(url),
    scan: t.scan,
    url,
    t: { offers: t.offers, layouts: t.layouts, prices: t.prices, print: t.print },
  };
}

export type BrochureView = ReturnType<typeof brochureView>;
