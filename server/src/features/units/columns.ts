import { getTableColumns } from 'drizzle-orm';
import { units } from '../../db/schema.ts';

const all = getTableColumns(units);
type Columns = typeof all;

const columnsWithout = <Name extends keyof Columns>(...names: Name[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => !names.some((one) => one === name))) as Omit<
    Columns,
    Name
  >;

/** What the answer of a unit is made of, for visitors too; select these to present one. */
export const shownColumns = columnsWithout(
  'projectId',
  'position',
  'kind',
  'place',
  'isListed',
  'awaitsDeal',
  'internalNotes',
  'apartmentNo',
  'version',
  'coverFileId',
  'createdAt',
  'deletedAt',
  'updatedAt',
);
