import { asCurrency } from '../rules/money.ts';
import { PROJECT_TYPES, type UnitFigures, unitFigures } from '../rules/unit-figures.ts';
import type { Unit } from '../units.ts';
import { type Loose, objectOf, pick, pickList, pickNumber, pickText } from './pick.ts';

const count = (value: number | null): number => Math.max(0, Math.trunc(value ?? 0));

/** Our lists carry the figures without the units; for other servers they are computed from the units in the answer. */
export function readFigures(project: Loose, units: readonly Unit[]): UnitFigures {
  if (units.length > 0 || pickNumber(project, 'unitsTotal') === null) return unitFigures(units);
  const types = pickList(project, 'types');
  const from = objectOf(pick(project, 'priceFrom'));
  const amount = pickNumber(from, 'amount');
  const currency = asCurrency(pickText(from, 'currency'));
  return {
    types: PROJECT_TYPES.filter((type) => types.includes(type)),
    unitsTotal: count(pickNumber(project, 'unitsTotal')),
    unitsAvailable: count(pickNumber(project, 'unitsAvailable')),
    bedroomsMin: pickNumber(project, 'bedroomsMin'),
    bedroomsMax: pickNumber(project, 'bedroomsMax'),
    areaMin: pickNumber(project, 'areaMin'),
    areaMax: pickNumber(project, 'areaMax'),
    priceFrom: amount !== null && currency ? { amount, currency } : null,
  };
}
