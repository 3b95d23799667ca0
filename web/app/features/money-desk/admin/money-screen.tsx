import type { ChequeRow, DepositedAnswer, MoneyDesk } from '@diyar/contract/money-desk';
import { nameOf } from '@diyar/contract/rules/localized';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { LedgerTotals } from '~/features/ledger/admin/ledger-totals.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { companyDay } from '~/lib/admin/dates.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { ListTools } from '~/ui/admin/lists/list-tools.tsx';
import { ExportMenu } from '~/ui/admin/overlays/export-menu.tsx';
import { AgeingView, useAgeingQuery } from './ahead/ageing-view.tsx';
import { AheadView } from './ahead/ahead-view.tsx';
import { ChequeListView } from './cheques/cheque-list.tsx';
import { ChequeQuestions } from './cheques/cheque-questions.tsx';
import { ChequeTable, type DeskStep } from './cheques/cheque-table.tsx';
import { Drawers } from './cheques/drawers.tsx';
import { DueCheques } from './cheques/due-cheques.tsx';
import { useSelection } from './cheques/selection.ts';
import { StepDialog } from './cheques/step-dialog.tsx';
import { DebtsBelow, DebtsView } from './debts-view.tsx';
import { DepositDialog, Refused } from './deposit-lists/deposit-dialog.tsx';
import { ListsView } from './deposit-lists/lists-view.tsx';
import { PrintedBar, SelectionBar } from './deposit-lists/selection-bar.tsx';
import { useBuildingChoice, useDepositListsOf, useDesk } from './money-desk-api.ts';
import './money-desk.css';
import { MonthsView } from './months-view.tsx';
import { PapersView } from './papers-view.tsx';
import { ToTellView } from './to-tell-view.tsx';
import { ViewTabs } from './view-tabs.tsx';
import { addressOf, tabOf, type View, viewOf } from './views.ts';

