import type { Person } from '@diyar/contract/persons';
import { useState } from 'react';
import { CorrectPerson } from '~/features/who-is-who/admin/correct-person.tsx';
import { MergeWith } from '~/features/who-is-who/admin/merge-with.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMay } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Menu, type MenuAction } from '~/ui/admin/overlays/menu.tsx';
import { ErasePerson } from './erase-person.tsx';
import { useSaveFile } from './use-save-file.ts';

/** At the end of the bar: correct, and what is rarer behind three dots. */
export function PersonMenu({ person }: { person: Person }) {
  const { persons, personsActions: t, whoIsWho } = useAdminTexts();
  const may = useMay();
  const [open, setOpen] = useState<'correct' | 'merge' | 'erase' | null>(null);
  const close = () => setOpen(null);
  const saveFile = useSaveFile(person.id);
  const entries: MenuAction[] = [];
  if (may('personMerging'))
    entries.push({
      id: 'merge',
      label: whoIsWho.mergeWith,
      icon: 'arrows-merge',
      onAction: () => setOpen('merge'),
    });
  if (may('personErasure'))
    entries.push(
      { id: 'file', label: persons.file, icon: 'download-simple', onAction: () => void saveFile() },
      {
        id: 'erase',
        label: persons.erase,
        icon: 'trash',
        isDanger: true,
        onAction: () => setOpen('erase'),
      },
    );
  return (
    <>
      {may('personMerging') && (
        <Button icon="pencil-simple" onPress={() => setOpen('correct')}>
          {whoIsWho.correct}
        </Button>
      )}
      {entries.length > 0 && <Menu label={t.more} entries={entries} />}
      <CorrectPerson person={person} isOpen={open === 'correct'} onClose={close} />
      <MergeWith person={person} isOpen={open === 'merge'} onClose={close} />
      <ErasePerson person={person} isOpen={open === 'erase'} onClose={close} />
    </>
  );
}
