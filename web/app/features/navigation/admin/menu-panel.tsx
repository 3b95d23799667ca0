import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Layer } from '~/ui/admin/overlays/dialog.tsx';

type Props = { isOpen: boolean; onClose: () => void; children: ReactNode };

/** The sidebar on phones: a sheet from the start side. */
export function MenuPanel({ isOpen, onClose, children }: Props) {
  const { nav } = useAdminTexts();
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
