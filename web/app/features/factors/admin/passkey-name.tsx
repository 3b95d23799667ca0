import { PasskeyName as Schema } from '@diyar/contract/factors';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { FormField } from '~/ui/admin/fields/form-field.tsx';
import { TextField } from '~/ui/admin/fields/text-field.tsx';
import { Dialog, DialogBody, DialogFooter } from '~/ui/admin/overlays/dialog.tsx';

type Props = {
  isOpen: boolean;
  title: string;
  name?: string;
  onClose: () => void;
  onName: (name: string) => void;
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
  const { account, ui } = useAdminTexts();
  const t = account.factors;
  const form = useForm({ resolver: zodResolver(Schema), defaultValues: { name } });
  return (
    <form onSubmit={form.handleSubmit((input) => onName(input.name))} noValidate>
      <DialogBody>
        <FormField control={form.control} name="name">
          {(field) => (
            <TextField {...field} label={t.passkeyName} hint={t.nameHint} dir="auto" autoFocus isRequired />
          )}
        </FormField>
      </DialogBody>
      <DialogFooter>
        <span className="grow" />
        <Button onPress={onClose}>{ui.cancel}</Button>
        <Button variant="primary" type="submit">
          {title}
        </Button>
      </DialogFooter>
    </form>
  );
}
