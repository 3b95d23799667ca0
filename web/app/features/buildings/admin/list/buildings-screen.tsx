import type { BuildingCard, BuildingList } from '@diyar/contract/buildings';
import type { Sum } from '@diyar/contract/rules/ledger';
import { occupancy } from '@diyar/contract/rules/occupancy';
import { holderOf, mayEnter } from '@diyar/contract/rules/roles';
import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { floorName } from '~/lib/admin/floor-name.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { floorsPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { RefreshButton } from '~/ui/admin/lists/refresh-button.tsx';
import { nameIn } from './building-name.ts';
import { useBuildings } from './buildings-api.ts';
import '../floors/cell.css';
import './buildings.css';

/** Every building the user may see, each with the counts of its units. */
export function BuildingsScreen() {
  const { buildingsList: t } = useAdminTexts();
  const list = useListParams();
  const query = useBuildings(list.view.q, list.view.page);
  const { data } = query;
  return (
    <Page
      title={t.title}
      sub={data && !list.isFiltered && t.count(data.total)}
      actions={<RefreshButton query={query} />}
    >
      {data === null ? (
        <EmptyState
          title={t.onlyLacasa}
          action={<LinkButton to="/admin/lacasa/floors">{t.toLacasa}</LinkButton>}
        >
          {t.onlyLacasaBody}
        </EmptyState>
      ) : (
        <>
          <ListTools list={list} search={t.search} />
          <ListView list={list} query={query as UseQueryResult<BuildingList>} empty={<NoBuildings />}>
            {(buildings) =>
              buildings === undefined ? (
                <Skeleton width="20em" />
              ) : (
                <ul className="buildings">
                  {buildings.map((building) => (
                    <Card key={building.id} building={building} />
                  ))}
                </ul>
              )
            }
          </ListView>
        </>
      )}
    </Page>
  );
}

function NoBuildings() {
  const { buildingsList: t } = useAdminTexts();
  const now = useSession();
  const maySetUp = now.status === 'signedIn' && mayEnter(holderOf(now.user), 'projects');
  return maySetUp ? (
    <EmptyState title={t.none} action={<LinkButton to="/admin/projects">{t.toProjects}</LinkButton>}>
      {t.noneBody}
    </EmptyState>
  ) : (
    <EmptyState title={t.noneOfYours}>{t.noneOfYoursBody}</EmptyState>
  );
}

const LOOK = { available: 'f', held: 'h', reserved: 'p', sold: 's', withdrawn: 'w' } as const;
const STATUSES = ['available', 'held', 'reserved', 'sold', 'withdrawn'] as const;

/** The building itself, small: what it looks like, what of it is taken, what is owed in it. */
function Card({ building }: { building: BuildingCard }) {
  const { buildingsList: t, buildings: lacasa, buildingsDashboard } = useAdminTexts();
  const { lang } = useLanguage();
  const { id, counts, hasFloors, floorsFrom, floorsTo, outstanding, overdue } = building;
  const name = nameIn(building, lang);
  const taken = counts.total - counts.available - counts.withdrawn;
  return (
    <li className="buildings-card">
      <Drawing floors={building.drawing} />
      <h2>
        <Link to={floorsPath({ id })}>
          <bdi>{name}</bdi>
        </Link>
      </h2>
      <p className="dim small">
        {t.units(counts.total)}
        {hasFloors && ` · ${t.floors(floorName(floorsFrom), floorName(floorsTo))}`}
      </p>
      <dl className="buildings-counts">
        {STATUSES.filter((status) => counts[status] > 0).map((status) => (
          <div key={status}>
            <dt>
              <i className={`cell-mark cell-mark--${LOOK[status]}`} aria-hidden="true" />
              {lacasa.statusTabs[status]}
            </dt>
            <dd>{formatNumber(counts[status])}</dd>
          </div>
        ))}
      </dl>
      <dl className="buildings-money">
        <div>
          <dt>{buildingsDashboard.occupancy}</dt>
          <dd>
            <bdi dir="ltr">{occupancy(taken, counts.total)}%</bdi>
          </dd>
        </div>
        {outstanding && <Owed name={t.outstanding} sums={outstanding} />}
        {overdue && overdue.length > 0 && <Owed name={t.overdue} sums={overdue} isLate />}
      </dl>
      <p className="buildings-links">
        <LinkButton size="s" to={floorsPath({ id })} label={t.floorsOf(name)}>
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

const Owed = ({ name, sums, isLate }: { name: string; sums: readonly Sum[]; isLate?: boolean }) => (
  <div className={classNames(isLate && 'buildings-late')}>
    <dt>{name}</dt>
    <dd>
      {sums.length === 0 ? (
        <bdi dir="ltr">0</bdi>
      ) : (
        sums.map((sum) => <Money key={sum.currency} amount={sum.amount} currency={sum.currency} />)
      )}
    </dd>
  </div>
);

const rowOf = (columns: number) => ({ '--n': columns }) as CSSProperties;
const columnAt = (column: number | undefined) => ({ '--c': column }) as CSSProperties;

/** The same columns as on the floors; the counts below say it in words. */
function Drawing({ floors }: { floors: BuildingCard['drawing'] }) {
  return (
    <div className="buildings-drawing" aria-hidden="true">
      {floors.map(({ floor, columns, cells }) => (
        <div
          key={floor}
          className={classNames('buildings-floor', floor < 0 && 'buildings-floor--under')}
          style={rowOf(Math.max(1, columns))}
        >
          {cells.map(({ id, column, status }) => (
            <i key={id} className={`cell-mark cell-mark--${LOOK[status]}`} style={columnAt(column)} />
          ))}
        </div>
      ))}
    </div>
  );
}
