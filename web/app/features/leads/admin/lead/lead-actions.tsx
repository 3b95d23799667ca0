import type { LeadDetail } from '@diyar/contract/leads';
import { PathButtons } from '~/features/path/admin/doors/path-buttons.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { useLeadPath } from '../lead-path.ts';

/** What usually comes next: a quote, a hold, a reservation, each filled in with what the lead knows; or a viewing. */
export function LeadActions({ lead, onPlan }: { lead: LeadDetail; onPlan: () => void }) {
  const { leadsLead: t } = useAdminTexts();
  return (
    <>
      <PathButtons {...useLeadPath()(lead)} primary="quote" />
      <Button icon="calendar-plus" onPress={onPlan}>
        {t.plan}
      </Button>
    </>
  );
}
