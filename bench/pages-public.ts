import { readFileSync } from 'node:fs';
import { type Browser, devices } from '@playwright/test';
import { openDatabase } from '../server/src/db/client.ts';
import { withServer } from './bench-server.ts';
import { type Control, type Tap, tap } from './pages-tap.ts';
import { longestWithoutScripts, type Weighed, type Weight, weigh } from './pages-weight.ts';
import { fillProjects } from './project-rows.ts';
import { type Figure, print, spread } from './speed-figures.ts';

const PROJECT = 'projects/olive-terraces';
const textOf = (selector: string) => `document.querySelector('${selector}')?.textContent`;

/** One control of each page in both languages, more in Arabic, which has more to lay out. */
const controlsOf = (unit: string): [Control, string[]][] => [
  [
    {
      ...{ name: 'home: stop the slideshow', path: '', press: '.hero-pause' },
      shows: `document.querySelector('.hero-pause')?.ariaLabel`,
    },
    ['ar', 'en'],
  ],
  [
    {
      ...{ name: 'list: filter', path: 'properties', open: '.list-filter-btn' },
      press: '.list-filters label:has(input[name=beds][value="4"])',
      // the sheet covers the list: its button tells how many there are
      shows: textOf('.list-filters [type=submit].list-panel-only'),
    },
    ['ar', 'en'],
  ],
  [
    {
      ...{ name: 'project: choose a unit', path: PROJECT, press: '.unit-list-choice .btn' },
      shows: `document.querySelectorAll('.unit-list-row--on').length`,
    },
    ['ar', 'en'],
  ],
  [
    {
      ...{ name: 'project: show a picture', path: PROJECT, press: '.gallery a' },
      shows: `document.querySelector('.lightbox')?.checkVisibility() ?? false`,
    },
    ['ar'],
  ],
  [
    {
      ...{ name: 'project: next picture', path: `${PROJECT}?photo=1`, press: '.lightbox-next' },
      shows: textOf('.lightbox-bar p bdi'),
    },
    ['ar'],
  ],
  [
    {
      ...{ name: 'unit: keep in my list', path: unit, press: '.unit-page-acts .heart' },
      shows: `document.querySelector('.unit-page-acts .heart')?.ariaPressed === 'true'`,
    },
    ['ar', 'en'],
  ],
  [
    {
      ...{ name: 'unit: what is it a month', path: unit, press: '.pay-plan [type=range]' },
      shows: textOf('.pay-plan-each b'),
    },
    ['ar'],
  ],
  [
    {
      ...{ name: 'unit: show a picture', path: unit, press: '.gallery a' },
      shows: `document.querySelector('.lightbox')?.checkVisibility() ?? false`,
    },
    ['ar'],
  ],
  [
    {
      ...{ name: 'unit: next picture', path: `${unit}?photo=1`, press: '.lightbox-next' },
      shows: textOf('.lightbox-bar p bdi'),
    },
    ['ar'],
  ],
  [
    {
      ...{ name: 'unit: a viewing without a name', path: unit, open: '.foot-bar button' },
      press: '.booking [type=submit]',
      shows: `document.querySelectorAll('.booking .field-error').length`,
    },
    ['ar'],
  ],
];

const pagesOf = (unit: string): Weighed[] => [
  { name: 'home', path: '', opens: ['.hero-pause'] },
  { name: 'list', path: 'properties', opens: ['.list-filters label:has(input[name=beds][value="4"])'] },
  {
    ...{ name: 'project', path: PROJECT },
    opens: ['.unit-list-choice .btn', '.gallery a', '.lightbox-next', '.lightbox-bar a', '.unit-list-link'],
  },
  {
    ...{ name: 'unit', path: unit },
    opens: ['.pay-plan-number input', '.gallery a', '.lightbox-next', '.lightbox-bar a'],
  },
];

