import type { LeadId, PersonId } from '@diyar/contract/rules/ids';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client.ts';
import { leads } from '../../db/schema.ts';
import { isLiveLead } from '../lead-stages/index.ts';

/** The lead of a person about a project, the open one first. */
export async function leadOf(tx: Tx, person: PersonId, projectId: number | null): Promise<LeadId | null> {
  const [found] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.personId, person),
        isLiveLead,
        projectId === null ? isNull(leads.projectId) : eq(leads.projectId, projectId),
      ),
    )
    .orderBy(sql`${leads.stage} in ('won', 'lost')`, desc(leads.id))
    .limit(1);
  return found?.id ?? null;
}
