import type { ChequeRow, MoneyDesk } from '@diyar/contract/money-desk';
import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { localeOf } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Pagination } from '~/ui/admin/tables/pagination.tsx';
import { useCheques } from '../money-api.ts';
import { Sums } from '../money-parts.tsx';
import { ChequeTable, type DeskStep } from './cheque-table.tsx';
import type { Selection } from './selection.ts';

const GROUPS = ['past', 'thisWeek', 'nextWeek', 'later'] as const;
type Group = (typeof GROUPS)[number];

type Props = {
  desk: MoneyDesk;
  buildingId: number | null;
  selection: Selection;
  onStep: (row: ChequeRow, step: DeskStep) => void;
};

/** '14 Nov' to '20 Nov' */
function useWeek() {
  const { lang } = useLanguage();
  const day = (value: string, days = 0) =>
    new Intl.DateTimeFormat(localeOf(lang), {
      day: 'numeric',
      month: lang === 'ar' ? 'long' : 'short',
      timeZone: 'UTC',
    }).format(Date.parse(value) + days * 86_400_000);
  return (from: string) => [day(from), day(from, 6)] as const;
}

/** What is in the drawer by the week it is due; what is due later unfolds. */
export function DueCheques({ desk, buildingId, selection, onStep }: Props) {
  const { money: t } = useAdminTexts();
  const week = useWeek();
  const [pages, setPages] = useState<Partial<Record<Group, number>>>({});
  const [isLaterOpen, setLaterOpen] = useState(false);
  const narrowed = (group: Group) => ({ buildingId, q: '', page: pages[group] ?? 1 });
  const queries = {
    past: useCheques('past', narrowed('past')),
    thisWeek: useCheques('thisWeek', narrowed('thisWeek')),
    nextWeek: useCheques('nextWeek', narrowed('nextWeek')),
    later: useCheques('later', narrowed('later'), { isEnabled: isLaterOpen }),
  };
  const headings: Record<Group, string> = {
    past: t.groups.past,
    thisWeek: t.groups.thisWeek(...week(desk.weeks[0])),
    nextWeek: t.groups.nextWeek(...week(desk.weeks[1])),
    later: t.groups.later,
  };
  const figures = (group: Group) => desk.groups.find((one) => one.group === group);
  const shown = GROUPS.flatMap((group) => queries[group].data?.items ?? []);
  const isNothing = GROUPS.every((group) => group === 'later' || figures(group)?.count === 0);
  return (
    <>
      {isNothing && <EmptyState title={t.nothingDue}>{t.nothingDueBody}</EmptyState>}
      {GROUPS.map((group) => {
        const { count = 0, sums = [] } = figures(group) ?? {};
        if (count === 0) return null;
        const { data, error, isFetching, refetch } = queries[group];
        const isFolded = group === 'later' && !isLaterOpen;
        return (
          <section key={group} className="money-desk-group" aria-label={headings[group]}>
            <GroupHead
              isLate={group === 'past'}
              heading={headings[group]}
              count={t.cheques(count)}
              sums={<Sums of={sums} />}
              action={
                isFolded && (
                  <TextButton onPress={() => setLaterOpen(true)} aria-expanded={false}>
                    {t.showLater}
                  </TextButton>
                )
              }
            />
            {!isFolded &&
              (error && !data ? (
                <LoadError
                  title={t.listFailed}
                  error={error}
                  isRetrying={isFetching}
                  onRetry={() => void refetch()}
                />
              ) : (
                <>
                  <ChequeTable
                    label={headings[group]}
                    rows={data?.items}
                    shown={shown}
                    today={desk.today}
                    selection={selection}
                    onStep={onStep}
                  />
                  {data && (
                    <Pagination
                      page={data.page}
                      size={data.size}
                      total={data.total}
                      onPage={(page) => setPages((before) => ({ ...before, [group]: page }))}
                    />
                  )}
                </>
              ))}
          </section>
        );
      })}
    </>
  );
}

type HeadProps = { heading: string; count: string; sums: ReactNode; isLate: boolean; action: ReactNode };

const GroupHead = ({ heading, count, sums, isLate, action }: HeadProps) => (
  <header className="money-desk-group-head" data-late={isLate || undefined}>
    <h2>
      {isLate && <Icon name="warning-circle" />}
      {heading}
    </h2>
    <span className="money-desk-many">{count}</span>
    {action}
    <span className="grow" />
    {sums}
  </header>
);
