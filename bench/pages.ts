/**
 * What people wait for, in Chromium on a slow line (150 ms, 1.6 Mbit/s): the built product with its demo content behind
 * nginx with HTTP/2. Medians of five beside the lowest and highest (bench/README.md).
 */
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { fullChromium } from '../scripts/chromium.ts';
import { withDemoSite } from '../scripts/demo-site.ts';
import { main } from '../scripts/run.ts';
import { idsOf, type Screen, type Visits, visitScreen } from './pages-office.ts';
import { prepareProxy } from './pages-proxy.ts';
import { measurePublic } from './pages-public.ts';
import { type Figure, print, record, spread } from './speed-figures.ts';

// what visitors have; it draws with more threads than the headless shell
const full = fullChromium();
if (full) process.env.CHROMIUM ??= full;

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '4393' },
    /** 'office' or 'public', or what the name of a screen, page or control contains ('unit', 'list: filter'). */
    only: { type: 'string', default: '' },
  },
});
const RUNS = Number(options.runs);
const isSide = ['office', 'public'].includes(options.only);
const ONLY = isSide ? '' : options.only;
const kb = (bytes: number) => bytes / 1000;

type Target = { first: number | null; second: number | null; script: number };

async function measureOffice(browser: Browser, origin: string, api: string): Promise<Figure[]> {
  const { project, building } = await idsOf(api);
  const screens: Record<string, Screen & Target> = {
    dashboard: { path: '', rows: '.today-line', first: 2500, second: 800, script: 200 },
    inbox: { path: '/messages', rows: '.inbox-open', first: 2500, second: 800, script: 220 },
    editor: {
      ...{ path: `/projects/${project}/edit`, rows: '.bilingual-field' },
      ...{ first: null, second: null, script: 280 },
    },
    floors: {
      ...{ path: `/buildings/${building}/floors`, rows: '.floors-units .cell' },
      ...{ first: null, second: null, script: 260 },
    },
  };
  const figures: Figure[] = [];
  for (const [name, screen] of Object.entries(screens)) {
    if (!name.includes(ONLY)) continue;
    const visits: Visits[] = [];
    for (let run = 0; run < RUNS; run++) visits.push(await visitScreen(browser, origin, api, screen));
    const loaded = visits.map((visit) => visit.loaded);
    const measured = [
      spread(
        `${name}, first visit: rows visible`,
        visits.map(({ first }) => first),
        screen.first,
        'ms',
      ),
      spread(
        `${name}, second visit: rows visible`,
        visits.map(({ second }) => second),
        screen.second,
        'ms',
      ),
      spread(
        `${name}: requests of the first visit`,
        loaded.map(({ files, others }) => files + others),
        30,
        'requests',
      ),
      spread(
        `${name}: of these calls and pictures`,
        loaded.map(({ others }) => others),
        null,
        'requests',
      ),
      spread(
        `${name}: script`,
        loaded.map(({ script }) => kb(script)),
        screen.script,
        'KB',
      ),
    ];
    print(measured);
    figures.push(...measured);
  }
  return figures;
}

await main(() => {
  const proxy = prepareProxy();
  return withDemoSite(options.port, proxy?.browserArgs ?? [], async (site, browser) => {
    const { origin: api } = new URL(site);
    const measure = async (origin: string) => {
      const figures = [
        ...(options.only === 'public' ? [] : await measureOffice(browser, origin, api)),
        ...(options.only === 'office' ? [] : await measurePublic(browser, origin, api, RUNS, ONLY)),
      ];
      if (!record(figures)) process.exitCode = 1;
    };
    console.log(proxy ? 'behind nginx, HTTP/2' : 'without nginx: HTTP/1.1');
    await (proxy ? proxy.run(api, Number(options.port) + 2, measure) : measure(api));
  });
});
