import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { openDatabase } from '../server/src/db/client.ts';
import { withServer } from './bench-server.ts';
import { type Control, type Tap, tap } from './pages-tap.ts';
import { fillProjects } from './project-rows.ts';
import type { Figure } from './speed-figures.ts';

type Spread = (name: string, values: number[], atMost: number | null, unit: string) => Figure;

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

export async function measurePublic(
  browser: Browser,
  origin: string,
  api: string,
  runs: number,
  spread: Spread,
): Promise<Figure[]> {
  const figures = [
    spread('list: HTML before compression', [(await htmlBytes(`${api}/diyar/properties`)) / 1000], 110, 'KB'),
    spread('full list: HTML before compression', [(await fullList()) / 1000], 110, 'KB'),
  ];
  for (const [control, langs] of controlsOf(await unitPath(api)))
    for (const lang of langs) {
      const taps: Tap[] = [];
      for (let run = 0; run < runs; run++) taps.push(await tap(browser, origin, lang, control));
      const add = (what: string, read: (one: Tap) => number, atMost: number, unit = 'ms') =>
        figures.push(spread(`${lang} ${control.name}: ${what}`, taps.map(read), atMost, unit));
      add('interaction to next paint', ({ delay }) => delay, 120);
      add('longest task', ({ longest }) => longest, 150);
      add('blocking', ({ blocking }) => blocking, 120);
      add('a sign of the press', ({ sign }) => sign, 100);
      add('visible effect', ({ effect }) => effect, 800);
      add('script', ({ loaded }) => loaded.script / 1000, 120, 'KB');
      add('script, our own', ({ loaded }) => ownBytes(loaded.scripts) / 1000, 30, 'KB');
    }
  return figures;
}