const idsOf = (text: string | null) =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** /admin/money: docs/product/money-desk.md */
export function MoneyScreen() {
  const { moneyDesk: t, ui } = useAdminTexts();
  const [params] = useSearchParams();
  const list = useListParams();
  const { change } = list;
  const { q, page } = list.view;
  const view = viewOf(params.get('view'));
  const buildingId = idsOf(params.get('building'))[0] ?? null;
  const desk = useDesk(buildingId);

  const selection = useSelection();
  const [step, setStep] = useState<{ row: ChequeRow; step: DeskStep } | null>(null);
  const [depositing, setDepositing] = useState<{ id: number; number: string }[] | null>(null);
  const [refused, setRefused] = useState<DepositedAnswer[] | null>(null);
  const madeIds = idsOf(params.get('lists'));
  const made = useDepositListsOf(madeIds);
  const waiting = madeIds.length > 0 ? made.data?.filter(({ depositedOn }) => depositedOn === null) : [];
  const today = desk.data?.today ?? companyDay();

  const narrowed = { buildingId, q, page };
  const onStep = (row: ChequeRow, next: DeskStep) => setStep({ row, step: next });
  const cheques = { today, selection, onStep };
  const shownList = { list, narrowed };
  const { query: ageing } = useAgeingQuery(narrowed);

  function onDeposited(answers: DepositedAnswer[]) {
    setDepositing(null);
    change({ lists: null });
    if (answers.some((answer) => answer.refused.length > 0)) setRefused(answers);
    else
      showToast({
        kind: 'success',
        title: t.deposited(answers.reduce((sum, answer) => sum + answer.list.cheques.length, 0)),
      });
  }

  const begins = desk.data !== undefined && hasNothing(desk.data);
  const content = (): Record<View, () => ReactNode> => ({
    toDeposit: () => (
      <QueryView
        query={desk}
        failed={t.loadFailed}
        skeleton={<ChequeTable {...cheques} label={t.views.toDeposit} rows={undefined} shown={[]} />}
      >
        {(data) => (
          <div className="money-desk-with-totals">
            <Totals desk={data} />
            <div>
              <DueCheques desk={data} buildingId={buildingId} selection={selection} onStep={onStep} />
            </div>
          </div>
        )}
      </QueryView>
    ),
    today: () => <ChequeListView {...cheques} {...shownList} group="today" />,
    deposited: () => <ChequeListView {...cheques} {...shownList} group="deposited" />,
    returned: () => (
      <div className="stack">
        <ChequeListView {...cheques} {...shownList} group="returned" />
        <Drawers buildingId={buildingId} />
      </div>
    ),
    received: () => <ChequeListView {...cheques} {...shownList} group="received" />,
    past: () => <ChequeListView {...cheques} {...shownList} group="past" />,
    all: () => <ChequeListView {...cheques} {...shownList} group="all" />,
    ageing: () => (
      <div className="stack">
        <AgeingView {...shownList} />
        <DebtsBelow {...shownList} of="withoutPlan" />
        {desk.data && <Totals desk={desk.data} />}
      </div>
    ),
    ahead: () => <AheadView buildingId={buildingId} />,
    toTell: () => <ToTellView {...shownList} />,
    toGiveBack: () => <DebtsView {...shownList} of="toGiveBack" />,
    attention: () => (
      <div className="stack">
        <DebtsView {...shownList} of="attention" />
        <DebtsBelow {...shownList} of="withoutRate" />
        <DebtsBelow {...shownList} of="withoutPrice" />
        <DebtsBelow {...shownList} of="beyond" />
        <DebtsBelow {...shownList} of="unsettled" />
      </div>
    ),
    papers: () => <PapersView {...shownList} />,
    lists: () => <ListsView list={list} onDeposit={(one) => setDepositing([one])} />,
    months: () => <MonthsView today={today} />,
  });

  const isOfCheques = tabOf(view) === 'cheques' && view !== 'lists';
  const searchLabel = isOfCheques
    ? t.searchCheques
    : view === 'papers'
      ? t.searchPapers
      : view === 'lists' || view === 'months' || view === 'ahead'
        ? null
        : t.searchDeals;
  const isOfAll = view === 'toDeposit' || view === 'ageing' || view === 'ahead';
  // what is searched for may be cleared already, or given back
  const shown: View = q !== '' && isOfCheques ? 'all' : view;

  return (
    <Page
      title={t.title}
      actions={
        <>
          {(view === 'ageing' || view === 'ahead') && (
            <IconButton icon="printer" label={ui.print} onPress={() => window.print()} />
          )}
          {view === 'ageing' ? (
            <ExportMenu path="/admin/money/ageing/export" name={`ageing-${companyDay()}`} query={ageing} />
          ) : (
            <ExportMenu
              path="/admin/money/entries/export"
              name={`entries-${companyDay()}`}
              query={{ buildingId: buildingId ?? undefined }}
            />
          )}
        </>
      }
      tabs={<ViewTabs view={view} desk={desk.data} />}
    >
      <ListTools
        list={list}
        search={searchLabel}
        after={
          view !== 'lists' &&
          view !== 'months' && (
            <BuildingChoice value={buildingId} onChange={(id) => change({ building: id, page: null })} />
          )
        }
      />
      {isOfCheques && q === '' && desk.data && !begins && (
        <ChequeQuestions desk={desk.data} view={view} addressOf={(name) => addressOf(params, name)} />
      )}
      {refused && <Refused answers={refused} onClose={() => setRefused(null)} />}
      {begins && isOfAll && q === '' ? <Begins /> : content()[shown]()}
      {selection.selected.length > 0 ? (
        <SelectionBar
          selected={selection.selected}
          onClear={selection.clear}
          onGone={selection.drop}
          onMade={(ids) => {
            selection.clear();
            change({ lists: ids.join() });
          }}
        />
      ) : (
        waiting &&
        waiting.length > 0 && (
          <PrintedBar
            lists={waiting}
            onDeposit={() => setDepositing(waiting)}
            onClose={() => change({ lists: null })}
          />
        )
      )}
      {step && <StepDialog {...step} today={today} onClose={() => setStep(null)} />}
      {depositing && (
        <DepositDialog
          lists={depositing}
          today={today}
          onDone={onDeposited}
          onClose={() => setDepositing(null)}
        />
      )}
    </Page>
  );
}

/**
 * No deal has a price, nobody gave a cheque, and there is no money that counts for nothing yet: nothing to add up, to
 * wait for or to be late with.
 */
const hasNothing = ({ totals, groups, ...desk }: MoneyDesk) =>
  totals.length === 0 &&
  groups.every(({ count }) => count === 0) &&
  desk.withoutPriceDeals + desk.withoutRateDeals + desk.toConfirmDeals + desk.currencyMissingDeals === 0 &&
  desk.toGiveBackDeals + desk.beyondDeals === 0;

function Begins() {
  const { moneyDesk: t } = useAdminTexts();
  return (
    <EmptyState title={t.begins} action={<LinkButton to="/admin/buildings">{t.toBuildings}</LinkButton>}>
      {t.beginsBody}
    </EmptyState>
  );
}

const Totals = ({ desk }: { desk: MoneyDesk }) => (
  <div className="money-desk-totals-on-top">
    <LedgerTotals totals={desk.totals} cheques={[]} uncounted={[]} withoutPlan={desk.withoutPlanDeals} />
  </div>
);

const ALL = 'all';

/** Nothing to choose where there is one building. */
function BuildingChoice({
  value,
  onChange,
}: {
  value: number | null;
  onChange: (id: string | null) => void;
}) {
  const { moneyDesk: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { data } = useBuildingChoice();
  if (!data || data.length < 2) return null;
  return (
    <Select
      label={t.building}
      isLabelHidden
      className="money-desk-building"
      value={value === null ? ALL : String(value)}
      options={[
        { value: ALL, label: t.allBuildings },
        ...data.map((building) => ({ value: String(building.id), label: nameOf(building, lang) })),
      ]}
      onChange={(chosen) => onChange(chosen === ALL ? null : chosen)}
    />
  );
}
