import type { Person } from '@diyar/contract/persons';
import type { PersonId } from '@diyar/contract/rules/ids';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Dialog, DialogBody } from '~/ui/admin/overlays/dialog.tsx';
import { FindPerson } from './find-person.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { usePerson } from './person-api.ts';

type Props = { person: Person; isOpen: boolean; onClose: () => void };

/** Somebody whom nothing suggests: looked for, then compared. */
export function MergeWith({ person, isOpen, onClose }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  const [chosen, setChosen] = useState<PersonId | null>(null);
  const { data } = usePerson(chosen);
  const close = () => {
    setChosen(null);
    onClose();
  };
  const other =
    isOpen && chosen !== null && data
      ? {
          ...{ id: data.id, name: data.name, phone: data.phone, createdAt: data.createdAt, reason: null },
          ...{ leads: data.leads.length, deals: data.deals.length },
        }
      : null;
  return (
    <>
      <Dialog isOpen={isOpen && other === null} onClose={close} title={t.mergeWith}>
        <DialogBody>
          <FindPerson except={person.id} autoFocus onChoose={(one) => setChosen(one?.id ?? null)} />
        </DialogBody>
      </Dialog>
      <MergeDialog person={person} other={other} onClose={close} />
    </>
  );
}
