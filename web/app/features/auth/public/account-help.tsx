import { useRef } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { Channels } from '~/ui/public/channels.tsx';
import { Modal } from '~/ui/public/modal.tsx';

type HelpProps = {
  about: 'forgot' | 'request';
  contact: { phone: string; whatsapp: string; email: string };
  brand: string;
};

/**
 * Accounts are created and reset by the administrator; the dialog says how to reach them
 * (docs/product/sign-in-and-roles.md#forgotten-password-and-sign-up).
 */
export function AccountHelp({ about, contact, brand }: HelpProps) {
  const t = usePublicTexts().auth;
  const dialog = useRef<HTMLDialogElement>(null);
  const texts = {
    forgot: { open: t.forgot, title: t.forgotTitle, text: t.forgotText },
    request: { open: t.request, title: t.requestTitle(brand), text: t.requestText },
  }[about];
  return (
    <>
      <button className="btn-link needs-script" type="button" onClick={() => dialog.current?.showModal()}>
        {texts.open}
      </button>
      <Modal id={`h-${about}`} title={texts.title} dialog={dialog}>
        <p>{texts.text}</p>
        <Channels {...contact} />
      </Modal>
    </>
  );
}
