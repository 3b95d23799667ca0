import type { TimelineEntry } from '@diyar/contract/person-timeline';
import type { MoveInput, Person, PersonRef } from '@diyar/contract/persons';
import { personId } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { FindPerson } from '~/features/who-is-who/admin/find-person.tsx';
import { useMove, useUndoMove } from '~/features/who-is-who/admin/person-calls.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { RadioCards } from '~/ui/admin/fields/radio-cards.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';
import { useEntryTitle } from './timeline/entry-title.ts';

/** What of an entry can be somebody else's: money goes with its deal, a note with its lead. */
export function movableOf(entry: TimelineEntry): Pick<MoveInput, 'kind' | 'id'> | null {
  if (entry.kind === 'step') return { kind: 'deal', id: entry.dealId };
  return entry.kind === 'message' ||
    entry.kind === 'lead' ||
    entry.kind === 'quote' ||
    entry.kind === 'viewing'
    ? { kind: entry.kind, id: entry.id }
    : null;
}

type Props = { person: Person; entry: TimelineEntry | null; onClose: () => void };

/** Whose it is: somebody on the same phone, somebody else, or a person of its own. */
export function MoveEntry({ person, entry, onClose }: Props) {
  const { personsActions: t } = useAdminTexts();
  const moved = entry && movableOf(entry);
  return (
    <Dialog isOpen={moved !== null} onClose={onClose} title={moved ? t.moveTitle[moved.kind] : ''}>
      {entry && moved && <Choice person={person} entry={entry} moved={moved} onClose={onClose} />}
    </Dialog>
  );
}

const NEW = 'new';
const OTHER = 'other';

type ChoiceProps = {
  person: Person;
  entry: TimelineEntry;
  moved: Pick<MoveInput, 'kind' | 'id'>;
  onClose: () => void;
};

function Choice({ person, entry, moved, onClose }: ChoiceProps) {
  const { personsActions: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const title = useEntryTitle()(entry);
  const move = useMove();
  const back = useUndoMove();
  const near = person.others.filter(({ reason }) => reason === 'phone');
  const [to, setTo] = useState<string>(near[0] ? String(near[0].id) : OTHER);
  const [other, setOther] = useState<PersonRef | null>(null);
  const chosen = near.find(({ id }) => String(id) === to);
  const toId = to === NEW ? null : to === OTHER ? (other?.id ?? null) : personId(Number(to));
  const toName =
    to === NEW ? t.newPerson : to === OTHER ? other?.name || other?.phone || '' : (chosen?.name ?? '');
  const run = () =>
    move.mutate(
      { ...moved, toId },
      {
        onSuccess: ({ batch }) => {
          onClose();
          showToast({
            kind: 'success',
            title: to === NEW ? t.movedToNew(title) : t.moved(title, toName),
            action: {
              label: ui.undo,
              isUndo: true,
              run: () =>
                back.mutate(batch, {
                  onSuccess: () => showToast({ kind: 'success', title: t.movedBack(title) }),
                  onError: (error) =>
                    showToast({ kind: 'failure', title: `${t.moveFailed}: ${errorText(error)}` }),
                }),
            },
          });
        },
      },
    );
  return (
    <>
      <DialogBody>
        <div className="form-stack">
          <p>
            <strong>{title}</strong>
          </p>
          {'text' in entry && entry.text && (
            <blockquote className="persons-quoted" dir="auto">
              {entry.text}
            </blockquote>
          )}
          <RadioCards
            label={t.moveTo}
            value={to}
            onChange={setTo}
            options={[
              ...near.map(({ id, name, phone }) => ({
                ...{ value: String(id), label: name || phone, description: t.samePhone },
              })),
              { value: OTHER, label: t.anotherPerson, description: t.anotherPersonHint },
              { value: NEW, label: t.newPerson, description: t.newPersonHint },
            ]}
          />
          {to === OTHER && <FindPerson except={person.id} onChoose={setOther} />}
          <p className="note">{t.moveAlong[moved.kind]}</p>
          {move.isError && (
            <p className="problem" role="alert">
              <Icon name="warning-circle" />
              {t.moveFailed}: {errorText(move.error)}
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{t.leaveIt}</Button>
        <Button
          variant="primary"
          isPending={move.isPending}
          disabledReason={to === OTHER && !other ? t.chooseFirst : undefined}
          onPress={run}
        >
          {t.move}
        </Button>
      </DialogFooter>
    </>
  );
}
