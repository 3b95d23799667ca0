import type { UnitDraft } from '~/features/project-draft/admin/unit.ts';

/** What a step did, for the name of the button that takes it back. */
export type StepName =
  | 'cell'
  | 'paste'
  | 'fill'
  | 'empty'
  | 'price'
  | 'set'
  | 'duplicate'
  | 'withdraw'
  | 'offer'
  | 'confirm'
  | 'delete'
  | 'add'
  | 'count'
  | 'unit';

/** `n` is the number of cells or units it changed, `units` are those of the other side of the step. */
export type Step = { name: StepName; n: number; units: UnitDraft[] };
export type UnitHistory = { past: readonly Step[]; future: readonly Step[] };

export const NO_HISTORY: UnitHistory = { past: [], future: [] };
const STEPS_MAX = 50;

/** A step forward: what was taken back before it can no longer be repeated. */
export const recorded = ({ past }: UnitHistory, step: Step): UnitHistory => ({
  past: [...past, step].slice(-STEPS_MAX),
  future: [],
});

type Moved = { history: UnitHistory; units: UnitDraft[] };

export function undone({ past, future }: UnitHistory, now: UnitDraft[]): Moved | null {
  const step = past.at(-1);
  if (!step) return null;
  return {
    history: { past: past.slice(0, -1), future: [...future, { ...step, units: now }] },
    units: step.units,
  };
}

export function redone({ past, future }: UnitHistory, now: UnitDraft[]): Moved | null {
  const step = future.at(-1);
  if (!step) return null;
  return {
    history: { past: [...past, { ...step, units: now }], future: future.slice(0, -1) },
    units: step.units,
  };
}

/** The same change in every remembered state: a file that was stored, an id that a save gave. */
export function inHistory(history: UnitHistory, change: (unit: UnitDraft) => UnitDraft): UnitHistory {
  const steps = (list: readonly Step[]) =>
    list.map((step) => ({ ...step, units: step.units.map((unit) => change(unit)) }));
  return { past: steps(history.past), future: steps(history.future) };
}
