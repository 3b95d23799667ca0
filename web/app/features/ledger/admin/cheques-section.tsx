import type { Cheque, DealLedger, Entry } from '@diyar/contract/ledger';
import { CHEQUE_STEPS, type ChequeState, isPendingState } from '@diyar/contract/rules/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Menu, type MenuAction } from '~/ui/admin/overlays/menu.tsx';
import { ChequeTag } from './entries-section.tsx';
import { Facts } from './facts.tsx';
import type { OpenForm } from './forms/ledger-forms.tsx';
import { useLedgerChange } from './ledger-api.ts';
import { Money } from './money.tsx';

type Props = { ledger: DealLedger; onOpen?: (open: OpenForm) => void };
type ChequeEntry = Entry & { cheque: Cheque };

const needsAStep = ({ state }: Cheque) => isPendingState(state) || state === 'returned';

/** Those that wait for a step first, each group by its due day. */
const chequesOf = ({ entries }: DealLedger): ChequeEntry[] =>
  entries
    .filter((entry): entry is ChequeEntry => entry.cheque !== null && entry.void === null)
    .toSorted(
      (a, b) =>
        Number(needsAStep(b.cheque)) - Number(needsAStep(a.cheque)) ||
        a.cheque.dueOn.localeCompare(b.cheque.dueOn),
    );

export function ChequesSection({ ledger, onOpen }: Props) {
  const { ledger: t } = useAdminTexts();
  const cheques = chequesOf(ledger);
  if (cheques.length === 0 && !onOpen) return null;
  return (
    <section>
      <header className="section-head section-head--small account-head">
        <h2>{t.cheques}</h2>
        <span className="grow" />
        {onOpen && ledger.deal.endedAt === null && (
          <TextButton icon="plus" onPress={() => onOpen({ form: 'cheques' })}>
            {t.recordCheques}
          </TextButton>
        )}
      </header>
      {cheques.length === 0 ? (
        <p className="note account-none">{t.chequesNone}</p>
      ) : (
        <ul className="account-cheques">
          {cheques.map((entry) => (
            <ChequeRow key={entry.id} entry={entry} ledger={ledger} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The step that usually comes next; the others are in the menu. */
const NEXT: Partial<Record<ChequeState, ChequeState>> = {
  drawer: 'deposited',
  deposited: 'cleared',
  returned: 'replaced',
};

function ChequeRow({ entry, ledger, onOpen }: Props & { entry: ChequeEntry }) {
  const { ledger: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const { cheque } = entry;
  const next = NEXT[cheque.state];
  const newer = ledger.entries.find(({ id }) => id === cheque.replacedBy)?.cheque;
  const lastNote = cheque.steps.findLast(({ isVoid }) => !isVoid)?.note;
  const facts = [
    cheque.bank,
    t.dueOn(shortDay(cheque.dueOn, lang)),
    cheque.drawer && t.drawnBy(cheque.drawer),
    t.stateSince(words.chequeStatesInText[cheque.state], shortDay(cheque.stateOn, lang)),
    newer && t.replacedBy(newer.number),
    cheque.depositList && t.onList(cheque.depositList.number),
    lastNote,
  ];
  return (
    <li className="account-cheque">
      <span className="two-lines">
        <span className="account-name">
          <span>{t.chequeNo(cheque.number)}</span>
          <ChequeTag state={cheque.state} />
        </span>
        <small>
          <Facts facts={facts} />
        </small>
      </span>
      <span className="num account-figure">
        <Money amount={entry.amount} currency={entry.currency} />
      </span>
      {onOpen && (
        <span className="account-cheque-actions">
          {next && (
            <Button size="s" onPress={() => onOpen({ form: 'step', entryId: entry.id, state: next })}>
              {t.steps[next]}
            </Button>
          )}
          <ChequeMenu entry={entry} ledger={ledger} next={next} onOpen={onOpen} />
        </span>
      )}
    </li>
  );
}

type MenuProps = {
  entry: ChequeEntry;
  ledger: DealLedger;
  next: ChequeState | undefined;
  onOpen: (open: OpenForm) => void;
};

function ChequeMenu({ entry, ledger, next, onOpen }: MenuProps) {
  const { ledger: t } = useAdminTexts();
  const undo = useUndoStep(ledger, entry);
  const { state, number, steps } = entry.cheque;
  const others = CHEQUE_STEPS[state].filter((step) => step !== next);
  const entries: MenuAction[] = others.map((step) => ({
    id: step,
    label: state === 'returned' && step === 'deposited' ? t.depositAgain : t.steps[step],
    onAction: () => onOpen({ form: 'step', entryId: entry.id, state: step }),
  }));
  // the first step is its arrival, which is taken back by voiding the entry
  if (steps.filter(({ isVoid }) => !isVoid).length > 1)
    entries.push({ id: 'undo', label: t.undoStep, icon: 'arrow-u-up-left', onAction: undo });
  if (entries.length === 0) return null;
  return <Menu size="s" label={t.actionsOf(t.chequeNo(number))} entries={entries} />;
}

function useUndoStep(ledger: DealLedger, entry: ChequeEntry) {
  const { ledger: t } = useAdminTexts();
  const errorText = useErrorText();
  const write = useLedgerChange(ledger.deal.id);
  return () =>
    write.mutate(
      { path: `/admin/entries/${entry.id}/cheque/undo`, body: { version: ledger.deal.version } },
      {
        onSuccess: () => showToast({ kind: 'success', title: t.stepUndone }),
        onError: (error) => showToast({ kind: 'failure', title: `${t.failed}: ${errorText(error)}` }),
      },
    );
}
