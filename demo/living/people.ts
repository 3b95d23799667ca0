import type { PersonId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { phoneKey } from '@diyar/contract/rules/phone';
import { personColumns } from '../../server/src/features/who-is-who/index.ts';
import type { Bilingual } from '../types.ts';
import { families, firstNames } from './names.ts';
import type { World } from './world.ts';

export interface Person {
  id: PersonId;
  name: string;
  phone: string;
  email: string;
  lang: Lang;
  family: Bilingual;
}

const FOREIGN = 0.09;
const ENGLISH = 0.26;

/** A number that nobody of the demo has yet. Local ones begin with a zero that no operator gives out. */
function newPhone(world: World): string {
  const { chance, phones } = world;
  for (;;) {
    const [three, four] = [
      String(chance.int(0, 99)).padStart(2, '0'),
      String(chance.int(0, 9999)).padStart(4, '0'),
    ];
    const phone = chance.is(FOREIGN)
      ? chance.pick([
          `+962 7 0555 ${four}`,
          `+1 312 555 01${three}`,
          `+971 50 000 ${four}`,
          `+49 1555 000 ${four}`,
        ])
      : `+970 ${chance.pick(['59', '59', '56'])} 0${three} ${four}`;
    const key = phoneKey(phone);
    if (key === null || phones.has(key)) continue;
    phones.add(key);
    return phone;
  }
}

interface Wanted {
  family?: Bilingual;
  /** '' is nobody's number. */
  phone?: string;
}

/** Somebody new, known from this moment on. */
export function newPerson(world: World, at: Date, { family, phone }: Wanted = {}): Person {
  const { chance, rows } = world;
  const lang: Lang = chance.is(ENGLISH) ? 'en' : 'ar';
  const [first, house] = [chance.pick(firstNames), family ?? chance.pick(families)];
  const name = `${first[lang]} ${house[lang]}`;
  const own = phone ?? newPhone(world);
  const id = world.id('persons') as PersonId;
  rows.persons.push({ id, ...personColumns({ name, phone: own }), createdAt: at, updatedAt: at });
  const email = chance.is(0.35) ? `${first.en}.${house.en}`.toLowerCase().replace(/[^a-z.]/g, '') : '';
  return { id, name, phone: own, email: email && `${email}@example.com`, lang, family: house };
}

/** Two of a family on one phone, whom somebody has told apart. */
export function relativeOf(world: World, person: Person, at: Date): Person {
  const relative = newPerson(world, at, { family: person.family, phone: person.phone });
  world.rows.distinctPersons.push({ personId: person.id, otherId: relative.id });
  return relative;
}
