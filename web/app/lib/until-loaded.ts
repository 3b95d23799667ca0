const RETRY_MS = 2000;

let asking: Promise<unknown> | undefined;

/** Asks for this very file once more, past the cache. Whoever asks meanwhile waits for the same answer. */
function askServer(): Promise<unknown> {
  asking ??= fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' }).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Loads modules, and tries again while the network is away: they come when it is back, and the page stays. Chromium
 * never asks again for a module that did not arrive once, so nothing is imported before the server has answered.
 */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      await askServer();
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
