type Line = { kind: 'sold' | 'list'; values: readonly (number | null)[] };

const WIDTH = 240;
const HEIGHT = 64;
/** Above and below the lines. */
const EDGE = 6;

/**
 * Lines over a few points in time, not from zero, broken where there is none; each point stands above the middle of its
 * column in the table. Where no line has two of them there is nothing to draw. It runs in reading direction (the style
 * sheet mirrors it); the numbers stand in the table below it, which is what is read aloud.
 */
export function LineChart({ lines }: { lines: readonly Line[] }) {
  const shown = lines.map(({ values }) => values.filter((value) => value !== null));
  if (shown.every(({ length }) => length < 2)) return null;
  const [least, most] = [Math.min(...shown.flat()), Math.max(...shown.flat())];
  const count = Math.max(...lines.map(({ values }) => values.length));
  const x = (at: number) => ((at + 0.5) / count) * WIDTH;
  const y = (value: number) =>
    most === least ? HEIGHT / 2 : HEIGHT - EDGE - ((value - least) / (most - least)) * (HEIGHT - 2 * EDGE);
  return (
    <svg className="insights-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      {lines.map(({ kind, values }) => {
        const points = values.flatMap((value, at) =>
          value === null ? [] : [{ at, x: x(at), y: y(value), isNext: (values[at - 1] ?? null) !== null }],
        );
        return (
          <g key={kind} data-kind={kind}>
            <path d={points.map((point) => `${point.isNext ? 'L' : 'M'}${point.x} ${point.y}`).join('')} />
            {points.map((point) => (
              <circle key={point.at} cx={point.x} cy={point.y} r={2.5} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}
