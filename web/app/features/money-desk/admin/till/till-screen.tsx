import type { Till } from '@diyar/contract/till';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayAndTime } from '~/lib/admin/dates.ts';
import { aDay, anId, useListParams } from '~/lib/admin/list-params.ts';
import { useLanguage } from '~/lib/language.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { DayFilter } from '~/ui/admin/lists/filters.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { CloseForm } from './close-form.tsx';
import { useTill } from './till-api.ts';
import { TillLines } from './till-lines.tsx';
import { CashierChoice, TillPage } from './till-page.tsx';

const FILTERS = { cashier: anId, from: aDay };

/** /admin/till: the cash of a cashier since their last closing. */
export function TillScreen() {
  const { moneyDeskTill: t } = useAdminTexts();
  const { view, filter, field } = useListParams(FILTERS);
  const query = useTill({ cashierId: view.cashier, from: view.from });
  return (
    <TillPage>
      <QueryView query={query} failed={t.failed} skeleton={<Skeleton width="20em" />}>
        {(till) => (
          <div className="till">
            <div className="toolbar toolbar--fields">
              <CashierChoice
                cashiers={till.cashiers}
                value={till.cashier.id}
                onChange={(id) => filter({ cashier: id === null ? null : String(id), from: null })}
              />
              {till.last === null && <DayFilter label={t.from} {...field('from')} />}
            </div>
            <LastClosed till={till} />
            {till.sums.length === 0 && view.from === null ? (
              <EmptyState title={t.empty}>{t.emptyBody}</EmptyState>
            ) : (
              <EvenFigures of={till.lines}>
                <CloseForm
                  // another till, or the same after its closing, is counted anew
                  key={`${till.cashier.id} ${till.last?.id ?? view.from}`}
                  till={till}
                  from={till.last ? null : view.from}
                  onMoved={() => void query.refetch()}
                />
                <TillLines lines={till.lines} />
              </EvenFigures>
            )}
          </div>
        )}
      </QueryView>
    </TillPage>
  );
}

function LastClosed({ till }: { till: Till }) {
  const { moneyDeskTill: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <p className="note">
      {till.last ? t.lastClosed(till.last.number, dayAndTime(till.last.at, lang)) : t.fromHint} {t.note}
    </p>
  );
}
