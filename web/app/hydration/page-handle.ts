import type { Lang } from '@diyar/contract/rules/language';
import { type Area, mayEnter, ROLES } from '@diyar/contract/rules/roles';
import { TEXT_GROUPS, type TextGroup } from '~/i18n/text-groups.ts';

/** The `handle` export of a route. */
export type PageHandle = {
  /** Awaited before the server renders, for example the dictionary of the language. */
  prepare?: (lang: Lang) => Promise<unknown>;
  /** A document without the scripts of the router; what has to is brought to life alone (islands/island.tsx). */
  document?: boolean;
  /** Calls that the page makes while its scripts load, for the address without a query; `:id` is a parameter. */
  firstCalls?: string[];
  /** Who makes them, where others who may enter see something else. */
  firstCallsOf?: Area;
  /** The texts that a page of the back office needs before it appears; without them all (i18n/text-groups.ts). */
  texts?: readonly TextGroup[];
  /** Who may enter a page of the back office (lib/admin/admin-handle.ts). */
  area?: Area;
  /** The page begins with a full-bleed picture, and the navigation bar overlays it. */
  overHero?: boolean;
  /** Headings are set in the face of the text: the other one is not fetched. */
  oneFace?: boolean;
};

const isHandle = (handle: unknown): handle is PageHandle => typeof handle === 'object' && handle !== null;

type Match = { handle?: unknown };

export const isDocument = (matches: Match[]) =>
  matches.some(({ handle }) => isHandle(handle) && handle.document === true);

export const liesOverHero = (matches: Match[]) =>
  matches.some(({ handle }) => isHandle(handle) && handle.overHero === true);

export const hasOneFace = (matches: Match[]) =>
  matches.some(({ handle }) => isHandle(handle) && handle.oneFace === true);

type Located = Match & { params: Record<string, string | undefined> };

/** The calls of the layout, which every page below it makes, and those of the page for the roles that may enter it. */
export function firstCallsOf(matches: Located[]) {
  const calls = matches.map(({ handle, params }) =>
    ((isHandle(handle) && handle.firstCalls) || []).map((path) =>
      path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
    ),
  );
  const page = matches.at(-1)?.handle;
  const area = isHandle(page) ? (page.firstCallsOf ?? page.area) : undefined;
  const roles = ROLES.filter((role) => area !== undefined && mayEnter(role, area));
  return { frame: calls.slice(0, -1).flat(), screen: calls.at(-1) ?? [], roles };
}

/** The texts of the back office that a page begins with; its frame needs the first. */
export function textsOf(matches: Match[]): readonly TextGroup[] {
  const page = matches.at(-1)?.handle;
  return isHandle(page) && page.texts ? [...new Set<TextGroup>(['first', ...page.texts])] : TEXT_GROUPS;
}

/** Before the server renders a page of these modules. */
export const prepareRoutes = (matches: Match[], lang: Lang) =>
  Promise.all(matches.map(({ handle }) => (isHandle(handle) ? handle.prepare?.(lang) : null)));
