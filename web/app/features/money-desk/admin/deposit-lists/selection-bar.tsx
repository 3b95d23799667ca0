import type { ChequeRow, DepositList } from '@diyar/contract/money-desk';
import { sumsByCurrency } from '@diyar/contract/rules/ledger';
import type { Currency } from '@diyar/contract/rules/money';
import { useState } from 'react';
import { useHref } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { ApiError, fieldErrors } from '~/lib/api/api-error.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { useMakeDepositList } from '../money-desk-api.ts';
import { Sums } from '../money-parts.tsx';
import { AccountDialog } from './account-dialog.tsx';

export const LISTS_PATH = '/admin/money/deposit-lists';
const printPath = ([first, ...others]: readonly number[]) =>
  `${LISTS_PATH}/${first}?print=1${others.length > 0 ? `&and=${others.join()}` : ''}`;

/** In a window of its own, which knows a session that is not remembered; a link to a new tab would not. */
function useOpenPaper() {
  const base = useHref('/').replace(/\/$/, '');
  return (ids: readonly number[], paper = window.open('', '_blank')) => {
    if (paper) paper.location.href = `${base}${printPath(ids)}`;
  };
}

/** Cheques that somebody else moved meanwhile, as the server names them. */
export function movedOn(sent: readonly ChequeRow[], error: unknown): ChequeRow[] {
  if (!(error instanceof ApiError)) return [];
  return Object.keys(fieldErrors(error)).flatMap((path) => {
    const [, index] = /^entryIds\.(\d+)$/.exec(path) ?? [];
    return index === undefined ? [] : (sent[Number(index)] ?? []);
  });
}

type Props = {
  selected: ChequeRow[];
  onClear: () => void;
  onMade: (ids: number[]) => void;
  /** These can no longer be deposited. */
  onGone: (rows: ChequeRow[]) => void;
};

/** What is selected, and the list for the bank: one for each currency. Printing deposits nothing. */
export function SelectionBar({ selected, onClear, onMade, onGone }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const errorText = useErrorText();
  const make = useMakeDepositList();
  const openPaper = useOpenPaper();
  const byCurrency = [...Map.groupBy(selected, ({ currency }) => currency)];

  const [isAsking, setAsking] = useState(false);
  async function print(accountOf: (currency: Currency) => string) {
    setAsking(false);
    // opened by the press itself, because a browser blocks a window that opens later
    const paper = window.open('', '_blank');
    const made: number[] = [];
    for (const [currency, own] of byCurrency)
      try {
        const entryIds = own.map(({ entryId }) => entryId);
        const { id } = await make.mutateAsync({ entryIds, account: accountOf(currency) });
        made.push(id);
      } catch (error) {
        const gone = movedOn(own, error);
        const numbers = gone.map(({ number }) => number).join(', ');
        const detail = gone.length > 0 ? t.movedOn(numbers) : errorText(error);
        showToast({ kind: 'failure', title: t.listFailedToMake, detail });
        onGone(gone);
      }
    // of two currencies one may have failed
    if (made.length === 0) return paper?.close();
    openPaper(made, paper);
    onMade(made);
  }
  const onPrint = make.isPending ? () => undefined : () => setAsking(true);
  useShortcut('p', onPrint, { label: t.printList });

  return (
    <section className="form-foot-bar money-desk-bar" aria-label={t.selected}>
      <span className="form-foot-bar-state money-desk-picked">
        <strong>{t.cheques(selected.length)}</strong>
        <Sums of={sumsByCurrency(selected)} />
        <TextButton onPress={onClear}>{t.clearSelection}</TextButton>
      </span>
      {byCurrency.length > 1 && <small className="dim">{t.oneCurrency}</small>}
      <span className="grow" />
      <Button
        variant="primary"
        icon="printer"
        isPending={make.isPending}
        pendingLabel={t.printing}
        onPress={onPrint}
      >
        {byCurrency.length > 1 ? t.printLists(byCurrency.length) : t.printList}
      </Button>
      {isAsking && (
        <AccountDialog
          currencies={byCurrency.map(([currency]) => currency)}
          onPrint={(accountOf) => void print(accountOf)}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}

type PrintedProps = { lists: DepositList[]; onDeposit: () => void; onClose: () => void };

/** After printing: the list keeps its number, and is marked as deposited when the bank has the cheques. */
export function PrintedBar({ lists, onDeposit, onClose }: PrintedProps) {
  const { moneyDesk: t } = useAdminTexts();
  const openPaper = useOpenPaper();
  const count = lists.reduce((sum, list) => sum + list.cheques.length, 0);
  return (
    <section className="form-foot-bar money-desk-bar" aria-label={t.views.lists}>
      <span className="form-foot-bar-state money-desk-picked">
        <Icon name="check" />
        <strong>{t.listPrinted(lists.map(({ number }) => number).join(', '))}</strong>
        <span>{t.cheques(count)}</span>
        <Sums of={lists.map(({ currency, total }) => ({ currency, amount: total }))} />
      </span>
      <span className="grow" />
      <Button variant="quiet" icon="printer" onPress={() => openPaper(lists.map(({ id }) => id))}>
        {t.printAgain}
      </Button>
      <Button variant="primary" icon="bank" onPress={onDeposit}>
        {t.markDeposited}
      </Button>
      <IconButton icon="x" label={t.closeList} onPress={onClose} />
    </section>
  );
}
