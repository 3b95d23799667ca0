import { PERSON_FILTERS, type PersonList } from '@diyar/contract/persons';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { nameOf } from '@diyar/contract/rules/localized';
import { mayEnter } from '@diyar/contract/rules/roles';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListCall } from '~/lib/admin/list-call.ts';
import { oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useHolder } from '~/lib/session/holder.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { SegmentFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import './persons.css';
import { Sum } from './sum.tsx';

type Row = PersonList['items'][number];

const TONES = { buyer: 'solid', holder: 'line', lead: 'ok', former: 'dim' } as const;

/** Everyone who bought, reserved or asked, found by any part of a name or phone, and by what they are. */
export function PersonsScreen() {
  const { persons: t } = useAdminTexts();
  const who = useHolder();
  // what somebody may not see is no filter either
  const kinds = PERSON_FILTERS.filter(
    (one) => (one !== 'lead' || mayEnter(who, 'leads')) && (one !== 'owing' || mayEnter(who, 'money')),
  );
  const list = useListParams({ is: oneOf(kinds) });
  const query = useListCall('GET /admin/persons', list.view);
  return (
    <Page title={t.title} sub={query.data && t.count(query.data.total)}>
      <ListTools list={list} search={t.search}>
        <SegmentFilter {...list.field('is')} label={t.show} values={kinds} words={t.filters} />
      </ListTools>
      <ListView list={list} query={query} empty={<EmptyState title={t.empty}>{t.emptyBody}</EmptyState>}>
        {(rows) => <PersonsTable rows={rows} />}
      </ListView>
    </Page>
  );
}

function PersonsTable({ rows }: { rows: Row[] | undefined }) {
  const { persons: t } = useAdminTexts();
  const who = useHolder();
  const [seesMoney, seesLeads] = [mayEnter(who, 'money'), mayEnter(who, 'leads')];
  const columns: Column<Row>[] = [
    {
      id: 'person',
      header: t.columns.person,
      maxWidth: '320px',
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
      skeleton: '8em',
      cell: ({ phone }) => (phone ? <TelLink phone={phone} /> : <EmptyValue label={t.noPhone} />),
    },
    {
      id: 'role',
      header: t.columns.role,
      card: 'aside',
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
      skeleton: '6em',
      cell: ({ units }) => units.length > 0 && <UnitsOf units={units} />,
    },
    ...(seesMoney
      ? [
          {
            id: 'owes',
            header: t.columns.outstanding,
            kind: 'number' as const,
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
            kind: 'time' as const,
            skeleton: '6em',
            cell: ({ lastContactAt }: Row) => lastContactAt && <RelativeTime at={lastContactAt} />,
          },
        ]
      : []),
  ];
  return (
    <EvenFigures of={(rows ?? []).flatMap(({ owes }) => owes ?? [])}>
      <DataTable label={t.title} columns={columns} rows={rows} rowKey={({ id }) => id} />
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
