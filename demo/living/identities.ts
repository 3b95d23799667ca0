import { foldText } from '@diyar/contract/rules/fold-text';
import { idNumberKey } from '@diyar/contract/rules/parties';
import type { Deal } from './deal.ts';
import type { World } from './world.ts';

const STREETS = {
  ar: ['رام الله، شارع الإرسال', 'البيرة، شارع القدس', 'بيتونيا، الحي الغربي', 'رام الله، الماصيون'],
  en: [
    'Al-Irsal Street, Ramallah',
    'Jerusalem Street, Al-Bireh',
    'Western quarter, Beitunia',
    'Al-Masyoun, Ramallah',
  ],
};
const ARABIC = /\p{Script=Arabic}/u;
/** Of those whose sale is done, most have shown their card. */
const SHOWN = 0.85;

/** What stands on the cards of buyers. The numbers begin with zeros that no office gives out. */
export function showCards({ rows, chance }: World, deals: readonly Deal[]): void {
  const buyers = new Set(deals.filter(({ row }) => row.stage === 'sold').map(({ row }) => row.personId));
  for (const person of rows.persons) {
    if (!buyers.has(person.id as never) || !person.name || !chance.is(SHOWN)) continue;
    const isArabic = ARABIC.test(person.name);
    const isForeign = !isArabic && chance.is(0.3);
    const digits = String(chance.int(0, 99_999)).padStart(5, '0');
    const idNumber = isForeign ? `P00${digits}` : `0000${digits}`;
    Object.assign(person, {
      ...{ legalName: person.name, idKind: isForeign ? 'passport' : 'national', idNumber },
      idNumberKey: idNumberKey(idNumber),
      ...{ address: chance.pick(STREETS[isArabic ? 'ar' : 'en']), identityNames: [foldText(person.name)] },
    });
  }
}
