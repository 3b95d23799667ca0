import type { Person, PersonDeal } from '@diyar/contract/persons';
import { momentText } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { nameOf } from '@diyar/contract/rules/localized';
import { Link } from 'react-router';
import { OverdueLine, useResult } from '~/features/ledger/admin/balance.tsx';
import { type RowMoney, useBalanceColumns } from '~/features/ledger/admin/balance-columns.tsx';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { apartmentPath, dealPath, floorsPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { OwnLink } from '~/ui/admin/buttons/own-link.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { Sum } from './sum.tsx';

const TONES = { held: 'line', reserved: 'clay', sold: 'solid', expired: 'dim', cancelled: 'dim' } as const;

/** Where the deal is seen: its first unit in the tracker of its building. */
function trackerOf({ building, units }: PersonDeal): string | null {
  if (!building) return null;
  const [first] = units;
  return first ? apartmentPath(building, first.id) : floorsPath(building);
}

const moneyOf = ({ balance, stage }: PersonDeal): RowMoney =>
  balance && { balance, isCancelled: stage === 'cancelled' };

const figuresOf = ({ balance, due, paid }: PersonDeal) =>
  balance
    ? Object.values(balance).flatMap((amount) =>
        typeof amount === 'number' ? [{ amount, currency: balance.currency }] : [],
      )
    : [due, paid];

/** Units with building and number, stage with its day, and the money for those who see it. */
export function PersonDeals({ person }: { person: Person }) {
  const { persons: t } = useAdminTexts();
  const seesMoney = person.owes !== null;
  const columns: Column<PersonDeal>[] = [
    {
      id: 'units',
      header: t.columns.units,
      cell: (deal) => <Units deal={deal} />,
    },
    { id: 'stage', header: t.columns.stage, card: 'aside', cell: (deal) => <Stage deal={deal} /> },
  ];
  const parts = useBalanceColumns(person.deals, moneyOf, {
    // an ended hold, or a price whose currency nobody named
    otherwise: (deal, part) =>
      part === 'price' ? <Sum sum={deal.due} /> : part === 'paid' && <Sum sum={deal.paid} />,
  });
  if (seesMoney)
    columns.push(...parts, {
      id: 'outstanding',
      header: t.columns.outstanding,
      kind: 'number',
      card: 'wide',
      isNamedOnCard: true,
      cell: (deal) => <Result deal={deal} />,
    });
  return (
    <section>
      <header className="section-head">
        <h2>{t.deals}</h2>
      </header>
      {person.deals.length === 0 ? (
        <p className="note">{t.noDeals}</p>
      ) : (
        <EvenFigures of={person.deals.flatMap(figuresOf)}>
          <DataTable
            label={t.deals}
            className="persons-deals"
            columns={columns}
            rows={person.deals}
            rowKey={({ id }) => id}
          />
        </EvenFigures>
      )}
    </section>
  );
}

/** What the deal's parts make, with what of it is late, and the way to its account. */
function Result({ deal }: { deal: PersonDeal }) {
  const { ledger: t } = useAdminTexts();
  const resultOf = useResult();
  const { balance, overdue } = deal;
  const result = balance && resultOf(balance, deal.stage === 'cancelled');
  return (
    <span className="persons-result">
      <Link to={dealPath(deal.id)}>
        {result && balance ? <Money amount={result.amount} currency={balance.currency} /> : t.title}
      </Link>
      {result && balance && balance.overpaid > 0 && <small>{result.name}</small>}
      {balance && <OverdueLine overdue={overdue} currency={balance.currency} />}
    </span>
  );
}

function Units({ deal }: { deal: PersonDeal }) {
  const { persons: t } = useAdminTexts();
  const { lang } = useLanguage();
  const labels = deal.units.map(({ label }) => label).join(lang === 'ar' ? '، ' : ', ');
  const name = isolateNumbers((deal.building ? labels : deal.title) || labels || t.noUnit);
  const to = trackerOf(deal);
  return (
    <span className="two-lines">
      <strong>
        {to ? (
          <Link to={to} aria-label={t.openDeal(name)}>
            <bdi>{name}</bdi>
          </Link>
        ) : deal.soldNo === null ? (
          <bdi>{name}</bdi>
        ) : (
          <OwnLink right="sold" to={`/admin/selled?q=${encodeURIComponent(deal.title)}`}>
            <bdi>{name}</bdi>
          </OwnLink>
        )}
      </strong>
      <small>
        {[deal.building && nameOf(deal.building, lang), deal.name && t.under(deal.name)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}

function Stage({ deal }: { deal: PersonDeal }) {
  const { persons: t, ui, words } = useAdminTexts();
  const { lang } = useLanguage();
  const at = deal.endedAt ?? deal.soldAt ?? deal.createdAt;
  const day = momentText(at, lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const until = deal.stage === 'held' && deal.holdUntil;
  return (
    <span className="two-lines">
      <span>
        <Tag tone={TONES[deal.stage]}>{words.dealStages[deal.stage]}</Tag>
      </span>
      <small>{until ? t.heldUntil(shortMoment(until, lang, ui)) : t.on(day)}</small>
    </span>
  );
}
