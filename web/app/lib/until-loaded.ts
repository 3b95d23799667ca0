const RETRY_MS = 2000;

/** Tries again while the network is away (a session ended): what is loaded appears when it is back, and the page stays. */
export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}
