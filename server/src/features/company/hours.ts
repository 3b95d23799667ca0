import type { CompanyHours } from '@diyar/contract/company-hours';
import { DEFAULT_HOURS, WEEKDAYS } from '@diyar/contract/rules/company-hours';
import type { Actor } from '../../actor.ts';
import type { Db, Tx } from '../../db/client.ts';
import { company } from '../../db/schema.ts';
import { auditIfChanged, recordChanges } from '../changes/index.ts';

export async function readHours(db: Db | Tx): Promise<CompanyHours> {
  const [row] = await db.select({ hours: company.hours }).from(company);
  return row?.hours ?? DEFAULT_HOURS;
}

/** One text per day, as the history tells it. */
const told = (hours: CompanyHours) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, hours[day] && `${hours[day].from}–${hours[day].to}`]));

export const saveHours = (db: Db, actor: Actor, hours: CompanyHours): Promise<CompanyHours> =>
  db.transaction(async (tx) => {
    const [before] = await tx.select({ id: company.id, hours: company.hours }).from(company).for('update');
    if (!before) throw new Error('the company row is missing: the migrations insert it');
    await tx.update(company).set({ hours });
    await recordChanges(tx, actor, {
      entity: 'company',
      id: before.id,
      action: 'company.hours',
      before: told(before.hours),
      after: told(hours),
    });
    await auditIfChanged(tx, actor, 'company.hours', { entity: 'company', id: before.id });
    return hours;
  });
