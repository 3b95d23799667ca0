import { appendFileSync } from 'node:fs';

export const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The value that so large a part of them does not exceed. */
export const percentile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0;

export type Figure = {
  name: string;
  value: number;
  /** Without a target the figure is only printed. */
  target?: { atLeast: number } | { atMost: number };
  unit?: string;
  /** The numbers behind the ratio. */
  note?: string;
};

const show = (value: number, unit = '') =>
  value === Infinity
    ? 'never'
    : `${value.toFixed(unit === '' ? 3 : unit === 'answers' ? 0 : 1)}${unit && ` ${unit}`}`;

function verdict({ value, target }: Figure): string {
  if (!target) return '';
  const isMet = 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
  return isMet ? 'ok' : 'MISSED';
}

const targetOf = ({ target, unit }: Figure) =>
  target ? ('atLeast' in target ? `≥ ${show(target.atLeast, unit)}` : `≤ ${show(target.atMost, unit)}`) : '';

/** The median, and how far the runs lie apart. */
export function spread(name: string, values: number[], atMost: number | null, unit: string): Figure {
  const [low = 0, high = 0] = [Math.min(...values), Math.max(...values)];
  const shown = (value: number) => (value === Infinity ? 'never' : value.toFixed(unit === '' ? 0 : 1));
  const note = `${shown(low)} to ${shown(high)}`;
  return { name, value: median(values), ...(atMost !== null && { target: { atMost } }), unit, note };
}

/** Prints every figure with its target; false when one is missed. */
export function report(figures: Figure[]): boolean {
  print(figures);
  return record(figures);
}

/** For what was printed already. */
export function record(figures: Figure[]): boolean {
  // a run of several benchmarks prints all their figures together at its end
  const file = process.env.BENCH_FIGURES;
  if (file)
    for (const figure of figures)
      appendFileSync(
        file,
        `${JSON.stringify({ ...figure, value: Number.isFinite(figure.value) ? figure.value : null })}\n`,
      );
  return figures.every((figure) => verdict(figure) !== 'MISSED');
}

/** Of one benchmark that prints its own table: the figure that has a target. */
export const reportWorst = (name: string, value: number, atMost: number, unit?: string): void => {
  if (!report([{ name, value, target: { atMost }, ...(unit && { unit }) }])) process.exitCode = 1;
};

export function print(figures: Figure[]): void {
  for (const figure of figures) {
    const { name, value, unit, note = '' } = figure;
    console.log(
      name.padEnd(52),
      show(value, unit).padStart(14),
      targetOf(figure).padStart(14),
      verdict(figure).padStart(7),
      ` ${note}`,
    );
  }
}
