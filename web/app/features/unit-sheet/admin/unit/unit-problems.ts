import type { FloorRange, SheetField } from '@diyar/contract/rules/unit-sheet';
import { UnitInput } from '@diyar/contract/units';
import { cellIssues, NO_FLOORS } from '~/features/project-draft/admin/cells.ts';
import { type UnitDraft, unitPayload } from '~/features/project-draft/admin/unit.ts';

/** The problems of a unit by field: what the server would reject, and what was typed and is not understood. */
export function unitProblems(unit: UnitDraft, floors: FloorRange = NO_FLOORS): Record<string, string> {
  const read = UnitInput.safeParse(unitPayload(unit));
  const found: Record<string, string> = {};
  for (const { path, message } of read.error?.issues ?? []) found[String(path[0])] ??= message;
  const cells = cellIssues(unit, floors);
  for (const field of Object.keys(unit.typed) as SheetField[]) delete found[field];
  return { ...found, ...cells };
}

export const isUnitSound = (unit: UnitDraft, floors?: FloorRange): boolean =>
  Object.keys(unitProblems(unit, floors)).length === 0;
