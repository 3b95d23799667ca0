import type { BuildingInput, BuildingUnitInput } from '@diyar/contract/building-setup';
import { UNIT_BATHROOMS_DEFAULT, UNIT_BEDROOMS_DEFAULT } from '@diyar/contract/limits';
import type { UnitKind } from '@diyar/contract/rules/deals';
import type { NewUnit, UnitRow } from '../units/index.ts';

const isHome = (kind: UnitKind) => kind === 'apartment' || kind === 'villa';

const created = (projectId: number, input: BuildingUnitInput): NewUnit => ({
  projectId,
  unitNumber: input.unitNumber,
  labelEn: input.unitNumber,
  labelAr: input.unitNumber,
  kind: input.kind,
  isListed: input.isListed,
  bedrooms: input.bedrooms ?? (isHome(input.kind) ? UNIT_BEDROOMS_DEFAULT : 0),
  bathrooms: input.bathrooms ?? (isHome(input.kind) ? UNIT_BATHROOMS_DEFAULT : 0),
  sizeSqm: input.sizeSqm ?? 0,
});

/** A label that repeats the number follows it; one with words of its own stays. */
const label = (before: string, { unitNumber }: UnitRow, input: BuildingUnitInput) =>
  before === unitNumber ? input.unitNumber : before;

const changed = (before: UnitRow, input: BuildingUnitInput): UnitRow => ({
  ...before,
  unitNumber: input.unitNumber,
  labelEn: label(before.labelEn, before, input),
  labelAr: label(before.labelAr, before, input),
  kind: input.kind,
  isListed: input.isListed,
  bedrooms: input.bedrooms ?? before.bedrooms,
  bathrooms: input.bathrooms ?? before.bathrooms,
  sizeSqm: input.sizeSqm ?? before.sizeSqm,
});

const FIELDS = [
  'unitNumber',
  'labelEn',
  'labelAr',
  'kind',
  'isListed',
  'bedrooms',
  'bathrooms',
  'sizeSqm',
  'floor',
  'place',
] as const satisfies (keyof UnitRow)[];

const differs = (before: UnitRow, after: UnitRow) => FIELDS.some((field) => before[field] !== after[field]);

/** The rows to write: new units, and those of which something changes. A new offer comes last on the site. */
export function plannedUnits(
  projectId: number,
  input: BuildingInput,
  known: ReadonlyMap<number, UnitRow>,
): NewUnit[] {
  let position = Math.max(-1, ...[...known.values()].map((unit) => unit.position));
  return input.floors.flatMap(({ floor, units }) =>
    units.flatMap((unit, i): NewUnit[] => {
      const place = i + 1;
      const before = unit.id === null ? undefined : known.get(unit.id);
      if (!before) {
        position += 1;
        return [{ ...created(projectId, unit), floor, place, position }];
      }
      const after = { ...changed(before, unit), floor, place };
      if (!differs(before, after)) return [];
      if (after.isListed && !before.isListed) {
        position += 1;
        after.position = position;
      }
      return [{ ...after, version: before.version + 1, updatedAt: new Date() }];
    }),
  );
}
