import { instantAt } from '@diyar/contract/rules/company-hours';
import { clockText, companyDay } from '@diyar/contract/rules/dates';
import type { UnitId } from '@diyar/contract/rules/ids';
import { type Currency, firstCurrency } from '@diyar/contract/rules/money';
import { type Sold, SoldInput } from '@diyar/contract/sold';
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { readFigure } from '~/features/ledger/admin/forms/read-figure.ts';
import { formatIn } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { typedAs, useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import { useAddSold, useEditSold } from './sold-api.ts';

type SoldFields = {
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
    currency: firstCurrency(),
  };
}

const fieldsOf = (sold: Sold): SoldFields => ({
  projectId: sold.project?.id ?? null,
  unitId: sold.unit?.id ?? null,
  apartmentName: sold.apartmentName,
  buyerName: sold.buyerName,
  buyerPhone: sold.buyerPhone,
  notes: sold.notes,
  price: sold.price === null ? '' : formatIn(sold.price, sold.currency ?? firstCurrency()),
  currency: sold.currency ?? firstCurrency(),
  ...(sold.soldAt ? momentOf(new Date(sold.soldAt)) : { day: null, time: '' }),
});

/** Day and time are the company's; a time without a day is ignored. */
function soldAtOf({ day, time }: SoldFields): string {
  const moment = day ? instantAt(day, time || '00:00') : null;
  return moment && !Number.isNaN(moment.getTime()) ? moment.toISOString() : '';
}

/** What is sent, of what was typed. */
const payloadOf = (fields: SoldFields): z.input<typeof SoldInput> => {
  const { projectId: _, day: __, time: ___, price, ...typed } = fields;
  return {
    ...typed,
    // what is no figure goes on as it is, for the schema to refuse
    price: readFigure(price) ?? (price.trim() || null),
    soldAt: soldAtOf(fields),
    currency: price.trim() === '' ? null : fields.currency,
  };
};

const check = zodResolver(typedAs<SoldInput, SoldFields>(SoldInput));

/** The form of a new record or of one that is edited: its fields, its contract, and the call that sends both. */
export function useSoldForm(sold: Sold | null, onDone: () => void) {
  const { sold: t } = useAdminTexts();
  const add = useAddSold();
  const edit = useEditSold(sold?.id ?? 0);
  const [contract, setContract] = useState<File | null>(null);
  const [loaded, setLoaded] = useState(0);
  const stop = useRef<AbortController>(null);
  const form = useSavedForm({
    schema: typedAs<SoldInput, SoldFields>(SoldInput),
    // the schema reads what is sent; its problems have the names of the fields all the same
    resolver: (fields, ...rest) => check(payloadOf(fields) as unknown as SoldFields, ...rest),
    labels: t,
    values: sold ? fieldsOf(sold) : emptyFields(),
    save: (typed) => {
      const body = new FormData();
      for (const [name, value] of Object.entries(typed))
        if (value !== null && value !== '') body.append(name, String(value));
      if (contract) body.append('contract', contract, contract.name);
      setLoaded(0);
      stop.current = new AbortController();
      const { signal } = stop.current;
      const send = sold ? edit : add;
      return send.mutateAsync({
        form: body,
        signal,
        onProgress: (progress) => setLoaded(progress.loaded),
      });
    },
    onSaved: (_, { apartmentName }) => {
      showToast({ kind: 'success', title: sold ? t.edited : t.added, detail: apartmentName });
      onDone();
    },
    failed: sold ? t.editFailed : t.addFailed,
    // who stopped it knows why it was not saved
    place: () => stop.current?.signal.aborted === true,
  });
  return { form, contract, setContract, loaded, cancel: () => stop.current?.abort() };
}

export type SoldForm = ReturnType<typeof useSoldForm>;
