import type { Found, FoundKind, FoundList } from '@diyar/contract/find';
import { sidebarFor } from '@diyar/contract/rules/admin-pages';
import { foldText } from '@diyar/contract/rules/fold-text';
import { dealId, leadId, personId } from '@diyar/contract/rules/ids';
import type { Lang } from '@diyar/contract/rules/language';
import { mayEnter, type Who } from '@diyar/contract/rules/roles';
import { PAGE_ICON } from '~/features/navigation/admin/nav-pages.ts';
import { PATH_STEPS, type PathFrom, type PathStep } from '~/features/path/admin/doors/open-path.ts';
import type { AdminTexts } from '~/i18n/admin/index.ts';
import { apartmentPath, dealPath, floorsPath, leadPath, personPath } from '~/lib/admin/paths.ts';
import type { IconName } from '~/ui/admin/icon.tsx';
import type { RecentItem } from './recent.ts';

/** One line: where it leads and what it says. */
export type Line = {
  path: string;
  title: string;
  detail: string;
  kind: string;
  icon: IconName;
  /** Opens the sheet instead of a page. */
  ask?: { step: PathStep; from: PathFrom };
};
export type LineGroup = { key: string; heading: string; lines: Line[]; allPath: string | null };

const ICONS: Record<FoundKind, IconName> = {
  person: 'identification-card',
  unit: 'building-apartment',
  deal: 'handshake',
  cheque: 'bank',
  paper: 'file-text',
  lead: 'target',
  message: 'tray',
  project: 'house-line',
  user: 'user-gear',
};

/** The list of a kind that takes the same words. */
const LISTS: Partial<Record<FoundKind, string>> = {
  person: '/admin/persons',
  lead: '/admin/leads',
  message: '/admin/messages',
  project: '/admin/projects',
  user: '/admin/users',
};

function pathOf(found: Found, who: Who): string {
  const { id, project } = found;
  switch (found.kind) {
    case 'person':
      return personPath(personId(id));
    case 'unit':
      if (project && found.apartmentNo !== null) return apartmentPath(project, found.apartmentNo);
      return project && !mayEnter(who, 'projects')
        ? floorsPath(project)
        : `/admin/projects/${project?.id}/edit#units`;
    case 'deal':
      return dealPath(dealId(id));
    case 'cheque':
      return found.dealId === null ? '/admin/money' : dealPath(found.dealId);
    case 'paper':
      return `/admin/papers/${id}`;
    case 'lead':
      return leadPath(leadId(id));
    case 'message':
      return `/admin/messages?open=${id}`;
    case 'project':
      return mayEnter(who, 'projects') ? `/admin/projects/${id}` : floorsPath({ id });
    case 'user':
      return `/admin/users?q=${encodeURIComponent(found.detail)}`;
  }
}

const inLang = (named: { nameEn: string; nameAr: string }, lang: Lang) =>
  (lang === 'ar' ? named.nameAr : named.nameEn) || named.nameEn || named.nameAr;

/** A code of the server in the words of its own screen; an unknown one is left out. */
function stateOf({ kind, state }: Found, t: AdminTexts): string {
  const words: Partial<Record<FoundKind, object>> = {
    deal: t.words.dealStagesInText,
    cheque: t.words.chequeStatesInText,
    lead: t.words.leadStages,
    project: t.words.projectStatuses,
  };
  const texts = words[kind] as Record<string, string> | undefined;
  return state !== null && texts && Object.hasOwn(texts, state) ? String(texts[state]) : '';
}

function entryOf(found: Found, t: AdminTexts, lang: Lang, who: Who): Line {
  const detail = [found.detail, found.project && inLang(found.project, lang), stateOf(found, t)];
  return {
    path: pathOf(found, who),
    title: inLang(found, lang) || t.find.unnamed,
    detail: detail.filter(Boolean).join(' · '),
    kind: found.kind,
    icon: ICONS[found.kind],
  };
}

