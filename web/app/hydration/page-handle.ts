import type { Lang } from '@diyar/contract/rules/language';

/** The `handle` export of a route. */
export type PageHandle = {
  /** Awaited before rendering and hydration, for example the dictionary of the language. */
  prepare?: (lang: Lang) => Promise<unknown>;
  /** Pages that need scripts (sign-in, back office) hydrate at once. */
  hydrate?: 'now';
  /** The page begins with a full-bleed picture, and the navigation bar overlays it. */
  overHero?: boolean;
};

const isHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null;

type Match = { handle?: unknown };

export const hydratesNow = (matches: Match[]) =>
  matches.some(({ handle }) => isHandle(handle) && handle.hydrate === 'now');

export const liesOverHero = (matches: Match[]) =>
  matches.some(({ handle }) => isHandle(handle) && handle.overHero === true);

export const prepareRoutes = (modules: Record<string, { handle?: unknown } | undefined>, lang: Lang) =>
  Promise.all(
    Object.values(modules).map((route) => (isHandle(route?.handle) ? route.handle.prepare?.(lang) : null)),
  );
