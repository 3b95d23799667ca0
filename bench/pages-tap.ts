import { type Browser, type BrowserContext, devices } from '@playwright/test';
import { countRequests, type Loaded, slowDown } from './pages-line.ts';

/**
 * A control of a public page that needs its script. `shows` is an expression for what people see of its effect; the
 * control has worked when the value is another one than at the press. `open` is pressed before, and needs no script.
 */
export type Control = { name: string; path: string; open?: string; press: string; shows: string };

/** Milliseconds; `sign` and `effect` are infinite where nothing was to be seen. */
export type Tap = {
  /** The slowest answer to a press (interaction to next paint). */
  delay: number;
  longest: number;
  /** What tasks took beyond 50 ms each, from the first paint on. */
  blocking: number;
  sign: number;
  effect: number;
  loaded: Loaded;
};

/** Before the control counts as one without effect. */
const PATIENCE_MS = 15_000;
const PRESS_AFTER_MS = 1000;
const HYDRATION_MS = 3000;

type Noted = { delay: number; longest: number; blocking: number; sign: number; effect: number };

/**
 * Runs in each document before its own scripts. A control may be a link that opens a new document before hydration, so
 * what is noted lasts for the tab, and times count from the press.
 */
const watchOf = ({ press, shows }: Control) => `(() => {
  if (self !== top || !location.protocol.startsWith('http')) return;
  const noted = JSON.parse(sessionStorage.getItem('noted') ?? '{"longest":0,"delay":0,"blocking":0}');
  const note = (values) => sessionStorage.setItem('noted', JSON.stringify(Object.assign(noted, values)));
  const watch = (type, then, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(then)).observe({ type, buffered: true, ...options });
  watch('longtask', ({ startTime, duration }) => {
    const [painted] = performance.getEntriesByName('first-contentful-paint');
    const blocking = painted && startTime >= painted.startTime ? duration - 50 : 0;
    note({ longest: Math.max(noted.longest, duration), blocking: noted.blocking + blocking });
  });
  watch(
    'event',
    ({ interactionId, duration }) => interactionId && note({ delay: Math.max(noted.delay, duration) }),
    { durationThreshold: 16 },
  );

  const shown = () => {
    try {
      return ${shows};
    } catch {
      return null; // the element has not arrived
    }
  };
  const looks = (element) => {
    const { backgroundColor, color, opacity, transform, scale, borderColor, boxShadow, filter } = getComputedStyle(element);
    return [element.value, backgroundColor, color, opacity, transform, scale, borderColor, boxShadow, filter].join();
  };
  const after = () => performance.timeOrigin + performance.now() - noted.pressed;
  const follow = (control, looked) => {
    const look = () => {
      const isBusy = document.querySelector('html[data-pending], [aria-busy=true]') !== null;
      const value = shown() ?? null;
      const isDone = value !== null && value !== noted.was;
      const isSigned = isBusy || isDone || (control && looks(control) !== looked);
      if (isSigned && noted.sign === undefined) note({ sign: after() });
      if (isDone) note({ effect: after() });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  };
  const start = ({ target, timeStamp }) => {
    const control = target instanceof Element ? target.closest(${JSON.stringify(press)}) : null;
    if (!control || noted.pressed !== undefined) return;
    note({ pressed: performance.timeOrigin + timeStamp, was: shown() ?? null });
    follow(control, looks(control));
  };
  if (noted.pressed === undefined) addEventListener('pointerdown', start, true);
  else if (noted.effect === undefined) follow(null, '');
})()`;

/** A phone with a processor four times slower opens the page and presses a control one second after it has loaded. */
export async function tap(browser: Browser, origin: string, lang: string, control: Control): Promise<Tap> {
  const context = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  try {
    return await tapIn(context, `${origin}/diyar/${control.path}`, lang, control);
  } finally {
    await context.close();
  }
}

async function tapIn(context: BrowserContext, url: string, lang: string, control: Control): Promise<Tap> {
  await context.addInitScript(watchOf(control));
  const page = await context.newPage();
  const loaded = countRequests(await slowDown(page, 4));
  await page.goto(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`, { waitUntil: 'load' });
  await page.waitForTimeout(PRESS_AFTER_MS);
  if (control.open) await page.locator(control.open).tap();
  await page.locator(control.press).first().tap({ noWaitAfter: true });
  const end = Date.now() + PATIENCE_MS;
  const noted = async (): Promise<Partial<Noted>> => {
    // a link that works without scripts opens a new document meanwhile
    const text = await page.evaluate<string | null>(`sessionStorage.getItem('noted')`).catch(() => null);
    return JSON.parse(text ?? '{}');
  };
  while ((await noted()).effect === undefined && Date.now() < end) await page.waitForTimeout(200);
  await page.waitForTimeout(HYDRATION_MS);
  const { delay = 0, longest = 0, blocking = 0, sign = Infinity, effect = Infinity } = await noted();
  return { delay, longest, blocking, sign, effect, loaded };
}
