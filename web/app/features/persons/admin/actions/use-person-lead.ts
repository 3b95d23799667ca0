import type { Person } from '@diyar/contract/persons';
import type { LeadId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { useAddLead } from '~/features/leads/admin/leads-api.ts';
import { useHolder } from '~/lib/session/holder.ts';

/** The lead that a note, a text or a viewing belongs to: the open one, or one that is opened for it. */
export function usePersonLead(person: Person): () => Promise<LeadId> {
  const add = useAddLead();
  const isBound = useHolder()?.isBound ?? false;
  const open = person.leads.find(({ stage }) => isOpenStage(stage));
  return async () => {
    if (open) return open.id;
    const { id: personId, name, phone } = person;
    // whoever is bound has leads of their buildings alone
    const projectId = isBound ? (person.deals[0]?.building?.id ?? null) : null;
    const made = await add.mutateAsync({ personId, name: name || phone, phone, projectId, channel: 'phone' });
    return made.lead.id;
  };
}