export const foundGroups = (
  { groups }: FoundList,
  q: string,
  t: AdminTexts,
  lang: Lang,
  who: Who,
): LineGroup[] =>
  groups.map(({ kind, items, more }) => ({
    key: kind,
    heading: t.find.kinds[kind],
    lines: items.map((item) => entryOf(item, t, lang, who)),
    allPath:
      more && LISTS[kind] && (kind !== 'project' || mayEnter(who, 'projects'))
        ? `${LISTS[kind]}?q=${encodeURIComponent(q)}`
        : null,
  }));

const STEP_ICONS = { quote: 'file-text', hold: 'timer', reserve: 'key' } as const;

/** What the sheet is filled in with. */
function pathFrom({ kind, id, nameEn, detail, project, apartmentNo }: Found): PathFrom | null {
  if (kind === 'person') return { person: { id: personId(id), name: nameEn, phone: detail } };
  if (kind !== 'unit' || !project || apartmentNo === null) return null;
  return { units: [{ projectId: project.id, no: apartmentNo, label: nameEn }] };
}

/** Quote, hold and reservation for the first unit and the first person that were found. */
export function pathGroups({ groups }: FoundList, t: AdminTexts, lang: Lang, who: Who): LineGroup[] {
  if (!mayEnter(who, 'selling')) return [];
  const lines = groups.flatMap(({ items: [first] }): Line[] => {
    const from = first ? pathFrom(first) : null;
    if (!first || !from) return [];
    return PATH_STEPS.map((step) => ({
      path: '',
      title: t.find.pathTo(t.pathDoors.steps[step], inLang(first, lang) || t.find.unnamed),
      detail: first.project ? inLang(first.project, lang) : first.detail,
      kind: 'path',
      icon: STEP_ICONS[step],
      ask: { step, from },
    }));
  });
  return lines.length === 0 ? [] : [{ key: 'path', heading: t.find.pathHeading, lines, allPath: null }];
}

/** After the people and units, which they are about. */
export function withPaths(found: readonly LineGroup[], paths: readonly LineGroup[]): LineGroup[] {
  const at = found.findLastIndex(({ key }) => key === 'person' || key === 'unit') + 1;
  return found.toSpliced(at, 0, ...paths);
}

const ACTIONS = [
  { key: 'newProject', path: '/admin/projects/new', area: 'projects', icon: 'plus' },
  { key: 'newQuote', path: '/admin/quotes/new', area: 'selling', icon: 'plus' },
  { key: 'account', path: '/admin/account', area: 'signedIn', icon: 'identification-card' },
] as const;

/** Pages and actions of the role; they need no connection. */
export function pageGroups(q: string, t: AdminTexts, who: Who): LineGroup[] {
  const words = foldText(q).split(' ').filter(Boolean);
  const matches = ({ title }: Line) => words.every((word) => foldText(title).includes(word));
  const pages = sidebarFor(who).map(
    ({ key, path }): Line => ({
      path,
      title: t.nav.pages[key],
      detail: '',
      kind: 'page',
      icon: PAGE_ICON[key],
    }),
  );
  const actions = ACTIONS.filter(({ area }) => mayEnter(who, area)).map(
    ({ key, path, icon }): Line => ({
      path,
      title: t.find.actions[key],
      detail: '',
      kind: 'action',
      icon,
    }),
  );
  return [
    { key: 'pages', heading: t.find.pages, lines: pages.filter(matches), allPath: null },
    {
      key: 'actions',
      heading: t.find.actionsHeading,
      lines: actions.filter(matches),
      allPath: null,
    },
  ].filter(({ lines }) => lines.length > 0);
}

/** What was opened before, as far as it has the words. */
export function recentGroup(recent: readonly RecentItem[], q: string, t: AdminTexts): LineGroup[] {
  const words = foldText(q).split(' ').filter(Boolean);
  const lines = recent
    .filter(({ title }) => words.every((word) => foldText(title).includes(word)))
    .map((item): Line => ({ ...item, detail: '', icon: ICONS[item.kind as FoundKind] ?? 'clock' }));
  return lines.length === 0 ? [] : [{ key: 'recent', heading: t.find.recent, lines, allPath: null }];
}
