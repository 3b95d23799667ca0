import { type Browser, devices } from '@playwright/test';
import { countRequests, slowDown } from './pages-line.ts';
import type { Figure } from './speed-figures.ts';

type Spread = (name: string, values: number[], atMost: number | null, unit: string) => Figure;

/**
 * A control of a page that needs its script, and what is visible once it worked. `open` is pressed before, without a
 * script.
 */
type Control = { name: string; path: string; open?: string; press: string; effect: string };

const CONTROLS: Control[] = [
  {
    ...{ name: 'home: stop the slideshow', path: '', press: '.hero-pause' },
    effect: `document.querySelector('.hero-pause').getAttribute('aria-label') !== __label`,
  },
  {
    ...{ name: 'list: filter', path: 'properties', open: '.list-filter-btn' },
    press: 'label:has(input[name=beds][value="3"])',
    effect: `new URLSearchParams(location.search).get('beds') === '3'`,
  },
  {
    ...{ name: 'project: show a picture', path: 'projects/olive-terraces', press: '.gallery a' },
    effect: `document.querySelector('.lightbox')?.matches(':modal')`,
  },
];

type Tap = { delay: number; longest: number; effect: number; script: number };

/** Notes the longest task and the slowest answer to a press. */
const WATCH = `
  globalThis.__seen = { longest: 0, delay: 0 };
  const watch = (type, name, options) =>
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) __seen[name] = Math.max(__seen[name], duration);
    }).observe({ type, buffered: true, ...options });
  watch('longtask', 'longest');
  watch('event', 'delay', { durationThreshold: 16 });
`;

/** A phone four times slower than this machine opens the page and presses a control one second after it has loaded. */
async function tap(browser: Browser, origin: string, lang: string, control: Control): Promise<Tap> {
  const context = await browser.newContext({ ...devices['Pixel 7'] });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const session = await slowDown(page, 4);
  const loaded = countRequests(session);
  await page.goto(`${origin}/diyar/${control.path}?lang=${lang}`, { waitUntil: 'load' });
  await page.waitForTimeout(1000);
  if (control.open) await page.locator(control.open).tap();
  const button = page.locator(control.press).first();
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(
    `globalThis.__label = document.querySelector('.hero-pause')?.getAttribute('aria-label')`,
  );
  const start = performance.now();
  await button.tap();
  // not waitForFunction, which the policy of the pages refuses
  const look = `new Promise((done) => { const look = () => ((${control.effect}) ? done() : requestAnimationFrame(look)); look(); })`;
  // a link that works without scripts may open a new document
  for (let tries = 0; tries < 5; tries++) if (await isDone(page.evaluate(look))) break;
  const effect = performance.now() - start;
  await page.waitForTimeout(3000);
  const seen = await page.evaluate<{ longest: number; delay: number }>('__seen');
  await context.close();
  return { ...seen, effect, script: loaded.script };
}

const isDone = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

export async function measurePublic(
  browser: Browser,
  origin: string,
  api: string,
  runs: number,
  spread: Spread,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const control of CONTROLS) {
    const taps: Tap[] = [];
    for (let run = 0; run < runs; run++) taps.push(await tap(browser, origin, 'ar', control));
    const { name } = control;
    figures.push(
      spread(
        `${name}: interaction to next paint`,
        taps.map(({ delay }) => delay),
        120,
        'ms',
      ),
      spread(
        `${name}: longest task`,
        taps.map(({ longest }) => longest),
        150,
        'ms',
      ),
      spread(
        `${name}: visible effect`,
        taps.map(({ effect }) => effect),
        800,
        'ms',
      ),
      spread(
        `${name}: script`,
        taps.map(({ script }) => script / 1000),
        120,
        'KB',
      ),
    );
  }
  const html = await (await fetch(`${api}/diyar/properties`)).arrayBuffer();
  figures.push(spread('list: HTML before compression', [html.byteLength / 1000], 110, 'KB'));
  return figures;
}
