import type { Person } from '@diyar/contract/persons';
import { holderOf, mayEnter } from '@diyar/contract/rules/roles';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useSession } from '~/lib/session/session.ts';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { Menu } from '~/ui/admin/overlays/menu.tsx';
import { useErasePerson } from './persons-api.ts';

/** For SUPERADMIN, where somebody asks for it. Deals stay in the records, so their persons do too. */
export function ErasePerson({ person }: { person: Person }) {
  const { persons: t, ui } = useAdminTexts();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const now = useSession();
  const [isAsking, setAsking] = useState(false);
  const erase = useErasePerson(person.id);
  if (now.status !== 'signedIn' || !mayEnter(holderOf(now.user), 'personErasure')) return null;
  const run = () =>
    erase.mutate(undefined, {
      onSuccess: () => {
        showToast({ kind: 'success', title: t.erased });
        void navigate('/admin/persons', { replace: true });
      },
    });
  return (
    <>
      <Menu
        label={ui.actions}
        entries={[
          { id: 'erase', label: t.erase, icon: 'trash', isDanger: true, onAction: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
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
    </>
  );
}