/** The page of the project's first unit on offer. */
async function unitPath(api: string): Promise<string> {
  const { units } = (await (await fetch(`${api}/api/${PROJECT}`)).json()) as { units: { id: number }[] };
  return `${PROJECT}/units/${units[0]?.id}`;
}

/** Of each script the share that is our own code, as the build tells (web/own-code.ts). */
const OWN_CODE = new URL('../web/build/own-code.json', import.meta.url);

function ownBytes(files: Map<string, number>): number {
  const shares: Record<string, number> = JSON.parse(readFileSync(OWN_CODE, 'utf8'));
  return sum([...files].map(([file, bytes]) => bytes * (shares[file] ?? 1)));
}

const sum = (values: number[]) => values.reduce((all, one) => all + one, 0);

/** The list with a full page of projects in each of its two sections; the demo has six in all. */
async function fullList(): Promise<number> {
  let bytes = 0;
  await withServer(
    async ({ origin }) => {
      bytes = await htmlBytes(`${origin}/diyar/properties`);
    },
    async (databaseUrl) => {
      const database = await openDatabase({ databaseUrl, dataDir: '.' });
      await fillProjects(database, 200);
      await database.close();
    },
  );
  return bytes;
}

/** Without compression: `fetch` has undone it. */
async function htmlBytes(url: string): Promise<number> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** What runs, is fetched and is opened: bytes, which do not depend on the machine. */
async function weights(browser: Browser, origin: string, page: Weighed): Promise<Figure[]> {
  const weight = await weigh(browser, origin, page, 'ar');
  const figure = (what: string, kind: keyof Weight, atMost: number) =>
    spread(`${page.name}: script, ${what}`, [weight[kind] / 1000], atMost, 'KB');
  return [
    figure('run before a press', 'run', 5),
    figure('only fetched', 'fetched', 65),
    figure('everything opened', 'opened', 95),
  ];
}

export async function measurePublic(
  browser: Browser,
  origin: string,
  api: string,
  runs: number,
  only: string,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  /** Printed at once: the whole takes half an hour. */
  const add = (more: Figure[]) => {
    print(more);
    figures.push(...more);
  };
  const unit = await unitPath(api);
  if ('list'.includes(only))
    add([
      spread(
        'list: HTML before compression',
        [(await htmlBytes(`${api}/diyar/properties`)) / 1000],
        110,
        'KB',
      ),
      spread('full list: HTML before compression', [(await fullList()) / 1000], 110, 'KB'),
    ]);
  for (const page of pagesOf(unit)) {
    if (!only.startsWith(page.name) && !page.name.includes(only)) continue;
    add(await weights(browser, origin, page));
    const url = `${origin}/diyar/${page.path}?lang=ar`;
    const bare: number[] = [];
    for (let run = 0; run < runs; run++)
      bare.push(await longestWithoutScripts(browser, url, devices['Pixel 7']));
    add([spread(`ar ${page.name}: longest task without scripts`, bare, null, 'ms')]);
  }
  for (const [control, langs] of controlsOf(unit))
    for (const lang of langs) {
      if (!control.name.includes(only)) continue;
      const taps: Tap[] = [];
      for (let run = 0; run < runs; run++) taps.push(await tap(browser, origin, lang, control));
      const figure = (what: string, read: (one: Tap) => number, atMost: number, unit = 'ms') =>
        spread(`${lang} ${control.name}: ${what}`, taps.map(read), atMost, unit);
      add([
        figure('interaction to next paint', ({ delay }) => delay, 100),
        figure('longest task', ({ longest }) => longest, 150),
        figure('blocking', ({ blocking }) => blocking, 120),
        figure('a sign of the press', ({ sign }) => sign, 100),
        figure('visible effect', ({ effect }) => effect, 500),
        figure('script', ({ loaded }) => loaded.script / 1000, 120, 'KB'),
        figure('script, our own', ({ loaded }) => ownBytes(loaded.scripts) / 1000, 30, 'KB'),
      ]);
    }
  return figures;
}
