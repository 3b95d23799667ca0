import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useLocation } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Layer } from '~/ui/admin/overlays/dialog.tsx';

type Props = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The sidebar on phones: a sheet from the start side that closes after a navigation. */
export function MenuSheet({ isOpen, onClose, children }: Props) {
  const { nav } = useAdminTexts();
  const { pathname } = useLocation();
  const close = useEffectEvent(onClose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes it
  useEffect(() => close(), [pathname]);
  return (
    <ModalOverlay
      className="dialog-overlay sidebar-overlay"
      isOpen={isOpen}
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="sidebar-modal">
        <Dialog className="sidebar-dialog" aria-label={nav.menu}>
          <Layer>{children}</Layer>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
