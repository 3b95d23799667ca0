import type { DealLedger, Entry } from '@diyar/contract/ledger';
import { type DealParties, type Transfer, TransferInput } from '@diyar/contract/parties';
import { PARTIES_MAX, textOfNames } from '@diyar/contract/rules/parties';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { balanceAfter } from '~/features/ledger/admin/afterwards.ts';
import { BeforeAfter } from '~/features/ledger/admin/forms/before-after.tsx';
import { FormAmount } from '~/features/ledger/admin/forms/form-money.tsx';
import { figuresResolver, readFigure } from '~/features/ledger/admin/forms/read-figure.ts';
import { moneyText } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { transferPath } from '~/lib/admin/paths.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ErrorSummary } from '~/ui/admin/feedback/error-summary.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { DialogForm } from '~/ui/admin/form/dialog-form.tsx';
import { FormDay } from '~/ui/admin/form/form-day.tsx';
import { FormField } from '~/ui/admin/form/form-field.tsx';
import { FormText } from '~/ui/admin/form/form-text.tsx';
import { typedAs, useSavedForm } from '~/ui/admin/form/use-saved-form.ts';
import './parties.css';
import { PartiesFields } from './party-fields.tsx';
import { NO_PARTY, type PartyValues, sentOf } from './party-values.ts';

type Decision = { entryId: number; isKept: boolean };
type Values = {
  to: PartyValues[];
  on: string;
  fee: string;
  cheques: Decision[];
  note: string;
  version: number;
};
type Props = { shown: DealParties; ledger: DealLedger; onClose: () => void };
type ChequeEntry = Entry & { cheque: NonNullable<Entry['cheque']> };

/** Cheques that are neither money yet nor gone. */
const unclearedIn = ({ entries }: DealLedger): ChequeEntry[] =>
  entries.filter(
    (entry): entry is ChequeEntry =>
      entry.cheque !== null &&
      entry.void === null &&
      ['drawer', 'deposited', 'returned'].includes(entry.cheque.state),
  );

function afterFee(ledger: DealLedger, amount: number) {
  const { currency } = ledger;
  if (currency === null || amount <= 0) return balanceAfter(ledger, {});
  const add = { kind: 'charge', reason: 'fee', amount, currency, countsFor: amount } as const;
  return balanceAfter(ledger, { add: { ...add, chequeState: null, isVoid: false } });
}

/** A deal goes to other buyers: docs/product/parties.md#transfer */
export function TransferForm({ shown, ledger, onClose }: Props) {
  const { parties: t } = useAdminTexts();
  const navigate = useNavigate();
  const { currency, overdue, deal } = ledger;
  const open = unclearedIn(ledger);
  const save = useWrite({
    mutationFn: ({ to, on, ...rest }: TransferInput) =>
      api('POST /admin/deals/{id}/transfers', {
        params: { id: deal.id },
        body: { ...rest, on, to: to.map(sentOf) },
      }),
  });
  const schema = typedAs<TransferInput, Values>(TransferInput);
  const form = useSavedForm<Values, TransferInput, Transfer, typeof t>({
    schema,
    resolver: figuresResolver(schema, ({ on }) => ({ on: on > ledger.today && 'dateInFuture' })),
    labels: t,
    values: {
      ...{ to: [NO_PARTY], on: ledger.today, fee: '', note: '', version: shown.version },
      cheques: open.map(({ id }) => ({ entryId: id, isKept: true })),
    },
    save: (typed) => save.mutateAsync(typed),
    onSaved: (transfer) => {
      onClose();
      showToast({
        kind: 'success',
        title: t.transferred,
        action: { label: t.openPaper, run: () => void navigate(transferPath(transfer.id)) },
      });
    },
    failed: t.failed,
    reasonOf: (error) => (error instanceof ApiError && error.code === 'stale' ? t.outdated : undefined),
  });
  const fee = useWatch({ control: form.control, name: 'fee' });
  const names = textOfNames(shown.parties.map(({ name }) => name));
  const amount = readFigure(fee) ?? 0;
  return (
    <DialogForm form={form} submitLabel={t.transferNow} onClose={onClose}>
      {overdue && overdue.amount > 0 && currency && (
        <ErrorSummary>{t.overdue(moneyText(overdue.amount, currency))}</ErrorSummary>
      )}
      <p>
        <span className="dim">{t.from}: </span>
        <bdi>{names}</bdi>
      </p>
      <section>
        <h3>{t.to}</h3>
        <PartiesFields of={form} name="to" known={[]} max={PARTIES_MAX} />
      </section>
      <div className="grid-2">
        <FormDay of={form} name="on" />
        {currency && <FormAmount of={form} name="fee" currency={currency} hint={t.feeHint} isOptional />}
      </div>
      {open.length > 0 && (
        <section>
          <h3>{t.cheques}</h3>
          <p className="note">{t.chequesHint(deal.name)}</p>
          <FormField of={form} name="cheques">
            {({ value, onChange }) => <Decisions open={open} value={value} onChange={onChange} />}
          </FormField>
        </section>
      )}
      <FormText of={form} name="note" />
      {currency && <BeforeAfter ledger={ledger} after={afterFee(ledger, amount)} label={t.after} />}
      <p className="note">{t.stays}</p>
    </DialogForm>
  );
}

type DecisionsProps = {
  open: readonly ChequeEntry[];
  value: readonly Decision[];
  onChange: (value: Decision[]) => void;
};

function Decisions({ open, value, onChange }: DecisionsProps) {
  const { parties: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <ul className="parties-cheques">
      {open.map(({ id, amount, currency, cheque }) => (
        <li key={id}>
          <span className="two-lines">
            <span>{t.chequeOf(cheque.number, cheque.bank)}</span>
            <small>
              {shortDay(cheque.dueOn, lang)} · <bdi dir="ltr">{moneyText(amount, currency)}</bdi>
            </small>
          </span>
          {cheque.state === 'deposited' ? (
            <small className="dim">{t.atTheBank}</small>
          ) : (
            <Segmented
              label={t.chequeOf(cheque.number, cheque.bank)}
              value={value.find(({ entryId }) => entryId === id)?.isKept === false ? 'back' : 'kept'}
              onChange={(chosen) =>
                onChange(
                  value.map((one) => (one.entryId === id ? { ...one, isKept: chosen === 'kept' } : one)),
                )
              }
              options={[
                { value: 'kept', label: t.keep },
                { value: 'back', label: t.giveBack },
              ]}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
