import type { ApartmentNo, LeadId, PersonId, UnitId } from '@diyar/contract/rules/ids';
import { useSyncExternalStore } from 'react';

export const PATH_STEPS = ['quote', 'hold', 'reserve'] as const;
export type PathStep = (typeof PATH_STEPS)[number];

/** A unit as the caller shows it; by its id, or by the number of its project's calls. */
export type PathUnit = { projectId: number; label: string } & ({ unitId: UnitId } | { no: ApartmentNo });

/** What the caller knows; everything else is asked for in the sheet. */
export type PathFrom = {
  person?: { id: PersonId | null; name: string; phone: string };
  leadId?: LeadId | null;
  /** What they ask about: of several one is chosen first, without any one is looked for. */
  units?: readonly PathUnit[];
  /** Without a unit: the project whose units come first. */
  projectId?: number | null;
};

export type OpenedPath = PathFrom & { step: PathStep };

let opened: OpenedPath | null = null;
const listeners = new Set<() => void>();

function change(next: OpenedPath | null) {
  opened = next;
  for (const listener of listeners) listener();
}

/** Opens the sheet, from wherever somebody is. */
export const openPath = (step: PathStep, from: PathFrom = {}) => change({ ...from, step });
export const closePath = () => opened && change(null);

export const useOpenedPath = () =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => opened,
    () => null,
  );
