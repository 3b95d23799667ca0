import { CorrectInput, type Person } from '@diyar/contract/persons';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormPerson } from '~/ui/admin/form/form-person.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { useCorrect } from './person-calls.ts';

type Props = { person: Person; isOpen: boolean; onClose: () => void };

/** Name and phone of a person; says beforehand where that is seen, and which papers keep what was typed. */
export function CorrectPerson({ person, isOpen, onClose }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isDismissable={false} title={t.correctTitle}>
      <CorrectForm person={person} onClose={onClose} />
    </Dialog>
  );
}

function CorrectForm({ person, onClose }: Omit<Props, 'isOpen'>) {
  const { whoIsWho: t } = useAdminTexts();
  const correct = useCorrect(person.id);
  const form = useSavedForm({
    schema: CorrectInput,
    labels: t,
    values: { name: person.name, phone: person.phone },
    save: (typed) => correct.mutateAsync(typed),
    onSaved: ({ name, phone }) => {
      onClose();
      showToast({ kind: 'success', title: t.corrected(name || phone) });
    },
    failed: t.correctFailed,
  });
  const { uses } = person;
  const places = uses
    ? [
        uses.deals > 0 && t.inDeals(uses.deals),
        uses.leads > 0 && t.inLeads(uses.leads),
        uses.quotes > 0 && t.inQuotes(uses.quotes),
      ].filter((place) => place !== false)
    : [];
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={t.correctSave}>
      <FormPerson of={form} name="name" phone="phone" except={person.id} autoFocus />
      {uses && (
        <p className="note">
          {places.length > 0 && t.changesIn(places.join(' · '))}{' '}
          {uses.papers > 0 && t.notIn(t.inPapers(uses.papers))}
        </p>
      )}
    </DialogForm>
  );
}
