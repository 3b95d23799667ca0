import type { LeadDetail } from '@diyar/contract/leads';
import type { Person } from '@diyar/contract/persons';
import type { LeadId } from '@diyar/contract/rules/ids';
import { dialDigits } from '@diyar/contract/rules/phone';
import { useState } from 'react';
import { AnswerBox } from '~/features/leads/admin/answers/answer-box.tsx';
import { useLead } from '~/features/leads/admin/leads-api.ts';
import { ScheduleViewing } from '~/features/viewings/admin/schedule-viewing.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Dialog, DialogBody } from '~/ui/admin/overlays/dialog.tsx';
import { CallPerson } from './call-person.tsx';
import './person-actions.css';
import { SellTo } from './sell-to.tsx';
import { usePersonLead } from './use-person-lead.ts';

type Doing = { what: 'write' | 'viewing'; leadId: LeadId };

/** What can be done for a person, as far as the user may. */
export function PersonActions({ person }: { person: Person }) {
  const { personsActions: t } = useAdminTexts();
  const may = useMay();
  if (!may('leads') && !may('selling')) return null;
  return (
    <section className="person-actions" aria-label={t.actions}>
      {may('leads') && <Talk person={person} />}
      {may('leads') && may('selling') && <i aria-hidden="true" />}
      <SellTo person={person} />
    </section>
  );
}

/** Write, call, plan a viewing: each in the lead of the person, which is opened where there is none. */
function Talk({ person }: { person: Person }) {
  const { personsActions: t } = useAdminTexts();
  const errorText = useErrorText();
  const leadOf = usePersonLead(person);
  const [doing, setDoing] = useState<Doing | null>(null);
  const { data: lead } = useLead(doing?.leadId ?? null);
  const phone = person.phones.find((one) => dialDigits(one) !== null) ?? null;
  const noPhone = phone === null ? t.noPhone : undefined;
  const begin = (what: Doing['what']) =>
    leadOf().then(
      (leadId) => setDoing({ what, leadId }),
      (error: unknown) => showToast({ kind: 'failure', title: `${t.failed}: ${errorText(error)}` }),
    );
  const close = () => setDoing(null);
  const write = () => void begin('write');
  const plan = () => void begin('viewing');
  useShortcut('w', write, { label: t.write, isEnabled: phone !== null });
  useShortcut('v', plan, { label: t.viewing });
  return (
    <>
      <Button variant="primary" icon="whatsapp-logo" disabledReason={noPhone} onPress={write}>
        {t.write}
      </Button>
      <CallPerson person={person} phone={phone} leadOf={leadOf} />
      <Button icon="calendar-plus" onPress={plan}>
        {t.viewing}
      </Button>
      {noPhone && <p className="note">{noPhone}</p>}
      <Dialog
        isOpen={doing?.what === 'write' && lead !== undefined}
        onClose={close}
        title={t.writeTo(person.name || person.phone)}
      >
        <DialogBody>{lead && <AnswerBox lead={lead} question={questionOf(lead)} isOpen />}</DialogBody>
      </Dialog>
      <ScheduleViewing start={doing?.what === 'viewing' && lead ? { lead } : null} onClose={close} />
    </>
  );
}

function questionOf({ timeline }: LeadDetail) {
  const last = timeline.find((event) => event.kind === 'message');
  return last && { ...last, isViewing: last.source === 'viewing' };
}
