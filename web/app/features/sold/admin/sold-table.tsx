import { isolateNumbers, withoutIsolates } from '@diyar/contract/rules/isolated-numbers';
import { labelOf, nameOf } from '@diyar/contract/rules/localized';
import type { Sold } from '@diyar/contract/sold';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime, companyDay, fullMoment, shortDay } from '~/lib/admin/dates.ts';
import { useKnowsBuildings } from '~/lib/admin/own-server.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { OwnLink } from '~/ui/admin/buttons/own-link.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EmptyValue } from '~/ui/admin/values/empty-value.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { TelLink } from '~/ui/admin/values/tel-link.tsx';
import { ContractLink } from './contract-link.tsx';

type Props = {
  records: Sold[] | undefined;
  rolledBackId: number | null;
  onEdit: (sold: Sold) => void;
  onDelete: (sold: Sold) => void;
};

/** Id, apartment, buyer, phone, contract, sold date, notes, delete. */
export function SoldTable({ records, rolledBackId, onEdit, onDelete }: Props) {
  const { sold: t, ui } = useAdminTexts();
  const canEdit = useKnowsBuildings();
  const mayWrite = useMay()('soldRecords');
  const columns: Column<Sold>[] = [
    {
      id: 'id',
      header: t.columns.id,
      kind: 'number',
      card: 'hidden',
      className: 'sold-id',
      skeleton: '2em',
      cell: ({ id }) => id,
    },
    {
      id: 'apartment',
      header: t.columns.apartment,
      card: 'title',
      maxWidth: '240px',
      className: 'sold-apartment',
      skeleton: '10em',
      cell: (sold) => <Apartment sold={sold} />,
    },
    {
      id: 'buyer',
      header: t.columns.buyer,
      maxWidth: '200px',
      skeleton: '8em',
      cell: (sold) => <Buyer sold={sold} />,
    },
    {
      id: 'phone',
      header: t.columns.phone,
      card: 'end',
      skeleton: '8em',
      cell: ({ buyerPhone }) =>
        buyerPhone ? <TelLink phone={buyerPhone} /> : <EmptyValue label={t.noPhone} />,
    },
    {
      id: 'contract',
      header: t.columns.contract,
      skeleton: '6em',
      cell: (sold) => <ContractLink sold={sold} />,
    },
    {
      id: 'when',
      header: t.columns.soldAt,
      kind: 'time',
      className: 'sold-time',
      skeleton: '7em',
      cell: ({ soldAt }) => (soldAt ? <SoldAt at={soldAt} /> : <EmptyValue label={t.noDate} />),
    },
    {
      id: 'notes',
      header: t.columns.notes,
      card: 'wide',
      maxWidth: '200px',
      className: 'sold-note',
      skeleton: '10em',
      cell: ({ notes }) =>
        notes ? (
          <span className="clip" dir="auto" title={notes}>
            {notes}
          </span>
        ) : (
          <EmptyValue label={t.noNotes} />
        ),
    },
  ];
  if (mayWrite)
    columns.push({
      id: 'actions',
      header: ui.actions,
      kind: 'actions',
      skeleton: '2em',
      cell: (sold) => (
        <>
          {canEdit && (
            <IconButton
              icon="pencil-simple"
              size="s"
              label={t.editOf(sold.apartmentName)}
              onPress={() => onEdit(sold)}
            />
          )}
          <IconButton
            icon="trash"
            size="s"
            variant="danger"
            label={t.deleteOf(sold.apartmentName)}
            onPress={() => onDelete(sold)}
          />
        </>
      ),
    });
  return (
    <DataTable
      label={t.title}
      className="sold-table"
      columns={columns}
      rows={records}
      rowKey={(sold) => sold.id}
      rowProps={(sold) => ({ className: sold.id === rolledBackId ? 'data-table-row--rolled' : undefined })}
    />
  );
}

/** A record of a real unit links to its project. */
function Apartment({ sold }: { sold: Sold }) {
  const { lang } = useLanguage();
  const { project, unit, apartmentName } = sold;
  const name = <bdi>{isolateNumbers(apartmentName)}</bdi>;
  if (!project)
    return (
      <span className="two-lines">
        <strong>{name}</strong>
        <Price sold={sold} />
      </span>
    );
  const place = [nameOf(project, lang), unit && labelOf(unit, lang)].filter(Boolean).join(' ');
  const isSame = withoutIsolates(place) === apartmentName;
  return (
    <span className="two-lines">
      <strong>
        <OwnLink right="projects" to={`/admin/projects/${project.id}`}>
          {name}
        </OwnLink>
      </strong>
      {(!isSame || sold.price !== null) && (
        <small>
          {!isSame && <bdi>{place}</bdi>} <Price sold={sold} />
        </small>
      )}
    </span>
  );
}

const Price = ({ sold: { price, currency } }: { sold: Sold }) =>
  price !== null && currency !== null && <Money amount={price} currency={currency} />;

/** A buyer who is known as a person links to their sheet. */
function Buyer({ sold }: { sold: Sold }) {
  const { sold: t } = useAdminTexts();
  const { buyerName, personId } = sold;
  if (!buyerName) return <EmptyValue label={t.noBuyer} />;
  if (personId === null) return <bdi>{buyerName}</bdi>;
  return (
    <Link to={personPath(personId)}>
      <bdi>{buyerName}</bdi>
    </Link>
  );
}

function SoldAt({ at }: { at: string }) {
  const { lang } = useLanguage();
  return (
    <time dateTime={at} title={fullMoment(at, lang)}>
      {shortDay(companyDay(at), lang)} <small>{clockTime(at, lang)}</small>
    </time>
  );
}
