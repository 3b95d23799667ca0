import type { Entry } from '@diyar/contract/ledger';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Facts } from './facts.tsx';
import { Money } from './money.tsx';

/** 'Cash', 'Cheque 612342', 'Price of A-302', 'Rest written off'. */
export function useEntryName() {
  const { ledger: t } = useAdminTexts();
  return ({ kind, reason, method, unit, cheque }: Entry): string => {
    if (kind === 'charge') {
      if (reason === 'forfeit') return t.kinds.forfeit;
      if (reason === 'fee') return t.kinds.fee;
      return unit ? t.kinds.priceOf(unit.label) : t.kinds.price;
    }
    if (kind === 'payment') return cheque ? t.chequeNo(cheque.number) : t.paidBy[method ?? 'cash'];
    if (kind === 'refund') return method ? t.refundBy[method] : t.kinds.refund;
    if (kind === 'writeOff') return reason === 'rest' ? t.kinds.rest : t.kinds.writeOff;
    return t.kinds[kind];
  };
}

/** Which entry a dialog is about. */
export function EntrySummary({ entry }: { entry: Entry }) {
  const { lang } = useLanguage();
  const nameOf = useEntryName();
  const { cheque, paper } = entry;
  const facts = [
    cheque?.bank || entry.bank,
    paper?.number,
    shortDay(entry.on, lang),
    entry.createdBy,
    entry.note,
  ];
  return (
    <p className="dialog-subject two-lines">
      <strong>
        {nameOf(entry)} <Money amount={entry.amount} currency={entry.currency} />
      </strong>
      <small>
        <Facts facts={facts} />
      </small>
    </p>
  );
}
