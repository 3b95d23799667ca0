import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { fillProjects } from '../../bench/project-rows.ts';
import { openDatabase } from '../../server/src/db/client.ts';
import { databaseUrl, startPostgres } from '../../server/src/testing/postgres.ts';
import { execute } from '../../server/src/testing/test-database.ts';
import { buildIfStale } from '../build.ts';
import { ensureNginx } from '../debian.ts';
import { main } from '../run.ts';
import { namesIn, openCounts, runLoad } from './soak-load.ts';
import { measure, startSoakSite } from './soak-site.ts';

const PROJECTS = 60;
const SAMPLE_MS = 5_000;
/** Targets: memory of the last third ÷ that of the second, and the same of open descriptors. */
const GROWTH_MAX = 1.05;
const DESCRIPTORS_MAX = 1.1;

type Sample = ReturnType<typeof measure>;

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function growth(samples: Sample[], key: keyof Sample) {
  const third = Math.floor(samples.length / 3);
  const of = (from: number, to: number) => mean(samples.slice(from, to).map((sample) => sample[key]));
  const [second, last] = [of(third, 2 * third), of(2 * third, 3 * third)];
  return { second, last, ratio: last / second };
}

/** Process 0 is left alone and measured; 1 is killed and 2 restarted in turn, as a crash and an upgrade would. */
async function disturb(
  site: Awaited<ReturnType<typeof startSoakSite>>,
  everyMs: number,
  isOver: () => boolean,
) {
  const done = { kills: 0, restarts: 0 };
  for (let turn = 0; ; turn++) {
    const until = Date.now() + everyMs;
    while (Date.now() < until && !isOver()) await sleep(500);
    if (isOver()) return done;
    const isKill = turn % 2 === 0;
    await site.end(isKill ? 1 : 2, isKill ? 'SIGKILL' : 'SIGTERM');
    await site.start(isKill ? 1 : 2);
    done[isKill ? 'kills' : 'restarts']++;
  }
}

/**
 * `npm run soak -- --minutes 30`: mixed load of visitors and staff on PostgreSQL with three processes behind nginx, with
 * kills, restarts, uploads and exports. Fails when a write is lost or doubled, or memory or descriptors grow.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '30' },
      'disturb-seconds': { type: 'string', default: '60' },
    },
  });
  const minutes = Number(values.minutes);
  await buildIfStale();
  ensureNginx();
  const folder = mkdtempSync(join(tmpdir(), 'diyar-soak-'));
  const postgres = await startPostgres();
  const cleanUps: (() => unknown)[] = [
    () => rmSync(folder, { recursive: true, force: true }),
    postgres.remove,
  ];
  try {
    await execute(postgres.url, 'create database soak');
    const url = databaseUrl(postgres.url, 'soak');
    const database = await openDatabase({ databaseUrl: url, dataDir: folder });
    await fillProjects(database, PROJECTS);
    await database.close();
    const site = await startSoakSite(url, folder);
    cleanUps.push(site.stop);
    const counts = openCounts();
    const samples: Sample[] = [];
    const end = Date.now() + minutes * 60_000;
    const isOver = () => Date.now() >= end;
    const sampling = (async () => {
      while (!isOver()) {
        samples.push(measure(site.pid(0)));
        if (samples.length % 12 === 0)
          console.log(
            `${samples.length / 12} min: ${counts.requests} requests, ${counts.failed} failed, ${Math.round(samples.at(-1)?.megabytes ?? 0)} MB, ${samples.at(-1)?.descriptors} descriptors`,
          );
        await sleep(SAMPLE_MS);
      }
    })();
    const [disturbed] = await Promise.all([
      disturb(site, Number(values['disturb-seconds']) * 1000, isOver),
      runLoad(site, counts, isOver),
      sampling,
    ]);
    const names = await namesIn(site);
    const found = new Set(names);
    const lost = [...counts.written].filter((name) => !found.has(name));
    const doubled = names.length - found.size;
    const unexplained = [...found].filter((name) => !counts.written.has(name) && !counts.unknown.has(name));
    let missing = 0;
    for (const path of counts.uploads) if ((await site.call('GET', path)).status !== 200) missing++;
    const memory = growth(samples, 'megabytes');
    const descriptors = growth(samples, 'descriptors');
    console.log(
      [
        `\n${minutes} minutes, ${disturbed.kills} kills, ${disturbed.restarts} restarts`,
        `requests ${counts.requests}, failed ${counts.failed} (${((100 * counts.failed) / counts.requests).toFixed(3)} %)`,
        ...[...counts.failures].map(([what, times]) => `  ${times} × ${what}`),
        `writes ${counts.written.size} acknowledged, ${counts.unknown.size} without an answer; lost ${lost.length}, doubled ${doubled}, unexplained ${unexplained.length}`,
        `uploads ${counts.uploads.length}, missing ${missing}; exports ${counts.exports}`,
        `memory ${memory.second.toFixed(0)} → ${memory.last.toFixed(0)} MB, last third ÷ second third ${memory.ratio.toFixed(3)} (at most ${GROWTH_MAX})`,
        `descriptors ${descriptors.second.toFixed(0)} → ${descriptors.last.toFixed(0)}, ratio ${descriptors.ratio.toFixed(3)} (at most ${DESCRIPTORS_MAX})`,
      ].join('\n'),
    );
    if (lost.length + doubled + unexplained.length + missing > 0)
      throw new Error('writes were lost or doubled');
    if (memory.ratio > GROWTH_MAX || descriptors.ratio > DESCRIPTORS_MAX)
      throw new Error('memory or descriptors grow');
  } finally {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  }
});
