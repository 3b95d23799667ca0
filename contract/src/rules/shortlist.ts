import { type UnitId, unitId } from './ids.ts';

/** So many units may be in one list, and so many side by side. */
export const SHORTLIST_MAX = 25;
export const COMPARED_MAX = 4;

/** '3.12' is unit 12 of project 3. */
export type ListedUnit = `${number}.${number}`;

const isListedUnit = (text: string): text is ListedUnit => /^[1-9]\d{0,9}\.[1-9]\d{0,9}$/.test(text);

export const listedUnit = (projectId: number, unitId: UnitId): ListedUnit => `${projectId}.${unitId}`;

export function partsOf(listed: ListedUnit): { projectId: number; unitId: UnitId } {
  const [projectId = 0, unit = 0] = listed.split('.').map(Number);
  return { projectId, unitId: unitId(unit) };
}

/** From an address or a browser's storage, both of which may contain anything: each unit once, as many as fit. */
export const readShortlist = (text: string | null): ListedUnit[] =>
  [...new Set((text ?? '').split(',').filter(isListedUnit))].slice(0, SHORTLIST_MAX);

export const writeShortlist = (list: readonly ListedUnit[]): string => list.join(',');
