import type { PartyInput, ShownParty } from '@diyar/contract/parties';
import { parseTypedNumber } from '@diyar/contract/rules/digits';
import { foldText } from '@diyar/contract/rules/fold-text';
import { equalShares, type IdKind, sharesProblem } from '@diyar/contract/rules/parties';

/** A buyer as it is typed. */
export interface PartyValues {
  name: string;
  phone: string;
  share: string;
  legalName: string;
  idKind: IdKind | '';
  /** Empty: the known number stays with the name. */
  idNumber: string;
  address: string;
  email: string;
  isSamePaper: boolean;
}

export const NO_PARTY: PartyValues = {
  ...{ name: '', phone: '', share: '', legalName: '', idKind: '', idNumber: '' },
  ...{ address: '', email: '', isSamePaper: false },
};

export const valuesOf = (party: ShownParty): PartyValues => ({
  ...{ name: party.name, phone: party.phone, share: party.share === null ? '' : String(party.share) },
  ...{ legalName: party.legalName, idKind: party.idKind ?? '', idNumber: '' },
  ...{ address: party.address, email: party.email, isSamePaper: false },
});

/** What is sent: a number that was not typed stays as it is. */
export const sentOf = ({ idNumber, ...party }: PartyInput): PartyInput => ({
  ...party,
  ...(idNumber && { idNumber }),
});

/** The known buyer whose number stays while the name does. */
export const knownAs = (known: readonly ShownParty[], name: string): ShownParty | undefined =>
  known.find((party) => party.idNumber !== '' && foldText(party.name) === foldText(name));

const sharesIn = (typed: readonly { share: string }[]) =>
  typed.map(({ share }) => (share.trim() === '' ? null : parseTypedNumber(share)));

/** What the shares make, as somebody types them; null where nobody has one. */
export function sumOfShares(typed: readonly { share: string }[]): { isRight: boolean; sum: number } | null {
  const shares = sharesIn(typed);
  if (typed.every(({ share }) => share.trim() === '')) return null;
  const sum = shares.reduce<number>((all, share) => all + Math.round((share ?? 0) * 100), 0) / 100;
  return { isRight: sharesProblem(shares) === null, sum };
}

export const equalTexts = (count: number): string[] => equalShares(count).map(String);
