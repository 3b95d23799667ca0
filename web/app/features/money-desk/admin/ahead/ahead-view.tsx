import type { MoneyAhead } from '@diyar/contract/money-ahead';
import { AHEAD_COLUMNS, AHEAD_PARTS, type AheadPart } from '@diyar/contract/rules/money-ahead';
import { moneyText } from '@diyar/contract/rules/money-text';
import { useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { anyText, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { useAhead } from '../money-desk-api.ts';
import { AheadCellList } from './ahead-list.tsx';
import { AheadTable } from './ahead-table.tsx';
import { Figure } from './figure.tsx';
import './money-ahead.css';

type Currencies = MoneyAhead['currencies'];

const FILTERS = { currency: anyText, column: anyText, part: oneOf(AHEAD_PARTS) };

const sumOf = (cells: Currencies[number]['cells'], isMeant: (part: AheadPart) => boolean) =>
  cells.reduce((sum, { part, amount }) => (isMeant(part) ? sum + amount : sum), 0);

/** What buyers owe by the month in which it comes in: docs/product/money-desk.md#what-comes-in. */
export function AheadView({ buildingId }: { buildingId: number | null }) {
  const { moneyDeskAhead: t, moneyDesk } = useAdminTexts();
  const query = useAhead(buildingId);
  return (
    <QueryView query={query} failed={moneyDesk.loadFailed} skeleton={<Skeleton width="20em" />}>
      {(ahead) =>
        ahead.currencies.length === 0 ? (
          <EmptyState title={t.nothingOwed}>{t.nothingOwedBody}</EmptyState>
        ) : (
          <Ahead ahead={ahead} buildingId={buildingId} />
        )
      }
    </QueryView>
  );
}

function Ahead({ ahead, buildingId }: { ahead: MoneyAhead; buildingId: number | null }) {
  const { moneyDeskAhead: t } = useAdminTexts();
  const [params] = useSearchParams();
  const { view, change } = useListParams(FILTERS);
  const chosen = ahead.currencies.find(({ currency }) => currency === view.currency) ?? ahead.currencies[0];
  if (!chosen) return null;
  const { currency, outstanding, cells, excess } = chosen;
  const isColumn = [...ahead.months, ...AHEAD_COLUMNS].some((column) => column === view.column);
  const addressOf = (column: string, part: AheadPart | null) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ view: 'ahead', currency, column, part, page: null }))
      value === null ? next.delete(name) : next.set(name, value);
    return `?${next}`;
  };
  const cheques = sumOf(cells, (part) => part === 'cheques');
  const without = sumOf(cells, (part) => part !== 'cheques');
  return (
    <EvenFigures of={cells.map(({ amount }) => ({ amount, currency }))}>
      <section className="money-ahead">
        {ahead.currencies.length > 1 && (
          <div className="toolbar">
            <Segmented<string>
              label={t.currency}
              value={currency}
              options={ahead.currencies.map((one) => ({
                value: one.currency,
                label: (
                  <>
                    {one.currency}{' '}
                    <span className="money-ahead-owed">
                      <Figure amount={one.outstanding} currency={one.currency} />
                    </span>
                  </>
                ),
              }))}
              onChange={(next) => change({ currency: next, column: null, part: null, page: null })}
            />
            <span className="note">{t.aheadNote}</span>
          </div>
        )}
        <AheadTable months={ahead.months} currency={currency} cells={cells} addressOf={addressOf} />
        <p className="note">
          {t.equation(
            moneyText(cheques, currency),
            moneyText(without, currency),
            moneyText(outstanding, currency),
          )}{' '}
          {t.thisMonth} {excess > 0 && t.excess(moneyText(excess, currency))}{' '}
          {ahead.withoutRate.length > 0 &&
            t.withoutRate(ahead.withoutRate.map((sum) => moneyText(sum.amount, sum.currency)).join(' · '))}
        </p>
        {view.column !== null && isColumn && (
          <AheadCellList
            cell={{ currency, column: view.column, part: view.part, buildingId }}
            onClose={() => change({ column: null, part: null, page: null })}
          />
        )}
      </section>
    </EvenFigures>
  );
}
