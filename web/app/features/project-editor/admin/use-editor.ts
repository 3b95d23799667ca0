import { fieldMessage } from '@diyar/contract/field-issues';
import type { FloorRange, SheetField } from '@diyar/contract/rules/unit-sheet';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { NO_FLOORS } from '~/features/project-draft/admin/cells.ts';
import { hasSheet } from '~/features/project-draft/admin/payload.ts';
import {
  type EditorTab,
  missingOf,
  type Problem,
  problemsOf,
  tabOf,
} from '~/features/project-draft/admin/problems.ts';
import { saveStepsOf } from '~/features/project-draft/admin/save-order.ts';
import { UNITS_HASH } from '~/features/projects/admin/units-path.ts';
import { useKnowsBuildings } from '~/lib/admin/own-server.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type EditorStore, isDirty } from './editor-store.ts';

const UNIT = /^units\.(\d+)(?:\.(\w+))?/;

/** A cell of the sheet that is to get the focus. */
export type CellPlace = { key: string; field: SheetField };

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
  const [cellToFocus, setCellToFocus] = useState<CellPlace | null>(null);
  const isOwnServer = useKnowsBuildings();
  const floors: FloorRange = base?.sheet ?? NO_FLOORS;

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
    const [, at, field] = UNIT.exec(path) ?? [];
    setTab(tabOf({ path }));
    const unit = at === undefined ? undefined : store.get().draft.units[Number(at)];
    if (unit) setCellToFocus({ key: unit.key, field: (field ?? 'unitNumber') as SheetField });
    setToFocus(/^address\.(lat|lng)$/.test(path) ? 'address.coordinates' : path);
  }

  return {
    store,
    state,
    isOwnServer,
    /** Kinds and unlisted units can be edited. */
    hasSheet: hasSheet(base, isOwnServer),
    floors,
    /** What a save would send of the units, and what it would leave. */
    steps: () => {
      const now = store.get();
      return saveStepsOf(now.draft.units, now.start.units, now.base?.sheet ?? NO_FLOORS);
    },
    cellToFocus,
    focusCell: setCellToFocus,
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
