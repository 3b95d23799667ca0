import type { Building } from '@diyar/contract/buildings';
import { mayEnter, toRole } from '@diyar/contract/rules/roles';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { useLive } from '~/lib/admin/live.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { floorName } from '../floors/floor-name.ts';
import { nameIn } from './building-name.ts';
import { useBuildings } from './buildings-api.ts';
import '../floors/cell.css';
import './buildings.css';

/** Every building the user may see, each with the counts of its units. */
export function BuildingsScreen() {
  const { lacasaBuildings: t, ui } = useAdminTexts();
  const { q, page, setQ, setPage } = useListParams();
  const [text, setText] = useSearchText(q, setQ);
  const query = useBuildings(q, page);
  const { data } = query;
  usePageInRange(data ?? undefined, setPage);
  useLive(['buildings', 'lacasa', 'projects'], ['lacasa']);
  return (
    <Page
      title={t.title}
      sub={data && !q && t.count(data.total)}
      actions={<IconButton icon="arrow-clockwise" label={ui.refresh} onPress={() => void query.refetch()} />}
    >
      {data !== null && (
        <div className="toolbar">
          <SearchField label={t.search} value={text} onChange={setText} />
        </div>
      )}
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="20em" />}>
        {(list) =>
          list === null ? (
            <EmptyState
              title={t.onlyLacasa}
              action={<LinkButton to="/admin/lacasa/floors">{t.toLacasa}</LinkButton>}
            >
              {t.onlyLacasaBody}
            </EmptyState>
          ) : list.items.length === 0 ? (
            <NoBuildings q={q} onClear={() => setQ('')} />
          ) : (
            <>
              <ul className="buildings">
                {list.items.map((building) => (
                  <Card key={building.id} building={building} />
                ))}
              </ul>
              <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

function NoBuildings({ q, onClear }: { q: string; onClear: () => void }) {
  const { lacasaBuildings: t, ui } = useAdminTexts();
  const now = useSession();
  if (q)
    return <EmptyState title={t.noMatch} action={<TextButton onPress={onClear}>{ui.clear}</TextButton>} />;
  const maySetUp = now.status === 'signedIn' && mayEnter(toRole(now.user.role), 'projects');
  return maySetUp ? (
    <EmptyState title={t.none} action={<LinkButton to="/admin/projects">{t.toProjects}</LinkButton>}>
      {t.noneBody}
    </EmptyState>
  ) : (
    <EmptyState title={t.noneOfYours}>{t.noneOfYoursBody}</EmptyState>
  );
}

const STATUSES = [
  ['available', 'f'],
  ['held', 'h'],
  ['reserved', 'r'],
  ['sold', 's'],
  ['withdrawn', 'w'],
] as const;

function Card({ building }: { building: Building }) {
  const { lacasaBuildings: t, lacasa } = useAdminTexts();
  const { lang } = useLanguage();
  const { id, counts, floorsFrom, floorsTo } = building;
  const name = nameIn(building, lang);
  return (
    <li className="buildings-card">
      <h2>
        <Link to={`/admin/buildings/${id}/floors`}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="dim small">
        {t.units(counts.total)} · {t.floors(floorName(floorsFrom), floorName(floorsTo))}
      </p>
      <dl className="buildings-counts">
        {STATUSES.map(([status, look]) => (
          <div key={status}>
            <dt>
              <i className={`cell-mark cell-mark--${look}`} aria-hidden="true" />
              {lacasa.statusTabs[status]}
            </dt>
            <dd>{formatNumber(counts[status])}</dd>
          </div>
        ))}
      </dl>
      <p className="buildings-links">
        <LinkButton size="s" to={`/admin/buildings/${id}/floors`} label={t.floorsOf(name)}>
          {t.openFloors}
        </LinkButton>
        <LinkButton
          size="s"
          variant="quiet"
          to={`/admin/buildings/${id}/dashboard`}
          label={t.dashboardOf(name)}
        >
          {t.openDashboard}
        </LinkButton>
      </p>
    </li>
  );
}
