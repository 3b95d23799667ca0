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
export type Loaded = { files: number; others: number; script: number };

/** Counts the requests of a page and the bytes of its scripts as they came over the line; live events aside. */
export function countRequests(session: CDPSession): Loaded {
  const loaded: Loaded = { files: 0, others: 0, script: 0 };
  const scripts = new Set<string>();
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/^(data|blob):|\/events\b/.test(request.url)) return;
    if (new URL(request.url).pathname.startsWith('/api/')) loaded.others += 1;
    else loaded.files += 1;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.js(\?|$)/.test(response.url)) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) loaded.script += encodedDataLength;
  });
  return loaded;
}

/** Milliseconds from the start of the navigation until something that fits the selector is on the screen. */
export const shownAfter = (page: Page, selector: string): Promise<number> =>
  page.evaluate(`new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector(${JSON.stringify(selector)});
      if (element?.checkVisibility() && element.getBoundingClientRect().height > 0) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  })`);
