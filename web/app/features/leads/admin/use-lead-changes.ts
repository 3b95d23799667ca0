import type { Lead, LeadUpdate, StaffRef } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { HOLDS_READS } from '~/lib/admin/freshness.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLeadName } from './lead-name.ts';
import { readLead } from './leads-api.ts';
import { restoreLeads, showLead, snapshotLeads, versionOf } from './show-lead.ts';

export type LeadPatch = Partial<Omit<LeadUpdate, 'version'>>;

export type LeadChange = {
  lead: Lead;
  patch: LeadPatch;
  /** How it looks at once, before the server answered. */
  shown?: Partial<Lead>;
};

/** One after another: the next change needs the version that the one before made. */
const SCOPE = { id: 'leads' };

type Options = { onRolledBack?: (id: LeadId) => void; onOpen?: (id: LeadId) => void };

/** Changes of leads. All are optimistic; a rejection restores what was there and says who was faster. */
export function useLeadChanges({ onRolledBack, onOpen }: Options = {}) {
  const { leads: t, ui } = useAdminTexts();
  const client = useQueryClient();
  const errorText = useErrorText();
  const nameOf = useLeadName();

  const refused = (lead: Lead, title: string, error: unknown, again: () => void) => {
    onRolledBack?.(lead.id);
    // the session dialog already explains it
    if (error instanceof ApiError && error.status === 401) return;
    const isFaster = error instanceof ApiError && error.status === 409;
    const open = onOpen && { label: t.open, run: () => onOpen(lead.id) };
    showToast({
      kind: 'failure',
      title: `${title}: ${errorText(error)}`,
      detail: t.notSaved,
      action: isFaster ? open : { label: ui.retry, run: again },
    });
  };

  const update = useWrite({
    mutationKey: HOLDS_READS,
    scope: SCOPE,
    mutationFn: ({ lead, patch }: LeadChange) =>
      api('PATCH /admin/leads/{id}', {
        params: { id: lead.id },
        body: { ...patch, version: versionOf(client, lead) },
        read: readLead,
      }),
    onMutate: async ({ lead, shown }) => {
      const before = await snapshotLeads(client);
      if (shown) showLead(client, lead.id, shown);
      return before;
    },
    onSuccess: (saved) => saved && showLead(client, saved.id, saved),
    onError: (error, change, before) => {
      restoreLeads(client, before);
      refused(change.lead, t.changeFailed(nameOf(change.lead)), error, () => update.mutate(change));
    },
  });

  const take = useWrite({
    mutationKey: HOLDS_READS,
    scope: SCOPE,
    mutationFn: ({ lead }: { lead: Lead; me: StaffRef }) =>
      api('POST /admin/leads/{id}/take', { params: { id: lead.id }, read: readLead }),
    onMutate: async ({ lead, me }) => {
      const before = await snapshotLeads(client);
      showLead(client, lead.id, { owner: me });
      return before;
    },
    onSuccess: (saved, { lead }) => {
      if (saved) showLead(client, saved.id, saved);
      showToast({ kind: 'success', title: t.taken(nameOf(lead)) });
    },
    onError: (error, change, before) => {
      restoreLeads(client, before);
      refused(change.lead, t.takeFailed(nameOf(change.lead)), error, () => take.mutate(change));
    },
  });

  const assign = useWrite({
    mutationKey: HOLDS_READS,
    scope: SCOPE,
    mutationFn: ({ leads, owner }: { leads: readonly Lead[]; owner: StaffRef | null }) =>
      api('POST /admin/leads/assign', {
        body: {
          leads: leads.map((lead) => ({ id: lead.id, version: versionOf(client, lead) })),
          ownerId: owner?.id ?? null,
        },
      }),
    onMutate: async ({ leads, owner }) => {
      const before = await snapshotLeads(client);
      for (const { id } of leads) showLead(client, id, { owner });
      return before;
    },
    onSuccess: ({ assigned, stale }, { leads, owner }) => {
      for (const lead of stale) showLead(client, lead.id, lead);
      showToast({
        kind: stale.length > 0 ? 'failure' : 'success',
        title: t.assigned(assigned.length, leads.length),
        detail: stale.length > 0 ? t.assignStale : t.assignedTo(owner?.name ?? t.nobody),
      });
    },
    onError: (error, change, before) => {
      restoreLeads(client, before);
      if (error instanceof ApiError && error.status === 401) return;
      showToast({
        kind: 'failure',
        title: `${t.assignFailed}: ${errorText(error)}`,
        action: { label: ui.retry, run: () => assign.mutate(change) },
      });
    },
  });

  return { update: update.mutate, take: take.mutate, assign: assign.mutate };
}

export type LeadChanges = ReturnType<typeof useLeadChanges>;
