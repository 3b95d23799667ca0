import type { ApartmentNo, UnitId } from '@diyar/contract/rules/ids';
import { type MediaFile, media } from '../media.ts';
import { type Facts, offices, spaces, towerHomes } from './home-lists.ts';
import type { Home, Place, World } from './world.ts';

/** Adds a unit to the project, after those that it has. */
function add(world: World, place: Place, position: number, facts: Facts): void {
  const { rows, ground } = world;
  const id = world.id('units') as UnitId;
  const no = world.number('apartment') as ApartmentNo;
  const at = world.at(place.opensOn > world.begin ? place.opensOn : world.begin);
  const fileOf = (file: MediaFile) => {
    const found = ground.files.get(file);
    if (found === undefined) throw new Error(`${file} is not stored`);
    return found;
  };
  const [cover] = facts.pictures;
  rows.units.push({
    id,
    projectId: place.id,
    position,
    unitNumber: facts.number,
    labelEn: facts.label.en,
    labelAr: facts.label.ar,
    kind: facts.kind,
    floor: facts.floor,
    place: facts.place,
    bedrooms: facts.bedrooms,
    bathrooms: facts.bathrooms,
    sizeSqm: facts.sizeSqm,
    isListed: facts.isListed,
    apartmentNo: no,
    viewEn: facts.view.en,
    viewAr: facts.view.ar,
    price: facts.price,
    currency: facts.price === null ? null : facts.currency,
    aboutEn: facts.about.en,
    aboutAr: facts.about.ar,
    coverFileId: cover ? fileOf(cover) : null,
    createdAt: at,
    updatedAt: at,
  });
  const shown = [...(facts.layout ? [facts.layout] : []), ...facts.pictures];
  for (const [ordinal, file] of shown.entries()) {
    const { caption, focal } = media[file];
    rows.unitMedia.push({
      unitId: id,
      fileId: fileOf(file),
      posterFileId: null,
      position: file === facts.layout ? -1 : ordinal - (facts.layout ? 1 : 0),
      ordinal,
      altEn: caption.en,
      altAr: caption.ar,
      isDecoration: false,
      focalX: focal.x,
      focalY: focal.y,
    });
  }
  const home: Home = {
    ...{ id, place, no, number: facts.number, labelEn: facts.label.en, labelAr: facts.label.ar },
    ...{ kind: facts.kind, currency: facts.currency, price: facts.price, pricedOn: world.today },
    isOnMarket: true,
    taken: [],
  };
  world.homes.push(home);
}

/** About three hundred units altogether; the texts of the smaller projects say how many homes they have. */
export function addHomes(world: World): void {
  const ofProject: [slug: string, facts: (known: ReadonlySet<string>) => Facts[]][] = [
    ['al-bireh-heights', towerHomes],
    ['city-gate-offices', offices],
    ['olive-terraces', () => [...spaces('P', [1, 18], -1, 1, 12_000), ...spaces('S', [1, 8], -1, 19, 7000)]],
    ['jasmine-court', () => [...spaces('P', [1, 10], -1, 1, 10_000), ...spaces('S', [1, 6], -1, 11, 6000)]],
  ];
  for (const [slug, facts] of ofProject) {
    const place = world.place(slug);
    const known = new Set(world.homes.filter((home) => home.place === place).map(({ number }) => number));
    const last = world.ground.lastPositions.get(place.id) ?? -1;
    for (const [i, one] of facts(known).entries()) add(world, place, last + 1 + i, one);
  }
}
