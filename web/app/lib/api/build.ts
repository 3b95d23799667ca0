let isOutdated = false;

/** Every answer to staff names the build of the server; root.tsx wrote that of this page on <html>. */
export function noteBuild(answered: string | null): void {
  const own = document.documentElement.dataset.build;
  if (answered && own && answered !== own) isOutdated = true;
}

/** Whether the server was upgraded since this page was loaded. */
export const isOutdatedPage = (): boolean => isOutdated;
