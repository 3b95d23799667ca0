import type { HistoryVersion } from '@diyar/contract/history';
import { useState } from 'react';
import { fieldName } from '~/features/changes/admin/log-text.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { dealOfPath, dealPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import './history.css';
import { type HistorySubject, useHistory, useRestoreVersion } from './history-api.ts';
import { Version } from './version.tsx';

const BACK: Record<HistorySubject['entity'], (id: string) => string> = {
  project: (id) => `/admin/projects/${id}`,
  unit: () => '/admin/projects',
  company: () => '/admin/company',
  hero: () => '/admin/company',
  user: () => '/admin/users',
  deal: (id) => dealPath(dealOfPath(id)),
};

/** What every save changed, and the way back (docs/product/history.md). */
export function HistoryScreen({ subject }: { subject: HistorySubject }) {
  const texts = useAdminTexts();
  const { history: t, ui } = texts;
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const list = useListParams();
  const query = useHistory(subject, list.view.page);
  const restore = useRestoreVersion(subject);
  const [asked, setAsked] = useState<HistoryVersion | null>(null);

  const bringBack = (batch: string, field?: string) =>
    restore.mutate(
      { batch, ...(field !== undefined && { field }) },
      {
        onSuccess: ({ batch: made, kept }) =>
          showToast({
            kind: 'success',
            title: made === null ? t.nothing : t.done,
            detail: kept
              .map(({ field: name, reason }) => t.kept[reason](fieldName(name, texts) ?? ''))
              .join(' '),
          }),
        onError: (error) => showToast({ kind: 'failure', title: t.doneFailed, detail: errorText(error) }),
        onSettled: () => setAsked(null),
      },
    );

  return (
    <Page
      title={t.of[subject.entity]}
      parent={{ label: t.back[subject.entity], to: BACK[subject.entity](subject.id) }}
    >
      <p className="note">{subject.entity === 'deal' ? t.introOfDeal : t.intro}</p>
      <ListView
        list={list}
        query={query}
        empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}
        failed={t.failed}
      >
        {(versions, answer) =>
          versions === undefined ? (
            <HistorySkeleton />
          ) : (
            <ol className="history">
              {versions.map((version, i) => (
                <Version
                  key={version.batch}
                  version={version}
                  isNewest={answer?.page === 1 && i === 0}
                  isBusy={restore.isPending}
                  onField={(field) => bringBack(version.batch, field)}
                  onWhole={() => setAsked(version)}
                />
              ))}
            </ol>
          )
        }
      </ListView>
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        title={t.askTitle}
        confirmLabel={t.bringVersion}
        cancelLabel={ui.cancel}
        isPending={restore.isPending}
        pendingLabel={t.bringing}
        onConfirm={() => asked && bringBack(asked.batch)}
      >
        {asked && t.askBody(fullMoment(asked.at, lang), asked.actor)}
      </ConfirmDialog>
    </Page>
  );
}

const HistorySkeleton = () => (
  <div className="history" aria-hidden="true">
    {[1, 2, 3].map((one) => (
      <div key={one} className="history-version">
        <Skeleton width="16em" />
        <Skeleton width="28em" />
      </div>
    ))}
  </div>
);
