import type { DealLedger, Entry } from '@diyar/contract/ledger';
import type { ChequeState } from '@diyar/contract/rules/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Dialog } from '~/ui/admin/overlays/dialog.tsx';
import { moneyText } from '../money.tsx';
import { ChequesForm } from './cheques-form.tsx';
import { DayForm } from './day-form.tsx';
import { EntryForm } from './entry-form.tsx';
import { type FormKind, formKindOf } from './entry-values.ts';
import { PlanForm } from './plan-form.tsx';
import { RateForm } from './rate-form.tsx';
import { StepForm } from './step-form.tsx';
import { VoidForm } from './void-form.tsx';

/** Which form is open; entries by their number, so that the form sees what a refetch changes. */
export type OpenForm =
  | { form: 'entry'; kind: FormKind }
  | { form: 'correct' | 'rate' | 'void'; entryId: number }
  | { form: 'step'; entryId: number; state: ChequeState }
  | { form: 'cheques' }
  | { form: 'day' }
  | { form: 'plan' };

type Props = { ledger: DealLedger; open: OpenForm | null; onClose: () => void };

/** The dialogs that write to a deal's money. */
export function LedgerForms({ ledger, open, onClose }: Props) {
  const title = useTitle(ledger);
  const isWide = open?.form === 'plan' || open?.form === 'cheques';
  return (
    <Dialog
      isOpen={open !== null}
      onClose={onClose}
      title={open && title(open)}
      note={<bdi>{[ledger.deal.units[0]?.label, ledger.deal.name].filter(Boolean).join(' · ')}</bdi>}
      size={isWide ? 'l' : undefined}
    >
      {open && <Inside ledger={ledger} open={open} onClose={onClose} />}
    </Dialog>
  );
}

const entryOf = (ledger: DealLedger, id: number): Entry | undefined =>
  ledger.entries.find((entry) => entry.id === id);

function useTitle(ledger: DealLedger) {
  const { ledger: t } = useAdminTexts();
  return (open: OpenForm): string => {
    if (open.form === 'entry') return t.forms[open.kind].title;
    if (open.form === 'step') return t.stepTitles[open.state];
    if (open.form === 'cheques') return t.recordCheques;
    if (open.form === 'plan') return t.plan;
    if (open.form === 'day') return t.dealOn;
    if (open.form === 'correct') return t.correctTitle;
    if (open.form === 'void') return t.voidTitle;
    const entry = entryOf(ledger, open.entryId);
    return t.rateTitle(entry ? moneyText(entry.amount, entry.currency) : '');
  };
}

function Inside({ ledger, open, onClose }: Props & { open: OpenForm }) {
  const ends = { onDone: onClose, onClose };
  if (open.form === 'entry') return <EntryForm ledger={ledger} kind={open.kind} {...ends} />;
  if (open.form === 'cheques') return <ChequesForm ledger={ledger} {...ends} />;
  if (open.form === 'plan') return <PlanForm ledger={ledger} {...ends} />;
  if (open.form === 'day') return <DayForm ledger={ledger} {...ends} />;
  const entry = entryOf(ledger, open.entryId);
  if (!entry) return null;
  if (open.form === 'step') return <StepForm ledger={ledger} entry={entry} state={open.state} {...ends} />;
  if (open.form === 'rate') return <RateForm ledger={ledger} entry={entry} {...ends} />;
  if (open.form === 'void') return <VoidForm ledger={ledger} entry={entry} {...ends} />;
  const kind = formKindOf(entry);
  return kind && <EntryForm ledger={ledger} kind={kind} entry={entry} {...ends} />;
}
