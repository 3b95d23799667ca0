import { AUDIT_ENTITIES } from '@diyar/contract/changes';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { aDay, anId, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ChoiceFilter, DayFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import './activity-log.css';
import { useAudit, useColleagues } from './log-api.ts';
import { LogTable } from './log-table.tsx';

const FILTERS = { entity: oneOf(AUDIT_ENTITIES), person: anId, from: aDay, to: aDay };

/** Who did what, when, for SUPERADMIN (docs/product/sign-in-and-roles.md#activity-log). */
export function LogScreen() {
  const { changes: t } = useAdminTexts();
  const list = useListParams(FILTERS);
  const { person, ...view } = list.view;
  const query = useAudit({ ...view, actorId: person });
  const { data: colleagues = [] } = useColleagues();
  return (
    <Page
      title={t.title}
      actions={
        <>
          <LinkButton size="s" variant="quiet" icon="sign-in" to="/admin/sign-ins">
            {t.signIns}
          </LinkButton>
          <RefreshButton query={query} />
        </>
      }
    >
      <ListTools list={list} search={t.search}>
        <ChoiceFilter
          {...list.field('entity')}
          label={t.about}
          values={AUDIT_ENTITIES}
          words={t.entities}
          all={t.everything}
        />
        <ChoiceFilter
          label={t.who}
          value={person === null ? null : String(person)}
          onChange={(id) => list.filter({ person: id })}
          values={colleagues.map(({ id }) => String(id))}
          words={Object.fromEntries(colleagues.map(({ id, name }) => [id, name]))}
          all={t.everybody}
        />
        <DayFilter {...list.field('from')} label={t.from} />
        <DayFilter {...list.field('to')} label={t.to} />
      </ListTools>
      <p className="note">{t.intro}</p>
      <ListView list={list} query={query} empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}>
        {(entries) => <LogTable entries={entries} />}
      </ListView>
    </Page>
  );
}
