import type { LimitsAnswer } from '@diyar/contract/role-limits';
import { useState } from 'react';
import { RightsTabs } from '~/features/rights/admin/rights-tabs.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { SaveFoot } from '~/ui/admin/form/save-foot.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { HowItCounts } from './how-it-counts.tsx';
import { useLimits, useSaveLimits } from './limits-api.ts';
import { countChanges, draftOf, isComplete, payloadOf } from './limits-draft.ts';
import { RoleLimitsTable, UserLimitsTable } from './limits-tables.tsx';
import './role-limits.css';

/** /admin/rights/limits: docs/product/sign-in-and-roles.md#limits */
export function LimitsScreen() {
  const { roleLimits: t, rights } = useAdminTexts();
  const query = useLimits();
  return (
    <Page title={rights.title} tabs={<RightsTabs />}>
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(saved) => <Editing saved={saved} onReload={() => query.refetch()} />}
      </QueryView>
    </Page>
  );
}

type Props = { saved: LimitsAnswer; onReload: () => Promise<{ data: LimitsAnswer | undefined }> };

/** What is typed stays when somebody else saves: the server then refuses, and Discard shows theirs. */
function Editing({ saved, onReload }: Props) {
  const { roleLimits: t } = useAdminTexts();
  const errorText = useErrorText();
  const [opened, setOpened] = useState(saved);
  const [typed, setTyped] = useState(() => draftOf(saved));
  const save = useSaveLimits();
  const changes = countChanges(draftOf(opened), typed);
  // nothing is typed: what somebody else saved is shown at once
  if (changes === 0 && saved.version > opened.version) open(saved);
  const reason = isComplete(typed) ? undefined : t.blocked;

  function open(answer: LimitsAnswer) {
    setOpened(answer);
    setTyped(draftOf(answer));
  }

  async function discard() {
    save.reset();
    open((await onReload()).data ?? opened);
  }

  async function send(): Promise<boolean> {
    try {
      open(await save.mutateAsync(payloadOf(typed, opened.version)));
      showToast({ kind: 'success', title: t.saved });
      return true;
    } catch {
      return false;
    }
  }

  return (
    <>
      {save.error && <ErrorSummary>{errorText(save.error)}</ErrorSummary>}
      <div className="stack" inert={save.isPending}>
        <RoleLimitsTable
          draft={typed}
          people={opened.roles}
          onChange={(roles) => setTyped({ ...typed, roles })}
        />
        <UserLimitsTable draft={typed} onChange={(users) => setTyped({ ...typed, users })} />
        <HowItCounts />
      </div>
      <SaveFoot
        name={t.title}
        isDirty={changes > 0}
        note={t.changes(changes)}
        reason={reason}
        status={save.status}
        onSave={send}
        onDiscard={() => void discard()}
        submitLabel={t.save}
      />
    </>
  );
}
