import type { RunningRow, RunningRows, RunningRowsQuery } from '@diyar/contract/moving-in';
import { apartmentNo } from '@diyar/contract/rules/ids';
import type { Db } from '../../db/client.ts';
import type { CheckedRow } from './check.ts';
import { checkImport, findImport } from './store.ts';

const present = (row: CheckedRow): RunningRow => {
  const { reading, outcome, building, units, issues, notes, differences, dealId, personId, leadId, cheques } =
    row;
  return {
    ...{ row: reading.row, outcome, issues, notes, differences, dealId, cheques: cheques.length },
    building: building && { id: building.id, nameEn: building.nameEn, nameAr: building.nameAr },
    units: units.map((unit) => ({
      ...{ id: apartmentNo(unit.apartmentNo ?? unit.id), label: unit.label },
      ...{ kind: unit.kind, floor: unit.floor },
    })),
    values: reading.values,
    typed: reading.typed,
    edited: reading.edited,
    personId,
    leadId,
  };
};

/** What each row would do: refused ones first, then in the order of the file. */
export async function listRows(
  db: Db,
  id: string,
  { kind, outcome, page, size }: RunningRowsQuery,
): Promise<RunningRows> {
  const { rows: checked } = await checkImport(db, await findImport(db, id));
  const rows = checked
    .filter((row) => row.reading.kind === kind && (outcome === null || row.outcome === outcome))
    .sort((a, b) => Number(b.outcome === 'refused') - Number(a.outcome === 'refused'));
  return { items: rows.slice((page - 1) * size, page * size).map(present), total: rows.length, page, size };
}
