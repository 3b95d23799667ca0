import { type Contract, SignedInput } from '@diyar/contract/contracts';
import type { DealId } from '@diyar/contract/rules/ids';
import { accepts } from '@diyar/contract/rules/media-limits';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { typedAs, useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { useSignContract } from './contracts-api.ts';
import { FileField } from './file-field.tsx';

const ACCEPT = ['application/pdf', 'image/*'];

type Props = { dealId: DealId; contract: Contract | null; onClose: () => void };

/** Day and scan of the signed contract. */
export function SignDialog({ contract, ...props }: Props) {
  const { contracts: t } = useAdminTexts();
  return (
    <Dialog
      isOpen={contract !== null}
      onClose={props.onClose}
      isDismissable={false}
      title={contract ? t.signTitle(contract.number) : ''}
    >
      {contract && <SignForm {...props} contract={contract} />}
    </Dialog>
  );
}

function SignForm({ dealId, contract, onClose }: Props & { contract: Contract }) {
  const { contracts: t } = useAdminTexts();
  const sign = useSignContract(dealId, contract.id);
  const [scan, setScan] = useState<File | null>(null);
  const [needsScan, setNeedsScan] = useState(false);
  const form = useSavedForm({
    schema: typedAs<SignedInput, { signedOn: string }>(SignedInput),
    labels: t,
    values: { signedOn: contract.signedOn ?? companyDay(new Date()) },
    save: ({ signedOn }) => {
      setNeedsScan(scan === null);
      return scan && sign.mutateAsync({ signedOn, scan });
    },
    onSaved: onClose,
    failed: t.signFailed,
  });
  return (
    <DialogForm form={form} onClose={onClose} submitLabel={t.signSubmit} savingLabel={t.signing}>
      <FormDay of={form} name="signedOn" />
      <FileField
        label={t.scanLabel}
        drop={t.scanDrop}
        hint={t.scanHint}
        accept={ACCEPT}
        file={scan}
        onFile={(chosen) => {
          setScan(chosen);
          setNeedsScan(false);
        }}
        refuse={(file) => (accepts('contract', file.type) ? null : t.scanWrong(file.name))}
        error={needsScan ? t.scanNeeded : null}
        isSending={form.status === 'pending'}
      />
    </DialogForm>
  );
}
