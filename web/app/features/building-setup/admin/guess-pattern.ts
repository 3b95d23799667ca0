const TRAILING = /^(.*?)(\d+)(\D*)$/;
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a prefix ends with the floor: the 9 of '9-01'. */
const withFloor = (prefix: string, floor: string) =>
  prefix.replace(new RegExp(`(?<![\\d-])${literal(floor)}(?=\\D*$)`), '{floor}');

/** The counters of these numbers under a pattern; null where one does not follow it. */
function countersOf(pattern: string, floor: string, numbers: readonly string[]): number[] | null {
  const [before = '', digits = '', after = ''] = /^(.*)\{(n+)\}(.*)$/.exec(pattern)?.slice(1) ?? [];
  const text = (part: string) => literal(part.replace('{floor}', floor));
  const shape = new RegExp(`^${text(before)}(\\d{${digits.length},})${text(after)}$`);
  const counters = numbers.map((number) => Number(shape.exec(number)?.[1] ?? Number.NaN));
  return counters.some(Number.isNaN) ? null : counters;
}

/**
 * The pattern by which a floor's units were numbered, where there is one. `first` is such that the next unit gets a
 * number after all of them.
 */
export function guessPattern(
  numbers: readonly string[],
  floor: number,
): { pattern: string; first: number } | null {
  const [before, digits, after] = TRAILING.exec(numbers[0] ?? '')?.slice(1) ?? [];
  if (before === undefined || digits === undefined || after === undefined) return null;
  const name = String(floor);
  const rest = digits.startsWith(name) ? digits.slice(name.length) : '';
  const candidates = [
    ...(rest === '' ? [] : [`${before}{floor}{${'n'.repeat(rest.length)}}${after}`]),
    `${withFloor(before, name)}{${'n'.repeat(digits.length)}}${after}`,
    `${before}{${'n'.repeat(digits.length)}}${after}`,
  ];
  for (const pattern of candidates) {
    const counters = countersOf(pattern, name, numbers);
    if (counters) return { pattern, first: Math.max(...counters) + 1 - numbers.length };
  }
  return null;
}
