import type { PartiesInput, PartyInput } from '@diyar/contract/parties';
import { foldText } from '@diyar/contract/rules/fold-text';
import type { DealId, PersonId } from '@diyar/contract/rules/ids';
import { namesInText, textOfNames } from '@diyar/contract/rules/parties';
import { peopleColumn } from '@diyar/contract/rules/person-search';
import { phoneKey } from '@diyar/contract/rules/phone';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { deals } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type DealMoney, holdMoney, isEnded, recordMoney, requireVersion } from '../ledger/index.ts';
import {
  type Party,
  partiesOf,
  personOfParty,
  requirePerson,
  settlePersons,
  writeParties,
} from '../who-is-who/index.ts';
import { editedDeal } from './edited-deal.ts';
import { saveIdentity } from './identity.ts';
import { watchBuyers } from './other-buyers.ts';

/** How the history tells of them: names and, where they are divided, shares. */
export const told = (parties: readonly Pick<Party, 'name' | 'phone' | 'share'>[]) => ({
  name: parties[0]?.name ?? '',
  phone: parties[0]?.phone ?? '',
  coBuyers: textOfNames(parties.slice(1).map(({ name }) => name)),
  shares: parties.some(({ share }) => share !== null)
    ? parties.map(({ share }) => `${Number(share ?? 0)}%`).join(' / ')
    : '',
});

/** Who they are: the one that was chosen, who they were before, or whoever the phone finds. */
export async function personsOf(
  tx: Tx,
  actor: Actor,
  typed: readonly PartyInput[],
  before: readonly Party[],
  path: (string | number)[],
): Promise<PersonId[]> {
  const ids: PersonId[] = [];
  for (const [i, { personId, name, phone, ...identity }] of typed.entries()) {
    if (personId) await requirePerson(tx, actor, personId);
    const left = before.filter(({ personId: id }) => id !== null && !ids.includes(id));
    const known =
      personId ??
      left.find((party) => foldText(party.name) === foldText(name))?.personId ??
      left.find(
        (party) => phone !== '' && phoneKey(party.phone) === phoneKey(phone) && party.position === i + 1,
      )?.personId ??
      null;
    const id = await personOfParty(tx, { name, phone }, known, ids);
    ids.push(await saveIdentity(tx, actor, { id, name, phone }, identity, [...path, i]));
  }
  return ids;
}

/** What is found by the name of a sold record. */
export const foundBy = ({ deal }: Pick<DealMoney, 'deal'>, { name, phone }: PartyInput) => ({
  buyerSearch: peopleColumn(phone, name),
  ...(deal.soldNo !== null && { search: peopleColumn(phone, deal.title, name, deal.notes) }),
});

/** The buyers of a deal. Another name of the first is another buyer, as in every call that names one. */
export const saveParties = (
  db: Db,
  actor: Actor,
  dealId: DealId,
  { parties, version }: PartiesInput,
): Promise<void> =>
  db.transaction(async (tx) => {
    const money = await holdMoney(tx, actor, dealId);
    requireVersion(money, version);
    const { deal } = money;
    if (isEnded(deal)) throw new AppError('dealEnded');
    await watchBuyers(tx, actor, dealId);
    const before = await partiesOf(tx, dealId);
    const [first, ...further] = parties;
    if (!first) throw new AppError('notFound');
    const { name, phone } = first;
    const edited = await editedDeal(tx, actor, deal, { name, phone });
    const firstId = first.personId ?? edited.personId ?? deal.personId;
    const ids = await personsOf(tx, actor, [{ ...first, personId: firstId }, ...further], before.slice(1), [
      'parties',
    ]);
    await tx
      .update(deals)
      .set({ ...edited, ...foundBy(money, first), name, phone, personId: ids[0] ?? null })
      .where(eq(deals.id, dealId));
    await writeParties(tx, dealId, {
      share: first.share,
      further: further.map((party, i) => ({
        ...{ name: party.name, phone: party.phone, share: party.share },
        personId: ids[i + 1] ?? null,
      })),
      text: textKept(deal.coBuyers, further) ?? textOfNames(further.map((party) => party.name)),
    });
    settlePersons(tx, [deal.personId, ...before.map(({ personId }) => personId), ...ids]);
    const after = await partiesOf(tx, dealId);
    await recordMoney(tx, actor, money, {
      action: 'partiesChanged',
      before: told(before),
      after: told(after),
    });
  });

/** The text as it was typed, as long as it names the same. */
export function textKept(text: string, further: readonly { name: string }[]): string | null {
  const typed = namesInText(text);
  const isSame = typed.length === further.length && typed.every((name, i) => name === further[i]?.name);
  return isSame ? text : null;
}
