import { toWesternDigits } from './digits.ts';
import { foldText } from './fold-text.ts';

/** What a person is identified by: the identity card, a passport, or the registration of a company. */
export const ID_KINDS = ['national', 'passport', 'company'] as const;
export type IdKind = (typeof ID_KINDS)[number];

export const PARTIES_MAX = 10;

/** The letters and digits alone, as they are compared; '' of none. */
export const idNumberKey = (typed: string): string =>
  toWesternDigits(typed)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const NATIONAL = /^\d{9}$/;

/** What stands on an identity card has nine digits; passports and registrations are as many as countries. */
export const isIdNumber = (kind: IdKind | null, typed: string): boolean =>
  kind === 'national' ? NATIONAL.test(idNumberKey(typed)) : idNumberKey(typed) !== '';

/** For those who write no contracts: enough to compare it with a card that lies before them. */
export const maskedIdNumber = (number: string): string => `••••••${idNumberKey(number).slice(-3)}`;

export type Share = number | null;

const hundredthsOf = (share: number): number => Math.round(share * 100);

const sumOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + hundredthsOf(share), 0) / 100;

/**
 * What keeps shares from being saved: one is not a share of two decimals, some are missing while others are there, or
 * they make something else than 100. All empty is fine.
 */
export function sharesProblem(
  shares: readonly Share[],
): { kind: 'range'; at: number } | { kind: 'sum'; sum: number } | null {
  const given = shares.filter((share) => share !== null);
  if (given.length === 0) return null;
  const at = shares.findIndex(
    (share) =>
      share !== null && (!(share > 0 && share <= 100) || Math.abs(share * 100 - hundredthsOf(share)) > 1e-6),
  );
  if (at >= 0) return { kind: 'range', at };
  const sum = sumOf(given);
  return sum === 100 && given.length === shares.length ? null : { kind: 'sum', sum };
}

/** A hundred in as many equal parts as two decimals allow; the first has what is over. */
export function equalShares(count: number): number[] {
  const each = Math.floor(10_000 / count);
  return Array.from({ length: count }, (_, i) => (i === 0 ? 10_000 - each * (count - 1) : each) / 100);
}

/** Between the names of a text that somebody typed: a comma of either script, a line, or a word for 'and' by itself. */
const BETWEEN = /\s*[,،;؛\n+&]\s*|\s+(?:و|and)\s+/giu;
const ARABIC = /\p{Script=Arabic}/u;

/** The names in a text of further buyers, in order. */
export const namesInText = (text: string): string[] =>
  text
    .split(BETWEEN)
    .map((name) => name.trim())
    .filter(Boolean);

/** Several names in one text, as the older calls and papers have them. */
export const textOfNames = (names: readonly string[]): string =>
  names.join(names.some((name) => ARABIC.test(name)) ? '، ' : ', ');

interface Named {
  name: string;
  share: Share;
}

/**
 * Who a text names, each with what was known of that name. What was known of a name that is gone goes with it. Shares
 * stay while there are as many buyers as before: those of the names that went are taken by the names that came, in
 * order; otherwise nobody has one.
 */
export function partiesOfText<Row extends Named>(
  text: string,
  rows: readonly Row[],
): { keepsShares: boolean; parties: { name: string; share: Share; row: Row | null }[] } {
  const left = [...rows];
  const found = namesInText(text).map((name) => {
    const at = left.findIndex((row) => foldText(row.name) === foldText(name));
    return { name, row: at < 0 ? null : (left.splice(at, 1)[0] ?? null) };
  });
  const keepsShares = found.length === rows.length;
  return {
    keepsShares,
    parties: found.map(({ name, row }) => ({
      name,
      row,
      share: keepsShares ? ((row ?? left.shift())?.share ?? null) : null,
    })),
  };
}

/** What is stored of somebody's paper. */
export interface StoredIdentity {
  legalName: string | null;
  /** The folded names that it is theirs by. */
  identityNames: readonly string[] | null;
}

/** Whether a paper is that of somebody of this name; a paper is never shown beside another. */
export const isIdentityOf = ({ legalName, identityNames }: StoredIdentity, name: string): boolean => {
  const key = foldText(name);
  return (
    key !== '' &&
    (identityNames?.includes(key) === true || (legalName !== null && foldText(legalName) === key))
  );
};
