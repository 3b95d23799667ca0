import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const START = 'window.__reactRouterManifest=';
const FRAME = 'routes/public/layout';

type Route = { parentId?: string; imports?: string[] };
type Manifest = { routes: Record<string, Route> };

/**
 * The route manifest without the sign-in and the back office, which no public page links to, and without `imports`,
 * which only `<Link prefetch>` reads.
 */
export function publicManifest(script: string): string {
  const manifest: Manifest = JSON.parse(script.slice(START.length).replace(/;\s*$/, ''));
  const routes = Object.entries(manifest.routes).filter(
    ([id, { parentId }]) => id === 'root' || id === FRAME || parentId === FRAME,
  );
  const trimmed = JSON.stringify(
    { ...manifest, routes: Object.fromEntries(routes) },
    (key, value: unknown) => (key === 'imports' ? undefined : value),
  );
  return `${START}${trimmed};`;
}

/** Writes it beside the whole one, as a file: pages of this build ask for it when a newer one runs. */
export async function writePublicManifest(assets: string): Promise<void> {
  for (const name of await readdir(assets)) {
    const version = /^manifest-(\w+\.js)$/.exec(name)?.[1];
    if (!version) continue;
    const script = publicManifest(await readFile(join(assets, name), 'utf8'));
    await writeFile(join(assets, `manifest-public-${version}`), script);
  }
}
