import { type ReactNode, use, useEffect } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { byHand } from '~/lib/admin/closings.ts';
import { openLayer, ShortcutLayer } from '~/lib/admin/shortcuts.ts';
import { IconButton } from '../buttons/icon-button.tsx';
import { classNames } from '../class-names.ts';

type OverlayProps = {
  isOpen: boolean;
  onClose: () => void;
  /** False while something is being saved, or where a click outside must not lose work. */
  isDismissable?: boolean;
  /** A sheet stands at the end side, as high as the screen. */
  size?: 's' | 'l' | 'sheet';
  children: ReactNode;
};

/** The scrim and the box; a sheet from below on phones. Shortcuts of the page below are disabled. */
export function Overlay({ isOpen, onClose, isDismissable = true, size, children }: OverlayProps) {
  return (
    <ModalOverlay
      className="dialog-overlay"
      isOpen={isOpen}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      onOpenChange={(open) => !open && byHand(onClose)()}
    >
      <Modal className={classNames('dialog-modal', size && `dialog-modal--${size}`)}>
        <Layer>{children}</Layer>
      </Modal>
    </ModalOverlay>
  );
}

/** Everything inside belongs to a layer above the surrounding one (lib/admin/shortcuts). */
export function Layer({ children }: { children: ReactNode }) {
  const layer = use(ShortcutLayer) + 1;
  useEffect(() => openLayer(layer), [layer]);
  return <ShortcutLayer value={layer}>{children}</ShortcutLayer>;
}

type Props = Omit<OverlayProps, 'children'> & {
  title: ReactNode;
  /** A note beside the title: '6 of 14'. */
  note?: ReactNode;
  /** Before the button that closes it. */
  actions?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/**
 * A dialog to create or edit one object. A form inside may span body and footer with DialogBody and
 * DialogFooter.
 */
export function Dialog({ title, note, actions, children, footer, ...overlay }: Props) {
  const t = useAdminTexts().ui;
  return (
    <Overlay {...overlay}>
      <AriaDialog className="dialog">
        <header className="dialog-head">
          <Heading slot="title" level={2}>
            {title}
            {note && <small>{note}</small>}
          </Heading>
          {actions && <div className="dialog-head-actions">{actions}</div>}
          <IconButton icon="x" label={t.close} size="s" onPress={byHand(overlay.onClose)} />
        </header>
        {footer === undefined ? (
          children
        ) : (
          <>
            <DialogBody>{children}</DialogBody>
            <DialogFooter>{footer}</DialogFooter>
          </>
        )}
      </AriaDialog>
    </Overlay>
  );
}

export const DialogBody = ({ children }: { children: ReactNode }) => (
  <div className="dialog-body">{children}</div>
);
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <div className="dialog-foot">{children}</div>
);
