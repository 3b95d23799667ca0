import type { ChequeRow, MoneyDesk } from '@diyar/contract/money-desk';
import { addDays } from '@diyar/contract/rules/company-hours';
import { dayText } from '@diyar/contract/rules/dates';
import { sumsByCurrency } from '@diyar/contract/rules/ledger';
import { type ReactNode, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { LoadError } from '~/ui/admin/feedback/load-error.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { useCheques } from '../money-desk-api.ts';
import { Sums } from '../money-parts.tsx';
import { ChequeTable, type DeskStep } from './cheque-table.tsx';
import { LaterMonths } from './later-months.tsx';
import type { Selection } from './selection.ts';

/** Those with a table of their own; what is due later has one for each month. */
const SOON = ['past', 'thisWeek', 'nextWeek'] as const;
const GROUPS = [...SOON, 'later'] as const;
type Soon = (typeof SOON)[number];
type Group = (typeof GROUPS)[number];

/** Groups of so few have no heading of their own: the day is in their row. */
const FEW = 2;

type Block = { key: string; heading: string; groups: Group[]; isLate: boolean };

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
    dayText(addDays(value, days), lang, { day: 'numeric', month: lang === 'ar' ? 'long' : 'short' });
  return (from: string) => [day(from), day(from, 6)] as const;
}

/** What is in the drawer by the week it is due; what is due later unfolds. */
export function DueCheques({ desk, buildingId, selection, onStep }: Props) {
  const { moneyDesk: t } = useAdminTexts();
  const week = useWeek();
  const [pages, setPages] = useState<Partial<Record<Soon, number>>>({});
  const [isLaterOpen, setLaterOpen] = useState(false);
  const narrowed = (group: Soon) => ({ buildingId, q: '', page: pages[group] ?? 1 });
  const queries = {
    past: useCheques('past', narrowed('past')),
    thisWeek: useCheques('thisWeek', narrowed('thisWeek')),
    nextWeek: useCheques('nextWeek', narrowed('nextWeek')),
  };
  const headings: Record<Group, string> = {
    past: t.groups.past,
    thisWeek: t.groups.thisWeek(...week(desk.weeks[0])),
    nextWeek: t.groups.nextWeek(...week(desk.weeks[1])),
    later: t.groups.later,
  };
  const figures = (group: Group) => desk.groups.find((one) => one.group === group);
  const countOf = (group: Group) => figures(group)?.count ?? 0;
  const shown = SOON.flatMap((group) => queries[group].data?.items ?? []);
  const isNothing = GROUPS.every((group) => group === 'later' || countOf(group) === 0);
  const blocks = blocksOf(countOf).map(
    (groups): Block => ({
      key: groups.join(),
      heading: groups.length > 1 ? t.groups.soon(week(desk.weeks[1])[1]) : headings[groups[0] ?? 'later'],
      groups,
      isLate: groups.length === 1 && groups[0] === 'past',
    }),
  );
  const failed = (group: Soon) => {
    const { data, error, isFetching, refetch } = queries[group];
    if (!error || data) return null;
    return (
      <LoadError
        key={group}
        title={t.listFailed}
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  };
  return (
    <>
      {isNothing && <EmptyState title={t.nothingDue}>{t.nothingDueBody}</EmptyState>}
      {blocks.map(({ key, heading, groups, isLate }) => {
        const isLater = groups[0] === 'later';
        const soon = groups.filter((group) => group !== 'later');
        const problems = soon.map(failed).filter((one) => one !== null);
        const rows = soon.map((group) => queries[group].data?.items);
        const sums = sumsByCurrency(groups.flatMap((group) => figures(group)?.sums ?? []));
        return (
          <section key={key} className="money-desk-group" aria-label={heading}>
            <GroupHead
              isLate={isLate}
              heading={heading}
              count={t.cheques(groups.reduce((sum, group) => sum + countOf(group), 0))}
              sums={<Sums of={sums} />}
              action={
                isLater &&
                !isLaterOpen && (
                  <TextButton onPress={() => setLaterOpen(true)} aria-expanded={false}>
                    {t.showLater}
                  </TextButton>
                )
              }
            />
            {isLater && isLaterOpen && (
              <LaterMonths desk={desk} buildingId={buildingId} selection={selection} onStep={onStep} />
            )}
            {problems}
            {!isLater && problems.length === 0 && (
              <>
                <ChequeTable
                  label={heading}
                  rows={rows.every((some) => some !== undefined) ? rows.flat() : undefined}
                  shown={shown}
                  today={desk.today}
                  selection={selection}
                  onStep={onStep}
                />
                {soon.map((group) => {
                  const { data } = queries[group];
                  if (!data) return null;
                  return (
                    <Pagination
                      key={group}
                      page={data.page}
                      size={data.size}
                      total={data.total}
                      onPage={(page) => setPages((before) => ({ ...before, [group]: page }))}
                    />
                  );
                })}
              </>
            )}
          </section>
        );
      })}
    </>
  );
}

/** What is not empty; neighbours of one or two cheques stand together. Later ones unfold by themselves. */
function blocksOf(countOf: (group: Group) => number): Group[][] {
  const blocks: Group[][] = [];
  for (const group of GROUPS) {
    if (countOf(group) === 0) continue;
    const last = blocks.at(-1);
    const isFew = (one: Group) => one !== 'later' && countOf(one) <= FEW;
    if (last && isFew(group) && last.every(isFew)) last.push(group);
    else blocks.push([group]);
  }
  return blocks;
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
