import type { LeadEvent } from '@diyar/contract/leads';
import { MESSAGE_MAX } from '@diyar/contract/limits';
import type { LeadId } from '@diyar/contract/rules/ids';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { type FormEvent, useEffect, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { TextArea } from '~/ui/admin/fields/text-field.tsx';
import { useCorrectNote } from './lead-calls.ts';

type Entry = Extract<LeadEvent, { editableUntil: string | null }>;

/** True until the moment has passed. */
function useIsBefore(moment: string | null): boolean {
  const left = moment === null ? 0 : Date.parse(moment) - Date.now();
  const [isOver, setOver] = useState(left <= 0);
  useEffect(() => {
    setOver(left <= 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setOver(true), left);
    return () => clearTimeout(timer);
  }, [left]);
  return !isOver;
}

/** What was noted; its author may correct it for a quarter of an hour. */
export function NoteText({ leadId, event }: { leadId: LeadId; event: Entry }) {
  const { leadsLead: t } = useAdminTexts();
  const [isEditing, setEditing] = useState(false);
  const isEditable = useIsBefore(event.editableUntil);
  if (isEditing) return <Correction leadId={leadId} event={event} onDone={() => setEditing(false)} />;
  return (
    <>
      {event.text && <p dir="auto">{isolateNumbers(event.text)}</p>}
      {(event.isEdited || (isEditable && event.text)) && (
        <p className="lead-details-event-more">
          {event.isEdited && <span>{t.edited}</span>}
          {isEditable && event.text && <TextButton onPress={() => setEditing(true)}>{t.correct}</TextButton>}
        </p>
      )}
    </>
  );
}

function Correction({ leadId, event, onDone }: { leadId: LeadId; event: Entry; onDone: () => void }) {
  const { leadsLead: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const [text, setText] = useState(event.text);
  const correct = useCorrectNote(leadId);
  const submit = (form: FormEvent) => {
    form.preventDefault();
    if (text.trim() === '') return;
    correct.mutate({ id: event.id, text: text.trim() }, { onSuccess: onDone });
  };
  return (
    <form className="lead-details-composer" onSubmit={submit} noValidate>
      <TextArea
        label={t.correctLabel}
        className="lead-details-text"
        rows={3}
        value={text}
        onChange={setText}
        maxLength={MESSAGE_MAX}
        error={
          text.trim() === ''
            ? t.noteEmpty
            : correct.isError
              ? `${t.noteNotSaved} ${errorText(correct.error)}`
              : undefined
        }
        dir="auto"
        autoFocus
      />
      <span className="row">
        <Button type="submit" size="s" isPending={correct.isPending} pendingLabel={ui.saving}>
          {ui.save}
        </Button>
        <Button size="s" onPress={onDone}>
          {ui.cancel}
        </Button>
      </span>
    </form>
  );
}
