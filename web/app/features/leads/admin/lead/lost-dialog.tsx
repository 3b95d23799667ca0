import type { Lead, LeadDetail } from '@diyar/contract/leads';
import { LINE_MAX } from '@diyar/contract/limits';
import { isOpenStage, LOST_REASONS, type LostReason } from '@diyar/contract/rules/leads';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Checkbox } from '~/ui/admin/fields/checkbox.tsx';
import { RadioCards } from '~/ui/admin/fields/radio-cards.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useLeadName } from '../lead-name.ts';
import { useLead } from '../leads-api.ts';
import type { LeadChanges } from '../use-lead-changes.ts';
import './lead-details.css';

type Props = {
  lead: Lead | null;
  changes: LeadChanges;
  onClose: () => void;
  onClosed?: (lead: Lead) => void;
};

/** Closes a lead as lost, with a reason, and names what is still open for it. */
export function LostDialog({ lead, changes, onClose }: Props) {
  const { leadsLead: t } = useAdminTexts();
  return (
    <Dialog isOpen={lead !== null} onClose={onClose} title={t.lostTitle}>
      {lead && <LostForm key={lead.id} lead={lead} changes={changes} onClose={onClose} />}
    </Dialog>
  );
}

/** The migration's own reason is not offered. */
const REASONS = LOST_REASONS.filter((reason) => reason !== 'before');

function LostForm({ lead, changes, onClose }: { lead: Lead; changes: LeadChanges; onClose: () => void }) {
  const { leadsLead: t, words } = useAdminTexts();
  const nameOf = useLeadName();
  const detail = useLead(lead.id).data;
  const [reason, setReason] = useState<LostReason | null>(null);
  const [note, setNote] = useState('');
  const [cancelViewings, setCancel] = useState(true);
  const [isMissing, setMissing] = useState(false);
  const close = () => {
    if (reason === null) return setMissing(true);
    const { stage } = lead;
    changes.update(
      {
        lead,
        patch: { stage: 'lost', lostReason: reason, lostNote: note.trim(), cancelViewings },
        shown: { stage: 'lost', lostReason: reason, lostNote: note.trim(), isOverdue: false },
      },
      {
        onSuccess: () =>
          showToast({
            kind: 'success',
            title: t.closed(nameOf(lead)),
            detail: words.lostReasons[reason],
            action: isOpenStage(stage)
              ? {
                  label: t.undo,
                  isUndo: true,
                  run: () => changes.update({ lead, patch: { stage }, shown: { stage, lostReason: null } }),
                }
              : undefined,
          }),
      },
    );
    onClose();
  };
  return (
    <>
      <DialogBody>
        <div className="form-stack">
          <p className="note">{t.lostIntro(nameOf(lead))}</p>
          <StillOpen lead={lead} detail={detail} cancels={cancelViewings} onCancels={setCancel} />
          <RadioCards
            label={t.why}
            className="lead-details-reasons"
            value={reason}
            onChange={(next) => {
              setReason(next);
              setMissing(false);
            }}
            error={isMissing ? t.whyMissing : undefined}
            options={REASONS.map((value) => ({ value, label: words.lostReasons[value] }))}
          />
          <TextField
            label={t.theirWords}
            value={note}
            onChange={setNote}
            maxLength={LINE_MAX}
            dir="auto"
            autoComplete="off"
            isOptional
          />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose}>{t.keepOpen}</Button>
        <span className="grow" />
        <Button variant="danger" onPress={close}>
          {t.close}
        </Button>
      </DialogFooter>
    </>
  );
}

type OpenProps = {
  lead: Lead;
  detail: LeadDetail | undefined;
  cancels: boolean;
  onCancels: (cancels: boolean) => void;
};

/** A hold is released at the deal, where its money is seen; viewings are cancelled in the same step. */
function StillOpen({ lead, detail, cancels, onCancels }: OpenProps) {
  const { leadsLead: t } = useAdminTexts();
  const { lang } = useLanguage();
  const viewingAt = detail?.viewingAt ?? lead.viewingAt;
  const holds = detail?.openHolds ?? [];
  if (viewingAt === null && holds.length === 0) return null;
  return (
    <ul className="lead-details-open">
      {holds.map((hold) => (
        <li key={hold.dealId}>
          <Icon name="timer" />
          <span>{t.stillHeld(hold.units, hold.until ? fullMoment(hold.until, lang) : '')}</span>
          <Link className="text-button" to={dealPath(hold.dealId)} target="_blank">
            {t.releaseThere}
          </Link>
        </li>
      ))}
      {viewingAt !== null && (
        <li>
          <Icon name="calendar-blank" />
          <span>{t.stillViewing(fullMoment(viewingAt, lang))}</span>
          <Checkbox isSelected={cancels} onChange={onCancels}>
            {t.cancelViewing}
          </Checkbox>
        </li>
      )}
    </ul>
  );
}
