import type { Lead, LeadList } from '@diyar/contract/leads';
import type { LeadId } from '@diyar/contract/rules/ids';
import { isOpenStage } from '@diyar/contract/rules/leads';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ScheduleViewing } from '~/features/viewings/admin/schedule-viewing.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { personPath } from '~/lib/admin/paths.ts';
import { MissingRecord } from '~/ui/admin/feedback/missing-record.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import { Menu, type MenuAction } from '~/ui/admin/overlays/menu.tsx';
import { useLeadName } from '../lead-name.ts';
import { useLead } from '../leads-api.ts';
import type { LeadChanges } from '../use-lead-changes.ts';
import { LeadActions } from './lead-actions.tsx';
import { LeadDetails } from './lead-details.tsx';

type Props = {
  id: LeadId;
  /** Its place in the list, -1 where it is not in it. */
  place: number;
  list: LeadList | undefined;
  changes: LeadChanges;
  onTake: (lead: Lead) => void;
  onLose: (lead: Lead) => void;
  onOpen: (id: LeadId) => void;
  onClose: () => void;
};

/** One lead beside the list, or over it on small screens. */
export function LeadPane({ id, place, list, changes, onTake, onLose, onOpen, onClose }: Props) {
  const { leadsLead: t } = useAdminTexts();
  const navigate = useNavigate();
  const nameOf = useLeadName();
  const query = useLead(id);
  const lead = query.data;
  // as it was when planning began, whatever becomes of the lead meanwhile
  const [planned, setPlanned] = useState<Lead | null>(null);
  const entries: MenuAction[] = [];
  if (lead) {
    entries.push({
      id: 'person',
      label: t.toPerson,
      icon: 'user',
      onAction: () => void navigate(personPath(lead.person.id)),
    });
    if (isOpenStage(lead.stage))
      entries.push({ id: 'lost', label: t.closeLost, icon: 'x', onAction: () => onLose(lead) });
  }
  return (
    <Pane
      className="lead-details"
      label={lead ? t.label(nameOf(lead)) : t.timeline}
      subject={id}
      onClose={onClose}
      head={
        <>
          {list && place >= 0 && (
            <span className="dim">
              {t.position((list.page - 1) * list.size + place + 1, list.total, list.more)}
            </span>
          )}
          <span className="grow" />
          {lead && <MoreMenu entries={entries} />}
        </>
      }
      foot={lead && <LeadActions lead={lead} onPlan={() => setPlanned(lead)} />}
    >
      {lead ? (
        <LeadDetails
          lead={lead}
          changes={changes}
          onTake={() => onTake(lead)}
          onOpen={onOpen}
          onPlan={() => setPlanned(lead)}
        />
      ) : (
        <MissingRecord query={query} gone={t.gone} failed={t.loadFailed} />
      )}
      <ScheduleViewing start={planned && { lead: planned }} onClose={() => setPlanned(null)} />
    </Pane>
  );
}

function MoreMenu({ entries }: { entries: readonly MenuAction[] }) {
  const { leads: t } = useAdminTexts();
  return <Menu label={t.more} size="s" entries={entries} />;
}
