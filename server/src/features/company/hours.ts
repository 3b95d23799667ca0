import type { CompanyHours } from '@diyar/contract/company-hours';
import { WAY_MINUTES_DEFAULT } from '@diyar/contract/limits';
import { DEFAULT_HOURS, WEEKDAYS } from '@diyar/contract/rules/company-hours';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { company } from '../../db/schema.ts';
import { auditIfChanged, recordChanges } from '../changes/index.ts';

const columns = { id: company.id, hours: company.hours, wayMinutes: company.wayMinutes };

export async function readHours(db: Db | Tx): Promise<CompanyHours> {
  const [row] = await db.select(columns).from(company);
  return { ...(row?.hours ?? DEFAULT_HOURS), wayMinutes: row?.wayMinutes ?? WAY_MINUTES_DEFAULT };
}

export const readWayMinutes = async (db: Db | Tx): Promise<number> =>
  (await readHours(db)).wayMinutes ?? WAY_MINUTES_DEFAULT;

/** One text per day, as the history tells it. */
const told = (hours: Omit<CompanyHours, 'wayMinutes'>, wayMinutes: number) => ({
  ...Object.fromEntries(WEEKDAYS.map((day) => [day, hours[day] && `${hours[day].from}–${hours[day].to}`])),
  wayMinutes,
});

export const saveHours = (db: Db, actor: Actor, input: CompanyHours): Promise<CompanyHours> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select(columns).from(company).for('update');
    if (!before) throw new Error('the company row is missing: the migrations insert it');
    const { wayMinutes = before.wayMinutes, ...hours } = input;
    await tx.update(company).set({ hours, wayMinutes });
    await recordChanges(tx, actor, {
      entity: 'company',
      id: before.id,
      action: 'company.hours',
      before: told(before.hours, before.wayMinutes),
      after: told(hours, wayMinutes),
    });
    await auditIfChanged(tx, actor, 'company.hours', { entity: 'company', id: before.id });
    return { ...hours, wayMinutes };
  });
