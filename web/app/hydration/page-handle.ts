import type { Lang } from '@diyar/contract/rules/language';

/** What a route may say about itself in its `handle` export. */
export type PageHandle = {
  /** Awaited before hydration: the dictionary of this side in the reader's language. */
  prepare?: (lang: Lang) => Promise<unknown>;
  /** Screens that are nothing without scripts (sign-in, back office) do not wait for an idle moment. */
  hydrate?: 'now';
  /** The page begins with a full-bleed picture on which the bar lies. */
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
