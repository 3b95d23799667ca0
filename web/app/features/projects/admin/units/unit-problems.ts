import { UnitInput } from '@diyar/contract/units';
import { type UnitDraft, unitPayload } from '../draft/unit.ts';

/** The problems of a unit by field: the code of the first issue of each. */
export function unitProblems(unit: UnitDraft): Record<string, string> {
  const read = UnitInput.safeParse(unitPayload(unit));
  const found: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) found[String(path[0])] ??= message;
  return found;
}

export const isUnitSound = (unit: UnitDraft): boolean => Object.keys(unitProblems(unit)).length === 0;
