import { instantAt } from '@diyar/contract/rules/company-hours';
import { clockText, companyDay } from '@diyar/contract/rules/dates';
import type { UnitId } from '@diyar/contract/rules/ids';
import { CURRENCIES, type Currency } from '@diyar/contract/rules/money';
import { type Sold, SoldInput } from '@diyar/contract/sold';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readFigure } from '~/features/ledger/admin/forms/read-figure.ts';
import { formatIn } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useAddSold, useEditSold } from './sold-api.ts';

export type SoldFields = {
  projectId: number | null;
  unitId: UnitId | null;
  apartmentName: string;
  buyerName: string;
  buyerPhone: string;
  day: string | null;
  time: string;
  notes: string;
  /** As typed. */
  price: string;
  currency: Currency;
};

const momentOf = (at: Date) => ({ day: companyDay(at), time: clockText(at) });

/** Now, by default. */
function emptyFields(now = new Date()): SoldFields {
  return {
    ...momentOf(now),
    projectId: null,
    unitId: null,
    apartmentName: '',
    buyerName: '',
    buyerPhone: '',
    notes: '',
    price: '',
    currency: CURRENCIES[0],
  };
}

const fieldsOf = (sold: Sold): SoldFields => ({
  projectId: sold.project?.id ?? null,
  unitId: sold.unit?.id ?? null,
  apartmentName: sold.apartmentName,
  buyerName: sold.buyerName,
  buyerPhone: sold.buyerPhone,
  notes: sold.notes,
  price: sold.price === null ? '' : formatIn(sold.price, sold.currency ?? CURRENCIES[0]),
  currency: sold.currency ?? CURRENCIES[0],
  ...(sold.soldAt ? momentOf(new Date(sold.soldAt)) : { day: null, time: '' }),
});

/** Day and time are the company's; a time without a day is ignored. */
function soldAtOf({ day, time }: SoldFields): string {
  const moment = day ? instantAt(day, time || '00:00') : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : '';
}

/** The form of a new record or of one that is edited: its fields, its contract, and the call that sends both. */
export function useSoldForm(sold: Sold | null, onDone: () => void) {
  const { sold: t } = useAdminTexts();
  const errorText = useErrorText();
  const add = useAddSold();
  const edit = useEditSold(sold?.id ?? 0);
  const send = sold ? edit : add;
  const form = useForm<SoldFields>({ defaultValues: sold ? fieldsOf(sold) : emptyFields() });
  const [contract, setContract] = useState<File | null>(null);
  const [loaded, setLoaded] = useState(0);
  const stop = useRef<AbortController>(null);

  const submit = form.handleSubmit((fields) => {
    const { projectId: _, day: __, time: ___, ...typed } = fields;
    const checked = SoldInput.safeParse({
      ...typed,
      // what is no figure goes on as it is, for the schema to refuse
      price: readFigure(fields.price) ?? (fields.price.trim() || null),
      soldAt: soldAtOf(fields),
      currency: fields.price.trim() === '' ? null : fields.currency,
    });
    if (!checked.success) {
      for (const { path, message } of checked.error.issues) {
        const name = String(path[0]) as keyof SoldFields;
        form.setError(name, { type: 'custom', message }, { shouldFocus: true });
      }
      return;
    }
    const body = new FormData();
    for (const [name, value] of Object.entries(checked.data))
      if (value !== null && value !== '') body.append(name, String(value));
    if (contract) body.append('contract', contract, contract.name);
    setLoaded(0);
    stop.current = new AbortController();
    const { signal } = stop.current;
    send.mutate(
      { form: body, signal, onProgress: (progress) => setLoaded(progress.loaded) },
      {
        onSuccess: () => {
          showToast({
            kind: 'success',
            title: sold ? t.edited : t.added,
            detail: checked.data.apartmentName,
          });
          onDone();
        },
        onError: (error) => {
          if (signal.aborted || placeServerErrors(form, error)) return;
          form.setError('root', {
            type: 'server',
            message: `${sold ? t.editFailed : t.addFailed}: ${errorText(error)}`,
          });
        },
      },
    );
  });

  return {
    form,
    submit,
    status: send.status,
    contract,
    setContract,
    loaded,
    cancel: () => stop.current?.abort(),
  };
}

export type SoldForm = ReturnType<typeof useSoldForm>;
