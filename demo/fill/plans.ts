import type { Db } from '../../server/src/db/client.ts';
import { projects } from '../../server/src/db/schema.ts';
import { eq } from '../../server/src/db/sql.ts';
import { savePlanTemplates } from '../../server/src/features/plan-templates/index.ts';
import { paymentPlans } from '../content/payment-plans.ts';

/** A payment plan for each building. */
export async function fillPlans(db: Db): Promise<void> {
  for (const [slug, items] of Object.entries(paymentPlans)) {
    const [project] = await db.select({ id: projects.id }).from(projects).where(eq(projects.slug, slug));
    if (project) await savePlanTemplates(db, null, project.id, { items });
  }
}
