import { unitNumbers } from '@diyar/contract/rules/deals';

const TRAILING = /^(.*?)(\d+)(\D*)$/;

/** The pattern by which a floor's units were numbered, where there is one; further units continue it. */
export function guessPattern(
  numbers: readonly string[],
  floor: number,
): { pattern: string; first: number } | null {
  const [before, digits, after] = TRAILING.exec(numbers[0] ?? '')?.slice(1) ?? [];
  if (before === undefined || digits === undefined || after === undefined) return null;
  const ofFloor = String(floor);
  const candidates: { pattern: string; first: number }[] = [];
  const rest = digits.startsWith(ofFloor) ? digits.slice(ofFloor.length) : '';
  if (rest !== '')
    candidates.push({
      pattern: `${before}{floor}{${'n'.repeat(rest.length)}}${after}`,
      first: Number(rest),
    });
  candidates.push({ pattern: `${before}{${'n'.repeat(digits.length)}}${after}`, first: Number(digits) });
  return (
    candidates.find(({ pattern, first }) =>
      unitNumbers(pattern, floor, numbers.length, first).every((number, i) => number === numbers[i]),
    ) ?? null
  );
}
