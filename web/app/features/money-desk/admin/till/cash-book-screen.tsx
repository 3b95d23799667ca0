import { PAYMENT_METHODS, type PaymentMethod } from '@diyar/contract/rules/ledger';
import { nameOf } from '@diyar/contract/rules/localized';
import type { CashBook, CashBookSum } from '@diyar/contract/till';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { aDay, anId, anyText, oneOf, useListParams } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { ChoiceFilter, DayFilter } from '~/ui/admin/lists/filters.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ListView } from '~/ui/admin/lists/list-view.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { type BookRow, BookSums } from './book-sums.tsx';
import { BookTable } from './book-table.tsx';
import { useCashBook, useTill } from './till-api.ts';
import { CashierChoice, TillPage } from './till-page.tsx';

const FILTERS = {
  from: aDay,
  to: aDay,
  building: anId,
  method: oneOf(PAYMENT_METHODS),
  currency: anyText,
  cashier: anId,
};

/** /admin/till/book: receipts and payment vouchers of a day or period; today unless the address says otherwise. */
export function CashBookScreen() {
  const { moneyDeskTill: t, moneyDesk, words } = useAdminTexts();
  const { lang } = useLanguage();
  const list = useListParams(FILTERS);
  const { q, page, building, method, currency, cashier } = list.view;
  const isToday = list.view.from === null && list.view.to === null && q === '';
  const from = isToday ? companyDay() : list.view.from;
  const to = isToday ? companyDay() : list.view.to;
  const query = useCashBook({
    q,
    page,
    from,
    to,
    buildingId: building,
    method,
    currency: currency ?? '',
    cashierId: cashier,
  });
  const till = useTill({ cashierId: null, from: null });
  const day = (name: 'from' | 'to', value: string | null) => ({
    value,
    // the other end stays where it is shown
    onChange: (next: string | null) => list.filter({ from, to, [name]: next }),
  });
  const sums = query.data?.sums ?? [];
  const byMethod = PAYMENT_METHODS.flatMap((one): BookRow[] =>
    methodRows(sums, one, words.paymentMethods[one]),
  );
  return (
    <TillPage>
      <div className="till">
        <ListTools list={list} search={moneyDesk.searchPapers}>
          <DayFilter label={t.bookFrom} {...day('from', from)} />
          <DayFilter label={t.bookTo} {...day('to', to)} />
          <ChoiceFilter
            label={t.method}
            values={PAYMENT_METHODS}
            words={words.paymentMethods}
            {...list.field('method')}
          />
          {till.data && <CashierChoice cashiers={till.data.cashiers} hasAll {...list.field('cashier')} />}
        </ListTools>
        <EvenFigures of={figuresOf(query.data)}>
          {sums.length > 0 && (
            <>
              <BookSums label={t.byMethod} rows={byMethod} all={sums} />
              <BookSums
                label={t.byBuilding}
                rows={buildingRows(sums, (of) => (of ? nameOf(of, lang) : t.noBuilding))}
                all={sums}
              />
            </>
          )}
          <ListView
            list={list}
            query={query}
            empty={<EmptyState title={t.noPapers}>{t.noPapersBody}</EmptyState>}
          >
            {(rows) => <BookTable rows={rows} />}
          </ListView>
        </EvenFigures>
        <p className="note">{t.chequeNote}</p>
      </div>
    </TillPage>
  );
}

const figuresOf = (book: CashBook | undefined) =>
  book
    ? [
        ...book.items,
        ...book.sums.flatMap(({ currency, received, refunded }) => [
          { amount: received, currency },
          { amount: refunded, currency },
        ]),
      ]
    : [];

/** A way of paying, and below it each cashier who took some. */
function methodRows(sums: readonly CashBookSum[], method: PaymentMethod, name: string): BookRow[] {
  const own = sums.filter((sum) => sum.method === method);
  if (own.length === 0) return [];
  const cashiers = [...new Map(own.map(({ cashier }) => [cashier?.id ?? 0, cashier])).values()];
  return [
    { key: method, name, sums: own, to: { method }, level: 1 },
    ...(cashiers.length < 2
      ? []
      : cashiers.map((cashier) => ({
          key: `${method} ${cashier?.id}`,
          name: cashier?.name ?? '',
          sums: own.filter((sum) => sum.cashier?.id === cashier?.id),
          to: cashier ? { method, cashier: String(cashier.id) } : null,
          level: 2 as const,
        }))),
  ];
}

function buildingRows(
  sums: readonly CashBookSum[],
  name: (building: CashBookSum['building']) => string,
): BookRow[] {
  const buildings = [...new Map(sums.map(({ building }) => [building?.id ?? 0, building])).values()];
  return buildings.map((building) => ({
    key: String(building?.id),
    name: name(building),
    sums: sums.filter((sum) => sum.building?.id === building?.id),
    to: building ? { building: String(building.id) } : null,
    level: 1,
  }));
}
