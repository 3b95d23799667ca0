import { PERSON_FILTERS, type PersonList } from '@diyar/contract/persons';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { nameOf } from '@diyar/contract/rules/localized';
import { mayEnter } from '@diyar/contract/rules/roles';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams, useSearchText } from '~/lib/admin/list-params.ts';
import { useLive } from '~/lib/admin/live.ts';
import { usePageInRange } from '~/lib/admin/page-in-range.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useLastRole } from '~/lib/session/last-role.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { SearchField } from '~/ui/admin/fields/search-field.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import './persons.css';
import { usePersons } from './persons-api.ts';
import { Sum } from './sum.tsx';

type Row = PersonList['items'][number];

const TONES = { buyer: 'solid', holder: 'line', lead: 'ok', former: 'dim' } as const;

/** Everyone who bought, reserved or asked, found by any part of a name or phone, and by what they are. */
export function PersonsScreen() {
  const { persons: t } = useAdminTexts();
  const role = useLastRole();
  const { q, page, setQ, setPage, change } = useListParams();
  const [params] = useSearchParams();
  const [text, setText] = useSearchText(q, setQ);
  // what somebody may not see is no filter either
  const filters = PERSON_FILTERS.filter(
    (one) => (one !== 'lead' || mayEnter(role, 'leads')) && (one !== 'owing' || mayEnter(role, 'money')),
  );
  const is = filters.find((one) => one === params.get('is')) ?? null;
  useLive(['sold', 'money', 'buildings', 'lacasa', 'leads'], ['persons']);
  const query = usePersons({ q, page, is });
  usePageInRange(query.data, setPage);
  return (
    <Page title={t.title} sub={query.data && t.count(query.data.total)}>
      <div className="toolbar">
        <SearchField label={t.search} value={text} onChange={setText} />
        <Segmented
          label={t.show}
          value={is ?? 'all'}
          options={(['all', ...filters] as const).map((value) => ({ value, label: t.filters[value] }))}
          onChange={(next) => change({ is: next === 'all' ? null : next, page: null })}
        />
      </div>
      <QueryView query={query} failed={t.loadFailed} skeleton={<PersonsTable rows={undefined} />}>
        {(list) =>
          list.total === 0 ? (
            <EmptyState
              title={q || is ? t.noneFits : t.empty}
              action={
                (q || is) && (
                  <Button onPress={() => change({ q: null, is: null, page: null })}>{t.clearSearch}</Button>
                )
              }
            >
              {q ? t.noMatch(q) : !is && t.emptyBody}
            </EmptyState>
          ) : (
            <div>
              <PersonsTable rows={list.items} />
              <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
            </div>
          )
        }
      </QueryView>
    </Page>
  );
}

function PersonsTable({ rows }: { rows: Row[] | undefined }) {
  const { persons: t } = useAdminTexts();
  const role = useLastRole();
  const [seesMoney, seesLeads] = [mayEnter(role, 'money'), mayEnter(role, 'leads')];
  const columns: Column<Row>[] = [
    {
      id: 'person',
      header: t.columns.person,
      className: 'persons-name',
      skeleton: '10em',
      cell: ({ id, name }) => (
        <strong>
          <Link to={personPath(id)}>
            <bdi>{name || t.unnamed}</bdi>
          </Link>
        </strong>
      ),
    },
    {
      id: 'phone',
      header: t.columns.phone,
      className: 'persons-phone',
      skeleton: '8em',
      cell: ({ phone }) => (phone ? <TelLink phone={phone} /> : <EmptyValue label={t.noPhone} />),
    },
    {
      id: 'role',
      header: t.columns.role,
      className: 'persons-roles',
      skeleton: '5em',
      cell: ({ roles }) =>
        roles.length > 0 ? (
          roles.map((role) => (
            <Tag key={role} tone={TONES[role]}>
              {t.roles[role]}
            </Tag>
          ))
        ) : (
          <Tag tone="dim">{t.roles.other}</Tag>
        ),
    },
    {
      id: 'units',
      header: t.columns.units,
      className: 'persons-of',
      skeleton: '6em',
      cell: ({ units }) => units.length > 0 && <UnitsOf units={units} />,
    },
    ...(seesMoney
      ? [
          {
            id: 'owes',
            header: t.columns.outstanding,
            isNumber: true,
            className: 'persons-balance',
            skeleton: '6em',
            cell: ({ owes }: Row) => owes?.map((sum) => <Sum key={sum.currency} sum={sum} />),
          },
        ]
      : []),
    ...(seesLeads
      ? [
          {
            id: 'contact',
            header: t.columns.contact,
            className: 'persons-contact',
            skeleton: '6em',
            cell: ({ lastContactAt }: Row) => lastContactAt && <RelativeTime at={lastContactAt} />,
          },
        ]
      : []),
  ];
  return (
    <EvenFigures of={(rows ?? []).flatMap(({ owes }) => owes ?? [])}>
      <DataTable
        label={t.title}
        className="persons-table"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </EvenFigures>
  );
}

/** '5-02, P-01' and below it where they are. */
function UnitsOf({ units }: { units: Row['units'] }) {
  const { lang } = useLanguage();
  const places = [...new Set(units.map((unit) => nameOf(unit, lang)).filter(Boolean))];
  return (
    <span className="two-lines">
      <span>
        {units.map(({ label, nameEn }, i) => (
          <Fragment key={`${nameEn} ${label}`}>
            {i > 0 && (lang === 'ar' ? '، ' : ', ')}
            {/\p{Script=Arabic}/u.test(label) ? (
              <bdi>{isolateNumbers(label)}</bdi>
            ) : (
              <bdi dir="ltr">{label}</bdi>
            )}
          </Fragment>
        ))}
      </span>
      {places.length > 0 && <small>{places.join(' · ')}</small>}
    </span>
  );
}
