import type { ChequeRow, MoneyDesk } from '@diyar/contract/money-desk';
import { dayText } from '@diyar/contract/rules/dates';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { useCheques } from '../money-desk-api.ts';
import { Sums } from '../money-parts.tsx';
import { ChequeTable, type DeskStep } from './cheque-table.tsx';
import type { Selection } from './selection.ts';

type Props = {
  desk: MoneyDesk;
  buildingId: number | null;
  selection: Selection;
  onStep: (row: ChequeRow, step: DeskStep) => void;
};

/** What is due later by month, with its sums; each month unfolds, the first by itself. */
export function LaterMonths({ desk, ...table }: Props) {
  const { moneyDesk, moneyDeskCheques: t } = useAdminTexts();
  const { lang } = useLanguage();
  const [open, setOpen] = useState<readonly string[]>(desk.laterMonths.slice(0, 1).map(({ month }) => month));
  const toggle = (month: string) =>
    setOpen((before) =>
      before.includes(month) ? before.filter((one) => one !== month) : [...before, month],
    );
  return (
    <ul className="cheque-questions-months" aria-label={t.monthsOfLater}>
      {desk.laterMonths.map(({ month, count, sums }) => {
        const name = dayText(month, lang, { month: 'long', year: 'numeric' });
        const isOpen = open.includes(month);
        return (
          <li key={month}>
            <div className="cheque-questions-month">
              <strong>{name}</strong>
              <span className="money-desk-many">{moneyDesk.cheques(count)}</span>
              <Sums of={sums} />
              <span className="grow" />
              <TextButton aria-expanded={isOpen} onPress={() => toggle(month)}>
                {isOpen ? t.hideMonth(name) : t.showMonth(name)}
              </TextButton>
            </div>
            {isOpen && <Month {...table} month={month} label={name} today={desk.today} />}
          </li>
        );
      })}
    </ul>
  );
}

type MonthProps = Omit<Props, 'desk'> & { month: string; label: string; today: string };

function Month({ month, label, buildingId, ...table }: MonthProps) {
  const { moneyDesk: t } = useAdminTexts();
  const [page, setPage] = useState(1);
  const query = useCheques('later', { buildingId, q: '', page }, { month });
  return (
    <QueryView
      query={query}
      failed={t.listFailed}
      skeleton={<ChequeTable {...table} label={label} rows={undefined} shown={[]} />}
    >
      {({ items, size, total }) => (
        <>
          <ChequeTable {...table} label={label} rows={items} shown={items} />
          <Pagination page={page} size={size} total={total} onPage={setPage} />
        </>
      )}
    </QueryView>
  );
}
