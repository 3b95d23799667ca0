import { type AdminPage, type AdminPageKey, sidebarFor } from '@diyar/contract/rules/admin-pages';
import { mayEnter, seesLacasa, type Who } from '@diyar/contract/rules/roles';

export type GroupKey = 'sales' | 'money' | 'site' | 'administration';
/** The first has no heading and never folds. */
export type NavGroup = { key: GroupKey | null; pages: AdminPage[] };

const FIRST: readonly AdminPageKey[] = ['dashboard', 'inbox', 'leads', 'viewings'];
const LACASA: readonly AdminPageKey[] = ['lacasaDashboard', 'lacasaFloors'];
const GROUPS: Record<GroupKey, readonly AdminPageKey[]> = {
  sales: ['buildings', ...LACASA, 'quotes', 'sold', 'persons'],
  money: ['insights', 'money', 'till', 'movingIn'],
  site: ['projects', 'contractTemplates', 'company'],
  administration: ['users', 'rights', 'audit', 'signIns', 'secretAddresses', 'system', 'trash'],
};
const SELLING: readonly GroupKey[] = ['sales', 'money', 'site', 'administration'];
const TAKING_MONEY: readonly GroupKey[] = ['money', 'sales', 'site', 'administration'];

/** The pages of a role by its work, without empty groups (docs/product/sign-in-and-roles.md#sidebar). */
export function navGroups(who: Who): NavGroup[] {
  const visible = sidebarFor(who);
  const pagesOf = (keys: readonly AdminPageKey[]) =>
    keys.flatMap((key) => visible.find((page) => page.key === key) ?? []);
  // who has no dashboard begins with LaCasa's, or with their buildings
  const own = seesLacasa(who) ? LACASA : (['buildings'] as const);
  const first: readonly AdminPageKey[] = mayEnter(who, 'dashboard') ? FIRST : own;
  const order = mayEnter(who, 'money') && !mayEnter(who, 'leads') ? TAKING_MONEY : SELLING;
  const groups: NavGroup[] = order.map((key) => ({
    key,
    pages: pagesOf(GROUPS[key].filter((page) => !first.includes(page))),
  }));
  return [{ key: null, pages: pagesOf(first) }, ...groups].filter(({ pages }) => pages.length > 0);
}

/** What a user folded and unfolded; of several, the last one unfolded stays open longest. */
export type Folding = { folded: readonly GroupKey[]; unfolded: readonly GroupKey[] };

/** Heights in the style sheet (sidebar.css), and what 900 px leave for them beside brand, find and foot. */
const LINK = 32;
const HEADING = 32;
const ROOM = 680;
/** Who gives way first. */
const YIELDS: readonly GroupKey[] = ['money', 'site', 'administration', 'sales'];
/** Folded until somebody unfolds them, where not everything has room. */
const RARE: readonly GroupKey[] = ['site', 'administration'];

/** The groups that are open, so that nothing has to scroll. The one with the open page always is. */
export function openGroups(
  groups: readonly NavGroup[],
  { folded, unfolded }: Folding,
  current: GroupKey | null,
): GroupKey[] {
  const keys = groups.flatMap(({ key }) => key ?? []);
  const fits = (open: readonly GroupKey[]) =>
    groups.reduce((sum, { key, pages }) => {
      const isShown = key === null || open.includes(key);
      return sum + (key === null ? 0 : HEADING) + (isShown ? pages.length * LINK : 0);
    }, 0) <= ROOM;
  const hasRoom = fits(keys);
  const wanted = keys.filter((key) => {
    const isUnfolded = unfolded.includes(key) || hasRoom || !RARE.includes(key);
    return key === current || (isUnfolded && !folded.includes(key));
  });
  let open = wanted;
  for (const key of YIELDS) {
    if (fits(open)) break;
    if (key !== current && key !== unfolded.at(-1)) open = open.filter((one) => one !== key);
  }
  // where a large group gave way, a small one may have room again
  for (const key of wanted) if (!open.includes(key) && fits([...open, key])) open = [...open, key];
  return keys.filter((key) => open.includes(key));
}

/** After a press on a heading. */
export const pressed = ({ folded, unfolded }: Folding, key: GroupKey, isOpen: boolean): Folding => {
  const others = (list: readonly GroupKey[]) => list.filter((one) => one !== key);
  return isOpen
    ? { folded: [...others(folded), key], unfolded: others(unfolded) }
    : { folded: others(folded), unfolded: [...others(unfolded), key] };
};
