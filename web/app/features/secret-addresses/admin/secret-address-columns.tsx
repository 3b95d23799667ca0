import { dealId } from '@diyar/contract/rules/ids';
import { nameOf } from '@diyar/contract/rules/localized';
import type { SecretAddress } from '@diyar/contract/secret-addresses';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import type { Column } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { shownName } from './secret-address-name.ts';

export function useAddressColumns(onEnd: (address: SecretAddress) => void): Column<SecretAddress>[] {
  const { secretAddresses: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  return [
    {
      id: 'what',
      header: t.columns.what,
      maxWidth: '320px',
      skeleton: '12em',
      cell: (address) => <Shown address={address} />,
    },
    {
      id: 'kind',
      header: t.columns.kind,
      skeleton: '5em',
      cell: ({ kind }) => <Tag tone="line">{t.kindOf[kind]}</Tag>,
    },
    {
      id: 'maker',
      header: t.columns.maker,
      skeleton: '6em',
      cell: ({ maker }) => (maker ? <bdi>{maker}</bdi> : <EmptyValue label={t.unknown} />),
    },
    {
      id: 'made',
      header: t.columns.made,
      kind: 'time',
      isNamedOnCard: true,
      skeleton: '5em',
      cell: ({ createdAt }) => <RelativeTime at={createdAt} />,
    },
    {
      id: 'read',
      header: t.columns.read,
      kind: 'time',
      isNamedOnCard: true,
      skeleton: '5em',
      cell: ({ lastReadAt }) => (lastReadAt === null ? t.never : <RelativeTime at={lastReadAt} />),
    },
    {
      id: 'ends',
      header: t.columns.ends,
      isNamedOnCard: true,
      skeleton: '4em',
      cell: ({ endsOn }) =>
        endsOn === null ? (
          <EmptyValue label={t.open} />
        ) : (
          <time dateTime={endsOn}>{shortDay(endsOn, lang)}</time>
        ),
    },
    {
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      skeleton: '4em',
      cell: (address) => (
        <Button
          size="s"
          variant="danger-quiet"
          aria-label={t.endOf(shownName(address, lang) || t.untitled)}
          onPress={() => onEnd(address)}
        >
          {t.end}
        </Button>
      ),
    },
  ];
}

const pageOf = ({ kind, subjectId }: SecretAddress): string | null => {
  if (kind === 'quote' && subjectId !== null) return `/admin/quotes/${subjectId}`;
  if (kind === 'preview') return subjectId === null ? null : `/admin/projects/${subjectId}`;
  if (kind === 'buyer') return subjectId === null ? null : dealPath(dealId(subjectId));
  return kind === 'viewing' ? '/admin/viewings' : '/admin/users';
};

/** Leads to where staff work on it. */
function Shown({ address }: { address: SecretAddress }) {
  const { secretAddresses: t } = useAdminTexts();
  const { lang } = useLanguage();
  const page = pageOf(address);
  const name = (
    <>
      {address.number && (
        <>
          <bdi dir="ltr">{address.number}</bdi>
          {' · '}
        </>
      )}
      <bdi>{nameOf(address, lang) || t.untitled}</bdi>
    </>
  );
  return (
    <span className="two-lines">
      <strong className="clip">{page ? <Link to={page}>{name}</Link> : name}</strong>
      <small className="clip">{t.shows[address.kind]}</small>
    </span>
  );
}
