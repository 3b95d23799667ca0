import { PasskeyName as Schema } from '@diyar/contract/factors';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';

type Props = {
  isOpen: boolean;
  title: string;
  name?: string;
  onClose: () => void;
  onName: (name: string) => Promise<unknown>;
};

/** What its owner calls a passkey. */
export function PasskeyName({ isOpen, title, ...rest }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={rest.onClose} title={title} size="s">
      {isOpen && <NameForm title={title} {...rest} />}
    </Dialog>
  );
}

function NameForm({ title, name = '', onClose, onName }: Omit<Props, 'isOpen'>) {
  const { account } = useAdminTexts();
  const t = account.factors;
  const form = useSavedForm({
    schema: Schema,
    values: { name },
    save: (typed) => onName(typed.name),
    onSaved: onClose,
  });
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={title}>
      <FormText of={form} name="name" label={t.passkeyName} hint={t.nameHint} autoFocus />
    </DialogForm>
  );
}
