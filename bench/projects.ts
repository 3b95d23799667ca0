/**
 * Cost of the filtered project list with 100, 1,000 and 10,000 projects of ten units each, on a real PostgreSQL:
 * node bench/projects.ts. Exits with 1 when the largest costs more than 2.5 times the smallest, or 6 times where one unit
 * has to meet all that is asked: that reads the units, which are a hundred times as many.
 */
import { ProjectsQuery } from '@diyar/contract/projects-query';
import { type Database, openDatabase } from '../server/src/db/client.ts';
import { listProjects } from '../server/src/features/projects/index.ts';
import { databaseUrl, startPostgres } from '../server/src/testing/postgres.ts';
import { execute } from '../server/src/testing/test-database.ts';
import { fillProjects } from './project-rows.ts';
import { median, reportWorst } from './speed-figures.ts';

const SIZES = [100, 1_000, 10_000] as const;
const RATIO_MAX = 2.5;
const ONE_UNIT = 'beds, area and price';
const ONE_UNIT_MAX = 6;
const RUNS = 60;

/** No filter, one filter, several filters, a search. */
const QUERIES = {
  'no filter': {},
  'a city and a type': { city: 'Ramallah', type: 'residential' },
  [ONE_UNIT]: { beds: 3, areaMin: 100, areaMax: 160, priceMin: 100_000, priceMax: 140_000 },
  'two words, in Arabic': { q: 'زيتون 7', lang: 'ar' },
  'a word and a city': { q: 'olive', city: 'Nablus', lang: 'en' },
  'page 3': { page: 3 },
};

const server = await startPostgres();
const worst = { rows: 0, units: 0 };
try {
  const databases: Database[] = [];
  for (const total of SIZES) {
    const name = `projects_${total}`;
    await execute(server.url, `create database ${name}`);
    const database = await openDatabase({ databaseUrl: databaseUrl(server.url, name), dataDir: '.' });
    await fillProjects(database, total);
    databases.push(database);
  }
  console.log(
    `list, median of ${RUNS}`.padEnd(26),
    ...SIZES.map((n) => n.toLocaleString('en').padStart(10)),
    '  10,000 ÷ 100',
  );
  for (const [name, query] of Object.entries(QUERIES)) {
    const parsed = ProjectsQuery.parse(query);
    const costs: number[][] = SIZES.map(() => []);
    // The sizes alternate, so that other load on the machine affects all of them.
    for (let run = 0; run < RUNS; run++) {
      for (const [i, { db }] of databases.entries()) {
        const start = performance.now();
        await listProjects(db, parsed);
        costs[i]?.push(performance.now() - start);
      }
    }
    const medians = costs.map((list) => median(list.slice(5)));
    const ratio = (medians.at(-1) ?? 0) / (medians[0] || 1);
    const of = name === ONE_UNIT ? 'units' : 'rows';
    worst[of] = Math.max(worst[of], ratio);
    console.log(
      name.padEnd(26),
      ...medians.map((cost) => `${cost.toFixed(2)} ms`.padStart(10)),
      ratio.toFixed(2).padStart(14),
    );
  }
  for (const database of databases) await database.close();
} finally {
  await server.remove();
}
reportWorst('filtered list with 10,000 ÷ 100 projects: worst ratio', worst.rows, RATIO_MAX);
reportWorst('the same where one unit has to meet all', worst.units, ONE_UNIT_MAX);
