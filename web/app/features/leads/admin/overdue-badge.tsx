import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLive } from '~/lib/admin/live.ts';
import { useSession } from '~/lib/session/session.ts';
import { Count } from '~/ui/admin/values/tag.tsx';
import { useOverdueOfMine } from './leads-api.ts';

/** The reader's overdue steps beside 'Leads' in the sidebar, updated live. */
export function OverdueBadge() {
  const { leads: t } = useAdminTexts();
  const now = useSession();
  const { data: count } = useOverdueOfMine(now.status === 'signedIn' ? now.user.id : null);
  useLive(['leads']);
  return count ? <Count value={count} label={t.overdueBadge(count)} /> : null;
}
