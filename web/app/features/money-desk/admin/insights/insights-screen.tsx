import {
  kindOfPeriod,
  neighbour,
  PERIOD_KINDS,
  type PeriodKind,
  periodKey,
} from '@diyar/contract/rules/insight-periods';
import { nameOf } from '@diyar/contract/rules/localized';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { useBuildingChoice } from '../money-desk-api.ts';
import '../ahead/money-ahead.css';
import { DiscountsSection } from './discounts-section.tsx';
import './insights.css';
import { useSales, useStock } from './insights-api.ts';
import { useInsightsParams } from './insights-params.ts';
import { LeadsSection } from './leads-section.tsx';
import { AgeingSection, AheadSection, GiveBackSection, ReturnedSection } from './money-sections.tsx';
import { usePeriodName } from './period-text.ts';
import { PricesSection } from './prices-section.tsx';
import { SalesSection } from './sales-section.tsx';
import { IsQuiet } from './section.tsx';
import { StockSection } from './stock-section.tsx';

/** /admin/insights, for the owner: docs/product/insights.md */
export function InsightsScreen() {
  const { moneyDeskInsights: t, ui } = useAdminTexts();
  const { asked, period } = useInsightsParams();
  const begins = useBegins();
  return (
    <Page
      title={t.title}
      actions={<IconButton icon="printer" label={ui.print} onPress={() => window.print()} />}
    >
      <div className="insights">
        <Tools />
        {begins === undefined && <Skeleton width="24em" />}
        {begins && (
          <EmptyState title={t.begins} action={<LinkButton to="/admin">{t.firstSteps}</LinkButton>}>
            {t.beginsBody}
          </EmptyState>
        )}
        <IsQuiet value={begins !== false}>
          <SalesSection asked={asked} />
          <StockSection asked={asked} />
          <AheadSection asked={asked} />
          <AgeingSection asked={asked} />
          <PricesSection asked={asked} />
          <DiscountsSection asked={asked} />
          <LeadsSection asked={asked} />
          <ReturnedSection asked={asked} year={period.year} />
          <GiveBackSection asked={asked} />
        </IsQuiet>
      </div>
    </Page>
  );
}

const ALL = 'all';

function Tools() {
  const { moneyDeskInsights: t, moneyDesk } = useAdminTexts();
  const { lang } = useLanguage();
  const { asked, filter, today } = useInsightsParams();
  const periodName = usePeriodName();
  const { data } = useBuildingChoice();
  const go = (key: string) => filter({ period: key === periodKey(today, 'month') ? null : key });
  const next = neighbour(asked.period, 1);
  const isLast = next > periodKey(today, kindOfPeriod(next));
  return (
    <div className="toolbar">
      <Segmented<PeriodKind>
        label={t.periodKind}
        value={kindOfPeriod(asked.period)}
        options={PERIOD_KINDS.map((value) => ({ value, label: t.kinds[value] }))}
        onChange={(kind) => go(periodKey(today, kind))}
      />
      <span className="insights-period" data-no-print>
        <IconButton
          icon="caret-left"
          size="s"
          label={t.earlier}
          onPress={() => go(neighbour(asked.period, -1))}
        />
        <strong>{periodName(asked.period)}</strong>
        <IconButton
          icon="caret-right"
          size="s"
          label={t.later}
          isDisabled={isLast}
          onPress={() => go(next)}
        />
      </span>
      {data && data.length > 1 && (
        <Select
          label={moneyDesk.building}
          isLabelHidden
          value={asked.buildingId === null ? ALL : String(asked.buildingId)}
          options={[
            { value: ALL, label: moneyDesk.allBuildings },
            ...data.map((building) => ({ value: String(building.id), label: nameOf(building, lang) })),
          ]}
          onChange={(chosen) => filter({ building: chosen === ALL ? null : chosen })}
        />
      )}
    </div>
  );
}

/** Whether the company has sold nothing and owns nothing to sell; undefined until that is known. */
function useBegins(): boolean | undefined {
  const { asked } = useInsightsParams();
  const [sales, stock] = [useSales(asked), useStock(asked)];
  if (sales.error ?? stock.error) return false;
  return sales.data && stock.data && sales.data.lastOn === null && stock.data.rows.length === 0;
}
