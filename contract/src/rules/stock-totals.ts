import type { OwnerReport } from '../month-report.ts';
import { sumAmounts } from './money.ts';

type Row = OwnerReport['stock']['rows'][number];

/** A line for each project and currency, whatever kinds of units there are. */
export function stockByProject(rows: readonly Row[]): Row[] {
  const lines = new Map<string, Row>();
  for (const { project, currency, all, left, held, lowest, value } of rows) {
    const key = `${project?.id} ${currency}`;
    const line = lines.get(key);
    const prices = [line?.lowest, lowest].flatMap((price) => price ?? []);
    lines.set(key, {
      project,
      currency,
      all: all + (line?.all ?? 0),
      left: left + (line?.left ?? 0),
      held: held + (line?.held ?? 0),
      lowest: prices.length > 0 ? Math.min(...prices) : null,
      value: currency ? sumAmounts([value, line?.value ?? 0], currency) : 0,
    });
  }
  return [...lines.values()];
}
