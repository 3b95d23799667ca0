import type { CDPSession, Page } from '@playwright/test';

/** Slow 4G as Lighthouse has it: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** The page on a slow line, and with a slow processor where `rate` is above 1. */
export async function slowDown(page: Page, rate = 1): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  if (rate > 1) await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}

/** `files` are the page itself, scripts, styles, fonts and icons; the others are calls and pictures. */
export type Loaded = {
  files: number;
  others: number;
  script: number;
  /** Bytes of each script by its file name. */
  scripts: Map<string, number>;
};

/** Counts the requests of a page and the bytes of its scripts as they came over the line; live events aside. */
export function countRequests(session: CDPSession): Loaded {
  const loaded: Loaded = { files: 0, others: 0, script: 0, scripts: new Map() };
  const names = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/^(data|blob):|\/events\b/.test(request.url)) return;
    if (new URL(request.url).pathname.startsWith('/api/')) loaded.others += 1;
    else loaded.files += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const name = /[^/]+\.js(?=\?|$)/.exec(response.url)?.[0];
    if (name) names.set(requestId, name);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = names.get(requestId);
    if (!name) return;
    loaded.script += encodedDataLength;
    loaded.scripts.set(name, (loaded.scripts.get(name) ?? 0) + encodedDataLength);
  });
  return loaded;
}

/**
 * Milliseconds from the start of the navigation until something that fits the selector is on the screen; an error that
 * names it after half a minute.
 */
export async function shownAfter(page: Page, selector: string): Promise<number> {
  const shown = await page.evaluate<number | null>(`new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (element?.checkVisibility() && element.getBoundingClientRect().height > 0) resolve(performance.now());
      else if (performance.now() > 30_000) resolve(null);
      else requestAnimationFrame(look);
    };
    look();
  })`);
  if (shown === null) throw new Error(`${selector} never appeared on ${page.url()}`);
  return shown;
}
