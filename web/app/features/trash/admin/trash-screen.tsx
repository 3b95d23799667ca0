import { TRASH_DAYS } from '@diyar/contract/limits';
import { holderOf, mayEnter } from '@diyar/contract/rules/roles';
import { TRASH_KINDS, type TrashItem } from '@diyar/contract/trash';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useListCall } from '~/lib/admin/list-call.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ChoiceFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import './trash.css';
import { useRestore } from './trash-api.ts';
import { TrashTable } from './trash-table.tsx';
import { nameOf } from './trash-text.ts';

/** What was deleted can be restored for 30 days, by ADMIN what they deleted themselves (docs/product/sign-in-and-roles.md#trash). */
export function TrashScreen() {
  const { trash: t, nav } = useAdminTexts();
  const now = useSession();
  const isOwn = now.status === 'signedIn' && !mayEnter(holderOf(now.user), 'wholeTrash');
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const list = useListParams({ kind: oneOf(TRASH_KINDS) });
  const query = useListCall('GET /admin/trash', list.view);
  const restore = useRestore();
  const bringBack = (item: TrashItem) =>
    restore.mutate(item, {
      onSuccess: () =>
        showToast({
          kind: 'success',
          title: item.kind === 'project' ? t.restoredProject : t.restored,
          detail: nameOf(item, lang),
        }),
      onError: (error) =>
        showToast({
          kind: 'failure',
          title: `${t.restoreFailed}: ${errorText(error)}`,
          detail: nameOf(item, lang),
        }),
    });
  return (
    <Page title={isOwn ? nav.ownTrash : t.title} actions={<RefreshButton query={query} />}>
      <p className="note">{isOwn ? t.ownIntro(TRASH_DAYS) : t.intro(TRASH_DAYS)}</p>
      <ListTools list={list} search={t.search}>
        <ChoiceFilter
          {...list.field('kind')}
          label={t.columns.kind}
          values={TRASH_KINDS.filter((one) => !isOwn || one !== 'user')}
          words={t.kinds}
        />
      </ListTools>
      <ListView list={list} query={query} empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}>
        {(items) => (
          <TrashTable
            items={items}
            onRestore={bringBack}
            isOwn={isOwn}
            busyWith={restore.isPending ? restore.variables : undefined}
          />
        )}
      </ListView>
    </Page>
  );
}
