import type { ClosedMonths } from '@diyar/contract/money-desk';
import { addMonths } from '@diyar/contract/rules/cheque-schedule';
import { mayEnter } from '@diyar/contract/rules/roles';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay, monthName } from '~/lib/admin/dates.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useHolder } from '~/lib/session/holder.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { ConfirmDialog } from '~/ui/admin/overlays/confirm-dialog.tsx';
import { useCloseMonth, useMonths } from './money-desk-api.ts';

/** So many months before the running one can be chosen. */
const OFFERED = 24;

/** Months that are over and not closed, newest first. */
export function closableMonths(today: string, closedUntil: string | null): string[] {
  const running = `${today.slice(0, 7)}-01`;
  const months = Array.from({ length: OFFERED }, (_, i) => addMonths(running, -(i + 1)).slice(0, 7));
  return months.filter((month) => closedUntil === null || month > closedUntil.slice(0, 7));
}

/** What is closed; SUPERADMIN closes further months. */
export function MonthsView({ today }: { today: string }) {
  const { moneyDesk: t } = useAdminTexts();
  const query = useMonths();
  const who = useHolder();
  return (
    <QueryView query={query} failed={t.listFailed} skeleton={<Skeleton width="20em" />}>
      {(months) => <Months months={months} today={today} mayClose={mayEnter(who, 'monthClosing')} />}
    </QueryView>
  );
}

type Props = { months: ClosedMonths; today: string; mayClose: boolean };

export function Months({ months, today, mayClose }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { items, closedUntil } = months;
  return (
    <div className="stack money-desk-months">
      <section>
        <header className="section-head">
          <h2>{closedUntil ? t.closedUntil(calendarDay(closedUntil, lang)) : t.noneClosed}</h2>
        </header>
        <p className="note">{t.monthsNote}</p>
        {mayClose && <CloseMonth today={today} closedUntil={closedUntil} />}
        <ul className="money-desk-closed">
          {items.map(({ month, by, at, hasReport }) => (
            <li key={month}>
              <strong>{monthName(month, lang)}</strong>
              <span className="dim">
                {t.closedBy(by ?? t.formerUser, calendarDay(at.slice(0, 10), lang))}
              </span>
              {hasReport && <Link to={`/admin/money/months/${month}`}>{t.monthReport}</Link>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function CloseMonth({ today, closedUntil }: { today: string; closedUntil: string | null }) {
  const { moneyDesk: t } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const close = useCloseMonth();
  const months = closableMonths(today, closedUntil);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const month = months.find((one) => one === chosen) ?? months[0];
  if (!month) return null;

  async function confirm(closed: string) {
    await close.mutateAsync(closed);
    setAsking(false);
    showToast({ kind: 'success', title: t.monthClosed(monthName(closed, lang)) });
  }
  const ask = (isOpen: boolean) => {
    close.reset();
    setAsking(isOpen);
  };

  return (
    <div className="money-desk-close">
      <Select
        label={t.month}
        value={month}
        options={months.map((value) => ({ value, label: monthName(value, lang) }))}
        onChange={setChosen}
      />
      <Button icon="lock-key" onPress={() => ask(true)}>
        {t.closeMonth}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => ask(false)}
        // a failure is shown in the dialog
        onConfirm={() => void confirm(month).catch(() => undefined)}
        title={t.closeTitle(monthName(month, lang))}
        confirmLabel={t.closeMonth}
        pendingLabel={t.closing}
        isPending={close.isPending}
        error={close.error ? errorText(close.error) : undefined}
      >
        {t.closeBody}
      </ConfirmDialog>
    </div>
  );
}
