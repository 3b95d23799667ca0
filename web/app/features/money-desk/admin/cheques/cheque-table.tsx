import type { ChequeRow } from '@diyar/contract/money-desk';
import { CHEQUE_STEPS } from '@diyar/contract/rules/ledger';
import type { KeyboardEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { calendarDay, weekday } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Menu } from '~/ui/admin/overlays/menu.tsx';
import { type Column, DataTable } from '~/ui/admin/tables/data-table.tsx';
import { EvenFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { DealLink, Money, UnitOf } from '../money-parts.tsx';
import { daysBetween } from './days-between.ts';
import { canBeDeposited, type Selection } from './selection.ts';

/** The steps that the desk takes; others belong to the account of the deal. */
const DESK_STEPS = ['deposited', 'cleared', 'returned'] as const;
export type DeskStep = (typeof DESK_STEPS)[number];

/** The likely next step has the button, the others are in the menu. */
const FIRST: Partial<Record<ChequeRow['state'], DeskStep>> = {
  drawer: 'deposited',
  deposited: 'cleared',
  returned: 'deposited',
};

type Props = {
  label: string;
  rows: ChequeRow[] | undefined;
  /** All rows on the screen, in order: a range may reach over several groups. */
  shown: readonly ChequeRow[];
  today: string;
  selection: Selection;
  onStep: (row: ChequeRow, step: DeskStep) => void;
  /** Where rows of several states are mixed. */
  hasState?: boolean;
  /** Where it matters how long they are in their state. */
  hasSince?: boolean;
};

/** A bank has answered by then. */
const BANK_DAYS = 5;
const isLong = ({ state, stateOn }: ChequeRow, today: string) =>
  state === 'returned' || daysBetween(stateOn, today) > BANK_DAYS;

/** Arrow keys go from box to box; Space presses the one that has the focus. */
function moveFocus(event: KeyboardEvent<HTMLInputElement>) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.money-desk-box')];
  event.preventDefault();
  boxes[boxes.indexOf(event.currentTarget) + by]?.focus();
}

export function ChequeTable(props: Props) {
  const { label, rows, shown, today, selection, onStep, hasState = false, hasSince = false } = props;
  const { moneyDesk: t, moneyDeskCheques, words } = useAdminTexts();
  const { lang } = useLanguage();
  const columns: Column<ChequeRow>[] = [
    {
      id: 'select',
      header: t.columns.select,
      kind: 'pick',
      className: 'money-desk-check',
      skeleton: '1em',
      cell: (row) =>
        canBeDeposited(row) && (
          <input
            type="checkbox"
            className="money-desk-box"
            aria-label={t.select(row.number)}
            checked={selection.isSelected(row)}
            onKeyDown={moveFocus}
            onChange={(event) => {
              const { nativeEvent } = event;
              selection.toggle(shown, row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
            }}
          />
        ),
    },
    {
      id: 'due',
      header: t.columns.due,
      className: 'money-desk-due',
      skeleton: '8em',
      cell: (row) => {
        const late = row.state === 'drawer' ? daysBetween(row.dueOn, today) : 0;
        return (
          <TwoLines
            small={
              <>
                {weekday(row.dueOn, lang)}
                {late > 0 && (
                  <>
                    {' · '}
                    <span className="money-desk-late">{t.daysLate(late)}</span>
                  </>
                )}
              </>
            }
          >
            {calendarDay(row.dueOn, lang)}
          </TwoLines>
        );
      },
    },
    {
      id: 'cheque',
      header: t.columns.cheque,
      className: 'money-desk-number',
      skeleton: '6em',
      cell: ({ number, bank, depositList, state }) => (
        <TwoLines
          small={
            <>
              <bdi>{bank}</bdi>
              {depositList && state !== 'cleared' && <> · {t.onList(depositList.number)}</>}
            </>
          }
        >
          <bdi dir="ltr">{number}</bdi>
        </TwoLines>
      ),
    },
    {
      id: 'from',
      header: t.columns.from,
      card: 'wide',
      skeleton: '9em',
      cell: ({ deal, drawer }) => (
        <TwoLines small={drawer && t.drawnBy(drawer)}>
          <DealLink deal={deal} />
        </TwoLines>
      ),
    },
    {
      id: 'unit',
      header: t.columns.unit,
      card: 'end',
      className: 'money-desk-unit',
      skeleton: '5em',
      cell: ({ deal }) => <UnitOf deal={deal} />,
    },
    ...(hasSince
      ? [
          {
            id: 'since',
            header: t.columns.since,
            card: 'wide' as const,
            className: 'money-desk-state',
            skeleton: '5em',
            cell: (row: ChequeRow) => (
              <TwoLines small={calendarDay(row.stateOn, lang)}>
                <span className={isLong(row, today) ? 'money-desk-late' : undefined}>
                  {moneyDeskCheques.days(daysBetween(row.stateOn, today))}
                </span>
              </TwoLines>
            ),
          },
        ]
      : []),
    ...(hasState
      ? [
          {
            id: 'state',
            header: t.columns.state,
            card: 'wide' as const,
            className: 'money-desk-state',
            skeleton: '5em',
            cell: ({ state, stateOn }: ChequeRow) => (
              <TwoLines small={calendarDay(stateOn, lang)}>
                <Tag tone={state === 'cleared' ? 'ok' : state === 'returned' ? 'clay' : 'line'}>
                  {words.chequeStates[state]}
                </Tag>
              </TwoLines>
            ),
          },
        ]
      : []),
    {
      id: 'amount',
      header: t.columns.amount,
      kind: 'number',
      card: 'aside',
      className: 'money-desk-amount',
      skeleton: '5em',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
    },
    {
      id: 'actions',
      header: t.columns.state,
      kind: 'actions',
      card: 'wide',
      className: 'money-desk-actions',
      skeleton: '6em',
      cell: (row) => <RowActions row={row} onStep={onStep} />,
    },
  ];
  return (
    <EvenFigures of={rows ?? []}>
      <DataTable
        label={label}
        className="money-desk-cheques"
        columns={columns}
        rows={rows}
        rowKey={({ entryId }) => entryId}
        rowProps={(row) => ({ className: classNames(selection.isSelected(row) && 'money-desk-row--on') })}
      />
    </EvenFigures>
  );
}

const TwoLines = ({ children, small }: { children: ReactNode; small: ReactNode }) => (
  <span className="two-lines">
    <span>{children}</span>
    {small && <small>{small}</small>}
  </span>
);

function RowActions({ row, onStep }: { row: ChequeRow; onStep: Props['onStep'] }) {
  const { moneyDesk: t } = useAdminTexts();
  const navigate = useNavigate();
  const first = FIRST[row.state];
  const others = DESK_STEPS.filter((step) => step !== first && CHEQUE_STEPS[row.state].includes(step));
  return (
    <>
      {first && (
        <Button size="s" onPress={() => onStep(row, first)}>
          {t.steps[first]}
        </Button>
      )}
      <Menu
        label={t.moreOf(row.number)}
        size="s"
        entries={[
          ...others.map((step) => ({ id: step, label: t.steps[step], onAction: () => onStep(row, step) })),
          {
            id: 'deal',
            label: t.openDeal,
            onAction: () => void navigate(dealPath(row.deal.id)),
          },
        ]}
      />
    </>
  );
}
