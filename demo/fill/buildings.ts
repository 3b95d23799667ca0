import { BuildingInput } from '@diyar/contract/building-setup';
import { HoldInput } from '@diyar/contract/buildings';
import { unitNumbers } from '@diyar/contract/rules/deals';
import type { Db } from '../../server/src/db/client.ts';
import { projects, units } from '../../server/src/db/schema.ts';
import { and, eq } from '../../server/src/db/sql.ts';
import { openBuilding } from '../../server/src/features/building-access/index.ts';
import { readSetup, saveSetup } from '../../server/src/features/building-setup/index.ts';
import { hold } from '../../server/src/features/buildings/index.ts';
import { fillDeals } from './deals.ts';

const FLOORS = { from: -1, to: 9 };
const PARKING = 8;
const HOLD_HOURS = 30;

/** A second building beside LaCasa: the homes of a project on their floors, parking below, a hold and two sales on plans. */
export async function fillBuildings(db: Db, now: Date): Promise<void> {
  const [project] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(eq(projects.slug, 'al-bireh-heights'));
  if (!project) throw new Error('the demo has no al-bireh-heights');
  const projectId = project.id;
  const { unplaced } = await readSetup(db, projectId);
  const floors = Array.from({ length: FLOORS.to - FLOORS.from + 1 }, (_, i) => FLOORS.to - i);
  const setup = BuildingInput.parse({
    floorsFrom: FLOORS.from,
    floorsTo: FLOORS.to,
    floors: floors.map((floor) => ({
      floor,
      units:
        floor < 0
          ? unitNumbers('P-{nn}', floor, PARKING).map((unitNumber) => ({ unitNumber, kind: 'parking' }))
          : unplaced
              .filter((unit) => unit.floor === floor)
              .map(({ id, unitNumber, kind, isListed }) => ({ id, unitNumber, kind, isListed })),
    })),
  });
  await saveSetup(db, null, projectId, setup);
  const scope = await openBuilding(db, null, projectId);
  const held = HoldInput.parse({ name: 'ديما الأحمد', phone: '0598 220 417' });
  const [space] = await db
    .select({ no: units.apartmentNo })
    .from(units)
    .where(and(eq(units.projectId, projectId), eq(units.unitNumber, 'P-03')));
  if (!space?.no) throw new Error('the building has no P-03');
  await hold(db, scope, space.no, held, HOLD_HOURS);
  await fillDeals(db, projectId, now);
}
