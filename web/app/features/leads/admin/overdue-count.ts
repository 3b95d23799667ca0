import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useOverdueOfMine } from './leads-api.ts';

/** The overdue steps of a user beside 'Leads' in the sidebar, updated live. */
export function useOverdueCount(userId: number | null) {
  const { leads: t } = useAdminTexts();
  const { data: count } = useOverdueOfMine(userId);
  return count ? { value: count, label: t.overdueBadge(count) } : undefined;
}
