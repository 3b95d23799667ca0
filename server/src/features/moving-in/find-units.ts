import type { CheckedRow } from './check.ts';
import type { Context } from './context.ts';
import { issueOf, refuseName } from './read-rows.ts';

/** The units that a row names; what is wrong is added to its issues. */
export function findUnits(row: CheckedRow, context: Context): void {
  const { values } = row.reading;
  const named = values.building ? context.buildingCalled(values.building) : undefined;
  if (values.building && !named) {
    const choices = context.buildings.slice(0, 3).map(({ nameAr, nameEn }) => nameAr || nameEn);
    refuseName(row, 'building', issueOf('buildingUnknown', { typed: values.building, choices }));
    return;
  }
  for (const number of values.units ?? []) {
    const called = context
      .unitsCalled(number)
      .filter(({ projectId }) => (named ? projectId === named.id : true))
      // a parking space is in the building of its flat
      .filter(({ projectId }, _, all) => all.length === 1 || !row.building || projectId === row.building.id);
    const [unit, another] = called;
    if (!unit) {
      const choices = context.near(number, named?.id ?? null);
      row.issues.push(issueOf('unitUnknown', { field: 'units', typed: number, choices }));
    } else if (another) {
      const choices = called.flatMap(({ projectId }) => {
        const building = context.building(projectId);
        return building ? [building.nameAr || building.nameEn] : [];
      });
      row.issues.push(issueOf('unitOfTwo', { field: 'building', typed: number, choices }));
    } else {
      const building = context.building(unit.projectId) ?? null;
      if (row.building && building && row.building.id !== building.id)
        row.issues.push(issueOf('unitsOfTwo', { field: 'units', typed: number }));
      row.building ??= building;
      row.units.push(unit);
    }
  }
}
