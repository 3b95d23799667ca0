import type { MouseEvent, ReactNode, RefObject } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Icon } from './icon.tsx';

type ModalProps = {
  /** Of its heading. */
  id: string;
  title: string;
  dialog: RefObject<HTMLDialogElement | null>;
  children: ReactNode;
};

/** A native dialog: Escape, a press outside and the button close it, and the browser restores the focus. */
export function Modal({ id, title, dialog, children }: ModalProps) {
  const t = usePublicTexts().shell;
  const closeOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget && isOutside(event)) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key
    <dialog className="modal" ref={dialog} aria-labelledby={id} onClick={closeOutside}>
      <div className="modal-head">
        <h2 id={id}>{title}</h2>
        <button
          className="btn-tool"
          type="button"
          aria-label={t.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="x" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/** A press on the backdrop targets the dialog itself, but is outside its box. */
function isOutside({ clientX, clientY, currentTarget }: MouseEvent) {
  const box = currentTarget.getBoundingClientRect();
  return clientX < box.x || clientX > box.x + box.width || clientY < box.y || clientY > box.y + box.height;
}
