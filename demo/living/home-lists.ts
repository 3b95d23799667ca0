import type { UnitKind } from '@diyar/contract/rules/deals';
import type { Currency } from '@diyar/contract/rules/money';
import { apartment, office, studio } from '../content/labels.ts';
import { plans } from '../content/plans.ts';
import type { LayoutFile, MediaFile } from '../media.ts';
import type { Bilingual } from '../types.ts';
import { aboutHome, aboutOffice, views } from './home-words.ts';

export interface Facts {
  number: string;
  label: Bilingual;
  kind: UnitKind;
  floor: number;
  place: number;
  bedrooms: number;
  bathrooms: number;
  sizeSqm: number;
  price: number | null;
  currency: Currency;
  view: Bilingual;
  about: Bilingual;
  isListed: boolean;
  pictures: readonly MediaFile[];
  layout?: LayoutFile | undefined;
}

const NOTHING: Bilingual = { en: '', ar: '' };
const two = (value: number) => String(value).padStart(2, '0');

/** The rooms of a flat: another one first in each, and not always the same ones. */
function roomsOf(index: number, project: readonly MediaFile[]): MediaFile[] {
  const living: MediaFile = index % 3 === 1 ? 'interiors/living-2.jpg' : 'interiors/living-1.jpg';
  const all: MediaFile[] = [
    living,
    'interiors/kitchen-1.jpg',
    'interiors/bedroom-1.jpg',
    'interiors/bathroom-1.jpg',
  ];
  const turned = all.map((_, i) => all[(i + index) % all.length] as MediaFile);
  const outside = project[index % project.length] as MediaFile;
  const kept = index % 4 === 3 ? turned.slice(0, 3) : turned;
  return index % 5 === 2 ? [outside, ...kept] : [...kept, outside];
}

/** Parking spaces and storerooms: sold with a home or on their own, and not shown on the site. */
export const spaces = (
  letter: 'P' | 'S',
  [from, to]: [number, number],
  floor: number,
  first: number,
  price: number,
  currency: Currency = 'USD',
): Facts[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const number = `${letter}-${two(from + i)}`;
    return {
      ...{ number, label: { en: number, ar: number }, kind: letter === 'P' ? 'parking' : 'storage' },
      ...{ floor, place: first + i, bedrooms: 0, bathrooms: 0, sizeSqm: letter === 'P' ? 14 : 6 },
      ...{ price, currency, view: NOTHING, about: NOTHING, isListed: false, pictures: [] },
    };
  });

const TOWER: readonly MediaFile[] = [
  'projects/al-bireh-heights/balconies.jpg',
  'projects/al-bireh-heights/entrance.jpg',
  'projects/al-bireh-heights/street.jpg',
  'interiors/lobby-1.jpg',
];
const oneBed = { bedrooms: 1, bathrooms: 1, sizeSqm: 78, layout: undefined };
/** What stands behind each door of a floor, what it costs on the first and how much more on each further one. */
const DOORS = [
  { plan: plans.threeBed, price: 158_000, more: 3500 },
  { plan: plans.twoBed, price: 116_000, more: 2500 },
  { plan: plans.studio, price: 68_500, more: 1500 },
  { plan: oneBed, price: 92_000, more: 2000 },
  { plan: plans.threeBed, price: 154_000, more: 3500 },
  { plan: plans.twoBed, price: 118_000, more: 2500 },
  { plan: plans.twoBed, price: 114_500, more: 2500 },
  { plan: plans.studio, price: 67_000, more: 1500 },
];
/** Flats that are offered in dinars, to those who are paid in them. */
const JOD_FLOORS = [3, 7];
const JOD_PER_USD = 0.709;

export function towerHomes(known: ReadonlySet<string>): Facts[] {
  const flats = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((floor) =>
    DOORS.flatMap(({ plan, price, more }, i): Facts[] => {
      const number = `${floor}-${two(i + 1)}`;
      if (known.has(number)) return [];
      const isDinar = JOD_FLOORS.includes(floor) && i > 3;
      const usd = price + more * (floor - 1);
      const index = floor * 3 + i;
      const view = views.tower[index % views.tower.length] as Bilingual;
      return [
        {
          ...(plan === plans.studio ? studio(number) : apartment(number)),
          ...{ kind: 'apartment', floor, place: i + 1, ...plan, view },
          price: isDinar ? Math.round((usd * JOD_PER_USD) / 500) * 500 : usd,
          currency: isDinar ? 'JOD' : 'USD',
          about: aboutHome(plan.bedrooms, floor, index),
          isListed: true,
          pictures: roomsOf(index, TOWER),
        },
      ];
    }),
  );
  const shops = Array.from({ length: 6 }, (_, i): Facts => {
    const number = `G-${two(i + 1)}`;
    return {
      ...{
        number,
        label: { en: `Shop ${number}`, ar: `محل ${number}` },
        kind: 'shop',
        floor: 0,
        place: i + 1,
      },
      ...{ bedrooms: 0, bathrooms: 1, sizeSqm: 42 + 6 * i, price: 345_000 + 45_000 * i, currency: 'ILS' },
      view: views.street,
      about: {
        en: 'A shop on the ground floor, with a display window on Jerusalem Street and a store behind it.',
        ar: 'محل في الطابق الأرضي، واجهته على شارع القدس وخلفه مخزن.',
      },
      ...{ isListed: true, pictures: [TOWER[2] as MediaFile, TOWER[(i % 2) + (i % 2 ? 0 : 3)] as MediaFile] },
    };
  });
  return [
    ...flats,
    ...shops,
    ...spaces('P', [9, 22], -1, 9, 9000),
    ...spaces('S', [1, 20], -1, 23, 5500),
    ...spaces('P', [23, 42], -2, 1, 8500),
  ];
}

const GATE: readonly MediaFile[] = [
  'interiors/office-1.jpg',
  'interiors/lobby-1.jpg',
  'projects/city-gate-offices/gate.jpg',
  'projects/city-gate-offices/plaza.jpg',
  'projects/city-gate-offices/street.jpg',
];
const OFFICES = [60, 84, 96, 120];

export function offices(): Facts[] {
  const rooms = [1, 2, 3, 4, 5].flatMap((floor) =>
    OFFICES.map((sizeSqm, i): Facts => {
      const index = floor + i * 2;
      const number = `C-${floor}${two(i + 3)}`;
      return {
        ...office(number),
        ...{ kind: 'office', floor, place: i + 3, bedrooms: 0, bathrooms: sizeSqm > 90 ? 2 : 1, sizeSqm },
        ...{ price: Math.round((sizeSqm * (1380 + floor * 25)) / 500) * 500, currency: 'JOD' },
        view: views.gate[index % views.gate.length] as Bilingual,
        about: aboutOffice(sizeSqm, index),
        isListed: true,
        layout: sizeSqm === plans.office.sizeSqm ? plans.office.layout : undefined,
        pictures: GATE.map((_, k) => GATE[(k + index) % GATE.length] as MediaFile).slice(0, 2 + (index % 3)),
      };
    }),
  );
  return [...rooms, ...spaces('P', [1, 24], -1, 1, 11_000, 'JOD')];
}
