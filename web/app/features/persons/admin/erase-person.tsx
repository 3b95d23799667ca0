import type { Person } from '@diyar/contract/persons';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { useErasePerson } from './persons-api.ts';

type Props = { person: Person; isOpen: boolean; onClose: () => void };

/** For SUPERADMIN, where somebody asks for it. Deals stay in the records, so their persons do too. */
export function ErasePerson({ person, isOpen, onClose }: Props) {
  const { persons: t } = useAdminTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const erase = useErasePerson(person.id);
  const run = () =>
    erase.mutate(undefined, {
      onSuccess: () => {
        showToast({ kind: 'success', title: t.erased });
        void navigate('/admin/persons', { replace: true });
      },
    });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={run}
      title={t.eraseTitle}
      confirmLabel={t.eraseConfirm}
      pendingLabel={t.erasing}
      isPending={erase.isPending}
      details={
        <>
          <h3>{t.eraseKeeps}</h3>
          {t.eraseKept.map((line) => (
            <p className="note" key={line}>
              {line}
            </p>
          ))}
        </>
      }
      error={erase.isError ? `${t.eraseFailed}: ${errorText(erase.error)}` : undefined}
    >
      {t.eraseBody(person.name || person.phone || t.unnamed)}
    </ConfirmDialog>
  );
}
