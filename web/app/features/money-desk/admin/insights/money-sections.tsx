import type { DebtRow, DrawerRow } from '@diyar/contract/money-desk';
import type { Days } from '@diyar/contract/rules/insight-periods';
import { sumAmounts } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { figuresOf, partsShown } from '../ahead/ageing-columns.tsx';
import { AgeingTotals } from '../ahead/ageing-view.tsx';
import { AheadTable } from '../ahead/ahead-table.tsx';
import { useAgeing, useAhead, useDebts, useDrawers } from '../money-desk-api.ts';
import { DealLink, Money, Sums, UnitOf } from '../money-parts.tsx';
import { Percent } from './figure-link.tsx';
import { type Asked, addressWith } from './insights-params.ts';
import { Section } from './section.tsx';

const DESK = '/admin/money';

/** What buyers owe by the month in which it comes in: the view of the desk, each figure with its list there. */
export function AheadSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t, moneyDeskAhead: ahead, moneyDesk } = useAdminTexts();
  const query = useAhead(asked.buildingId);
  return (
    <Section
      title={moneyDesk.views.ahead}
      note={ahead.thisMonth}
      query={query}
      isEmpty={({ currencies }) => currencies.length === 0}
    >
      {({ currencies, months }) =>
        currencies.map(({ currency, outstanding, cells }) => {
          const of = (isCheque: boolean) =>
            moneyText(
              sumAmounts(
                cells.flatMap(({ part, amount }) => ((part === 'cheques') === isCheque ? [amount] : [])),
                currency,
              ),
              currency,
            );
          return (
            <EvenFigures key={currency} of={cells.map(({ amount }) => ({ amount, currency }))}>
              <details className="insights-currency" open={currency === currencies[0]?.currency}>
                <summary>{t.owed(moneyText(outstanding, currency))}</summary>
                <AheadTable
                  months={months}
                  currency={currency}
                  cells={cells}
                  addressOf={(column, part) =>
                    addressWith(DESK, { view: 'ahead', building: asked.buildingId, currency, column, part })
                  }
                />
                <p className="note">
                  {ahead.equation(of(true), of(false), moneyText(outstanding, currency))}
                </p>
              </details>
            </EvenFigures>
          );
        })
      }
    </Section>
  );
}

/** Ageing per currency, with the way to who owes what. */
export function AgeingSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t, moneyDeskAhead: ahead } = useAdminTexts();
  const query = useAgeing({ ...asked, q: '', by: 'deal', of: 'late', sort: '-late', page: 1 });
  return (
    <Section
      title={ahead.ageing}
      note={<Link to={addressWith(DESK, { view: 'ageing', building: asked.buildingId })}>{t.whoOwes}</Link>}
      query={query}
      isEmpty={({ totals }) => totals.length === 0}
    >
      {({ totals }) => (
        <EvenFigures of={figuresOf(totals)}>
          <AgeingTotals
            totals={totals}
            shown={partsShown(totals)}
            addressOf={(of, sort) =>
              addressWith(DESK, { view: 'ageing', building: asked.buildingId, of, sort: `-${sort}` })
            }
          />
        </EvenFigures>
      )}
    </Section>
  );
}

/** Cheques that came back in twelve months, of those presented in them. */
export function ReturnedSection({ asked, year }: { asked: Asked; year: Days }) {
  const { moneyDeskInsights: t, moneyDeskCheques: cheques, moneyDesk } = useAdminTexts();
  const query = useDrawers(asked.buildingId, 1, year);
  const columns: Column<DrawerRow>[] = [
    { id: 'drawer', header: cheques.drawer, cell: ({ name }) => <bdi>{name || moneyDesk.noName}</bdi> },
    {
      id: 'cameBack',
      header: cheques.cameBack,
      card: 'aside',
      cell: ({ cameBack, presented }) => cheques.ofPresented(cameBack, presented),
    },
    {
      id: 'open',
      header: cheques.notSettled,
      kind: 'number',
      isNamedOnCard: true,
      cell: ({ open }) => open.length > 0 && <Sums of={open} />,
    },
  ];
  return (
    <Section
      title={t.returned}
      note={t.twelveMonths}
      query={query}
      isEmpty={({ presented }) => presented === 0}
    >
      {({ items, cameBack, presented }) => (
        <>
          <p className="insights-head">
            <strong>
              <Percent share={cameBack / presented} />
            </strong>{' '}
            {t.cameBack(cameBack, presented)}
            {items.some(({ open }) => open.length > 0) && (
              <Link to={addressWith(DESK, { view: 'returned', building: asked.buildingId })}>
                {cheques.questions.returned}
              </Link>
            )}
          </p>
          {items.length > 0 && (
            <EvenFigures of={items.flatMap(({ open }) => open)}>
              <DataTable
                label={t.returned}
                columns={columns}
                rows={items}
                rowKey={({ name, personId }) => personId ?? name}
              />
            </EvenFigures>
          )}
        </>
      )}
    </Section>
  );
}

/** Cancelled deals whose money is not settled. */
export function GiveBackSection({ asked }: { asked: Asked }) {
  const { moneyDeskInsights: t, moneyDesk } = useAdminTexts();
  const query = useDebts('toGiveBack', { buildingId: asked.buildingId, q: '', page: 1 });
  const columns: Column<DebtRow>[] = [
    { id: 'deal', header: moneyDesk.columns.from, cell: ({ deal }) => <DealLink deal={deal} /> },
    { id: 'unit', header: moneyDesk.columns.unit, card: 'start', cell: ({ deal }) => <UnitOf deal={deal} /> },
    {
      id: 'received',
      header: t.received,
      kind: 'number',
      isNamedOnCard: true,
      cell: ({ balance }) => balance && <Money amount={balance.paid} currency={balance.currency} />,
    },
    {
      id: 'kept',
      header: t.keptOrGiven,
      kind: 'number',
      isNamedOnCard: true,
      cell: ({ balance }) =>
        balance && (
          <Money
            amount={sumAmounts([balance.paid, -balance.overpaid], balance.currency)}
            currency={balance.currency}
          />
        ),
    },
    {
      id: 'back',
      header: moneyDesk.views.toGiveBack,
      kind: 'number',
      card: 'aside',
      cell: ({ balance, uncounted }) =>
        balance && balance.overpaid > 0 ? (
          <Money amount={balance.overpaid} currency={balance.currency} />
        ) : (
          <Sums of={uncounted} />
        ),
    },
  ];
  return (
    <Section
      title={moneyDesk.views.toGiveBack}
      note={
        <Link to={addressWith(DESK, { view: 'toGiveBack', building: asked.buildingId })}>{t.wholeList}</Link>
      }
      query={query}
      isEmpty={({ total }) => total === 0}
    >
      {({ items }) => (
        <EvenFigures
          of={items.flatMap(({ balance }) =>
            balance
              ? [balance.paid, balance.overpaid].map((amount) => ({ amount, currency: balance.currency }))
              : [],
          )}
        >
          <DataTable
            label={moneyDesk.views.toGiveBack}
            columns={columns}
            rows={items}
            rowKey={({ deal }) => deal.id}
          />
        </EvenFigures>
      )}
    </Section>
  );
}
