import { MESSAGE_MAX } from '@diyar/contract/limits';
import { CALL_OUTCOMES, type CallOutcome } from '@diyar/contract/rules/leads';
import { type FormEvent, type Ref, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { TextArea } from '~/ui/admin/fields/text-field.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { type LeadOf, useAddEntry } from './lead-calls.ts';
import './lead-details.css';

/** What is typed for somebody stays while others are looked at. */
const drafts = new Map<string, string>();

type Props = {
  lead: LeadOf;
  /** Of whom it is: what was typed is kept under it. */
  of: string;
  ref?: Ref<HTMLFormElement>;
};

/** Adds a note or a call to the timeline. What is typed stays until it is saved. */
export function Composer({ lead, of, ref }: Props) {
  const { leadsLead: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const [kind, setKind] = useState<'note' | 'call'>('note');
  const [outcome, setOutcome] = useState<CallOutcome>('reached');
  const [text, setShown] = useState(drafts.get(of) ?? '');
  const [isMissing, setMissing] = useState(false);
  const add = useAddEntry(lead);
  const setText = (next: string) => {
    setShown(next);
    setMissing(false);
    next === '' ? drafts.delete(of) : drafts.set(of, next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (kind === 'note' && text.trim() === '') return setMissing(true);
    add.mutate(kind === 'note' ? { kind, text: text.trim() } : { kind, text: text.trim(), outcome }, {
      onSuccess: () => setText(''),
    });
  };
  const failed = add.isError ? `${t.noteNotSaved} ${errorText(add.error)}` : undefined;
  return (
    <form ref={ref} className="lead-details-composer" onSubmit={submit} noValidate>
      <div className="lead-details-kinds">
        <Segmented
          label={t.what}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'note', label: <Kind icon="note-pencil">{t.note}</Kind> },
            { value: 'call', label: <Kind icon="phone-outgoing">{t.loggedCall}</Kind> },
          ]}
        />
        {kind === 'call' && (
          <Segmented
            label={t.outcome}
            value={outcome}
            onChange={setOutcome}
            options={CALL_OUTCOMES.map((value) => ({ value, label: t.outcomes[value] }))}
          />
        )}
      </div>
      <TextArea
        label={t.note}
        className="lead-details-text"
        rows={2}
        value={text}
        onChange={setText}
        error={isMissing ? t.noteEmpty : failed}
        maxLength={MESSAGE_MAX}
        placeholder={t.notePlaceholder}
        dir="auto"
      />
      <Button type="submit" size="s" isPending={add.isPending} pendingLabel={ui.saving}>
        {t.add}
      </Button>
    </form>
  );
}

const Kind = ({ icon, children }: { icon: 'note-pencil' | 'phone-outgoing'; children: string }) => (
  <>
    <Icon name={icon} />
    {children}
  </>
);
