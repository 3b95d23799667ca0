import { type InsightPeriod, insightPeriod, PERIOD, periodKey } from '@diyar/contract/rules/insight-periods';
import { companyDay } from '~/lib/admin/dates.ts';
import { anId, useListParams } from '~/lib/admin/list-params.ts';

const FILTERS = { period: (text: string) => (PERIOD.test(text) ? text : null), building: anId };

export type Asked = { period: string; buildingId: number | null };
export const INSIGHTS_PATH = '/admin/insights';

/** Period and building, as they stand in the address. */
export function useInsightsParams() {
  const { view, filter } = useListParams(FILTERS);
  const today = companyDay();
  const period: InsightPeriod = insightPeriod(view.period ?? periodKey(today, 'month'), today);
  const asked: Asked = { period: period.key, buildingId: view.building };
  return { asked, period, filter, today };
}

/** An address with what is given, without what is not. */
export function addressWith(
  path: string,
  values: Record<string, string | number | null | undefined>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== undefined) params.set(name, String(value));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
