import { SoldInput } from '@diyar/contract/sold';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { placeServerErrors } from '~/lib/admin/server-errors.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useAddSold } from './sold-api.ts';

export type SoldFields = {
  projectId: number | null;
  unitId: number | null;
  apartmentName: string;
  buyerName: string;
  buyerPhone: string;
  day: string | null;
  time: string;
  notes: string;
};

const two = (value: number) => String(value).padStart(2, '0');

/** Now, by default. */
function emptyFields(now = new Date()): SoldFields {
  return {
    projectId: null,
    unitId: null,
    apartmentName: '',
    buyerName: '',
    buyerPhone: '',
    day: `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`,
    time: `${two(now.getHours())}:${two(now.getMinutes())}`,
    notes: '',
  };
}

/** Day and time are in the local time zone; a time without a day is ignored. */
function soldAtOf({ day, time }: SoldFields): string {
  const moment = day ? new Date(`${day}T${time || '00:00'}`) : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : '';
}

/** The add form: its fields, its contract, and the call that sends both. */
export function useAddSoldForm(onAdded: () => void) {
  const { sold: t } = useAdminTexts();
  const errorText = useErrorText();
  const add = useAddSold();
  const form = useForm<SoldFields>({ defaultValues: emptyFields() });
  const [contract, setContract] = useState<File | null>(null);
  const [loaded, setLoaded] = useState(0);
  const stop = useRef<AbortController>(null);

  const submit = form.handleSubmit((fields) => {
    const { projectId: _, day: __, time: ___, ...typed } = fields;
    const checked = SoldInput.safeParse({ ...typed, soldAt: soldAtOf(fields) });
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
    add.mutate(
      { form: body, signal, onProgress: (progress) => setLoaded(progress.loaded) },
      {
        onSuccess: () => {
          showToast({ kind: 'success', title: t.added, detail: checked.data.apartmentName });
          onAdded();
        },
        onError: (error) => {
          if (signal.aborted || placeServerErrors(form, error)) return;
          form.setError('root', { type: 'server', message: `${t.addFailed}: ${errorText(error)}` });
        },
      },
    );
  });

  return {
    form,
    submit,
    status: add.status,
    contract,
    setContract,
    loaded,
    cancel: () => stop.current?.abort(),
  };
}

export type AddSoldForm = ReturnType<typeof useAddSoldForm>;
