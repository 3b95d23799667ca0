import { fieldMessage } from '@diyar/contract/field-issues';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '~/lib/language.tsx';
import { type EditorTab, missingOf, type Problem, problemsOf, tabOf } from '../draft/problems.ts';
import { type EditorStore, isDirty } from './editor-store.ts';

/** At the end of the editor's address: it opens at the units. */
export const UNITS_HASH = '#units';

const UNIT = /^units\.(\d+)/;

/**
 * The state of the tabs: the draft, its problems and where to show them, and the navigation between fields.
 */
export function useEditor(store: EditorStore) {
  const { lang } = useLanguage();
  const state = useSyncExternalStore(store.subscribe, store.get);
  const { draft, base } = state;
  const { hash } = useLocation();
  // a draft that was left in the dialog of a unit continues there; an import leads back to the units
  const [tab, setTab] = useState<EditorTab>(() =>
    state.openUnit || hash === UNITS_HASH ? 'structure' : 'info',
  );
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isShowingAll, setShowingAll] = useState(false);
  const [refused, setRefused] = useState<{ draft: unknown; problems: Problem[] } | null>(null);
  const [toFocus, setToFocus] = useState<string | null>(null);

  const found = useMemo(() => problemsOf(draft, base), [draft, base]);
  // errors of the server apply only to the draft that was sent
  const problems = refused?.draft === draft && found.length === 0 ? refused.problems : found;

  useEffect(() => {
    if (toFocus === null) return;
    document.querySelector<HTMLElement>(`[name="${CSS.escape(toFocus)}"]`)?.focus();
    setToFocus(null);
  }, [toFocus]);

  function errorAt(path: string): string | undefined {
    const problem = problems.find((one) => one.path === path);
    if (!problem || !(isShowingAll || problem.isServer || touched.has(path))) return undefined;
    return problem.isServer ? problem.issue : fieldMessage(problem.issue, lang);
  }

  function goTo(path: string) {
    const [, unit] = UNIT.exec(path) ?? [];
    setTab(tabOf({ path }));
    if (unit !== undefined) store.openUnit(store.get().draft.units[Number(unit)] ?? null);
    setToFocus(/^address\.(lat|lng)$/.test(path) ? 'address.coordinates' : path);
  }

  return {
    store,
    state,
    draft,
    change: store.change,
    tab,
    setTab,
    problems,
    missing: missingOf(draft),
    isDirty: isDirty(state),
    isShowingAll,
    showAll: () => setShowingAll(true),
    refuse: (list: Problem[]) => setRefused({ draft: store.get().draft, problems: list }),
    touch: (path: string) => setTouched((before) => (before.has(path) ? before : new Set(before).add(path))),
    errorAt,
    goTo,
  };
}

export type Editor = ReturnType<typeof useEditor>;
