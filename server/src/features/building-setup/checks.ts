import type { BuildingInput, BuildingUnitInput } from '@diyar/contract/building-setup';
import { type FieldIssue, issue } from '@diyar/contract/field-issues';
import { UNIT_AREA_MIN, UNITS_MAX } from '@diyar/contract/limits';
import { isCounted } from '@diyar/contract/rules/deals';
import { unitNumberKey } from '@diyar/contract/rules/unit-sheet';
import type { projects } from '../../db/schema.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import type { UnitRow } from '../units/index.ts';

const problem = (path: PropertyKey[], message: string): FieldProblem => ({ path, code: 'custom', message });

const refuse = (issues: FieldProblem[]) => {
  if (issues.length > 0) throw new AppError('invalid', { issues });
};

type Range = Pick<typeof projects.$inferSelect, 'isLacasa' | 'floorsFrom' | 'floorsTo'>;

/** LaCasa's own calls know its floors: each of them stays. */
export function checkRange(before: Range, { floorsFrom, floorsTo }: BuildingInput): void {
  if (!before.isLacasa || before.floorsFrom === null || before.floorsTo === null) return;
  if (floorsFrom === null || floorsTo === null) refuse([problem(['floorsFrom'], 'required')]);
  else
    refuse([
      ...(floorsFrom > before.floorsFrom ? [problem(['floorsFrom'], issue('max', before.floorsFrom))] : []),
      ...(floorsTo < before.floorsTo ? [problem(['floorsTo'], issue('min', before.floorsTo))] : []),
    ]);
}

const needsArea = (input: BuildingUnitInput, before: UnitRow | undefined) =>
  input.isListed && isCounted(input.kind) && (input.sizeSqm ?? before?.sizeSqm ?? 0) < UNIT_AREA_MIN;

interface Sent {
  path: PropertyKey[];
  unit: BuildingUnitInput;
}

/** How often each number is used in the project once this is saved. */
function countNumbers(sent: readonly Sent[], others: readonly UnitRow[]): Map<string, number> {
  const uses = new Map<string, number>();
  for (const { unitNumber } of [...sent.map(({ unit }) => unit), ...others]) {
    const key = unitNumberKey(unitNumber);
    uses.set(key, (uses.get(key) ?? 0) + 1);
  }
  return uses;
}

/** `staying`: the units of the project that this save does not remove. */
export function checkUnits(input: BuildingInput, staying: readonly UnitRow[]): void {
  const { floorsFrom, floorsTo } = input;
  const known = new Map(staying.map((unit) => [unit.id, unit]));
  const outside = ({ floor }: { floor: number }) =>
    floorsFrom === null || floorsTo === null || floor < floorsFrom || floor > floorsTo;
  const floors = input.floors.map(({ floor }) => floor);
  refuse(
    input.floors.flatMap((one, i) =>
      outside(one) || floors.indexOf(one.floor) !== i ? [problem(['floors', i, 'floor'], 'invalid')] : [],
    ),
  );
  const sent: Sent[] = input.floors.flatMap(({ units }, i) =>
    units.map((unit, j) => ({ path: ['floors', i, 'units', j], unit })),
  );
  const seen = new Set<number>();
  for (const { path, unit } of sent) {
    if (unit.id === null) continue;
    if (!known.has(unit.id) || seen.has(unit.id))
      throw new AppError('unknownReference', { issues: [problem([...path, 'id'], 'invalid')] });
    seen.add(unit.id);
  }
  const others = staying.filter(({ id }) => !seen.has(id));
  if (sent.length + others.length > UNITS_MAX) refuse([problem(['floors'], issue('tooMany', UNITS_MAX))]);
  const uses = countNumbers(sent, others);
  refuse(
    sent.flatMap(({ path, unit }) => {
      const before = unit.id === null ? undefined : known.get(unit.id);
      const isNewNumber =
        before === undefined || unitNumberKey(before.unitNumber) !== unitNumberKey(unit.unitNumber);
      const at = (field: string, code: FieldIssue) => problem([...path, field], code);
      return [
        // two units that were called the same before may stay so
        ...(isNewNumber && (uses.get(unitNumberKey(unit.unitNumber)) ?? 0) > 1
          ? [at('unitNumber', 'duplicateNumber')]
          : []),
        ...(needsArea(unit, before) ? [at('sizeSqm', 'areaRequired')] : []),
      ];
    }),
  );
}
