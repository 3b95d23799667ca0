import type { LeadDetail } from '@diyar/contract/leads';
import { CHANNEL_MAX } from '@diyar/contract/rules/lead-channel';
import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import type { LeadChanges } from '../use-lead-changes.ts';
import { type ChosenInterest, InterestFields } from './interest-fields.tsx';
import { SourceField } from './source-field.tsx';

type Props = { lead: LeadDetail; changes: LeadChanges; isOpen: boolean; onClose: () => void };

/** Which project and unit the lead is about, and where the person came from. */
export function InterestDialog({ isOpen, onClose, ...rest }: Props) {
  const { leadsLead: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.editInterest}>
      <InterestForm {...rest} onClose={onClose} />
    </Dialog>
  );
}

function InterestForm({ lead, changes, onClose }: Omit<Props, 'isOpen'>) {
  const { ui } = useAdminTexts();
  const { lang } = useLanguage();
  const [interest, setInterest] = useState<ChosenInterest>({
    projectId: lead.project?.id ?? null,
    unitId: lead.unit?.id ?? null,
  });
  const [channel, setChannel] = useState(lead.channel);
  const save = () => {
    changes.update({ lead, patch: { ...interest, channel: channel.slice(0, CHANNEL_MAX) } });
    onClose();
  };
  return (
    <>
      <DialogBody>
        <div className="form-stack">
          <InterestFields
            value={interest}
            projectName={lead.project ? nameOf(lead.project, lang) : ''}
            onChange={setInterest}
          />
          <SourceField value={channel} onChange={setChannel} />
        </div>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <Button variant="primary" onPress={save}>
          {ui.save}
        </Button>
      </DialogFooter>
    </>
  );
}
