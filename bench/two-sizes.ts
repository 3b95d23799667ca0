/** The same calls through the whole server on a real PostgreSQL, with little and with much in it. */
import type { Database } from '../server/src/db/client.ts';
import { startPostgres } from '../server/src/testing/postgres.ts';
import { openCompany } from './open-company.ts';
import { median, percentile, reportWorst } from './speed-figures.ts';

const RUNS = 40;

export interface TwoSizes {
  title: string;
  sizes: readonly [number, number];
  fill: (database: Database, total: number, userId: number) => Promise<void>;
  calls: Record<string, (total: number) => string>;
  ratioMax: number;
  /** Those that grow with the rows: printed, without a target. */
  growing?: readonly string[];
}

/** Prints what each call costs at both sizes; the exit status is 1 when one costs more than `ratioMax` times as much. */
export async function compareSizes(compared: TwoSizes): Promise<void> {
  const { title, sizes, fill, calls, ratioMax, growing = [] } = compared;
  const server = await startPostgres();
  let worst = 0;
  try {
    const companies = [];
    for (const total of sizes)
      companies.push(
        await openCompany(server.url, `size_${total}`, (database, id) => fill(database, total, id)),
      );
    const heads = sizes.map((total) => total.toLocaleString('en').padStart(9));
    console.log(`${title}, median of ${RUNS} calls`.padEnd(42), ...heads, ' ratio', '     p95');
    for (const [name, call] of Object.entries(calls)) {
      // the two alternate, so that other load on the machine affects both
      const costs: number[][] = sizes.map(() => []);
      for (let run = 0; run < RUNS; run++)
        for (const [i, company] of companies.entries())
          costs[i]?.push(await company.time(call(sizes[i] ?? 0)));
      const [small = 0, large = 0] = costs.map((list) => median(list.slice(RUNS / 8)));
      const slow = percentile(costs[1] ?? [], 0.95);
      if (!growing.includes(name)) worst = Math.max(worst, large / small);
      const ms = (cost: number) => `${cost.toFixed(1)} ms`.padStart(9);
      console.log(name.padEnd(42), ms(small), ms(large), (large / small).toFixed(2).padStart(6), ms(slow));
    }
    for (const company of companies) await company.close();
  } finally {
    await server.remove();
  }
  reportWorst(`${title}: worst ratio`, worst, ratioMax);
}
