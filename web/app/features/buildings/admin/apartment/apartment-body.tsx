import type { TrackedUnit } from '@diyar/contract/buildings';
import { useState } from 'react';
import { RecordEntry } from '~/features/ledger/admin/deal-money.tsx';
import { openPath } from '~/features/path/admin/doors/open-path.ts';
import { PathButtons } from '~/features/path/admin/doors/path-buttons.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { floorName } from '~/lib/admin/floor-name.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { answersAmounts, stateOf } from '../apartment-state.ts';
import { CancelForm } from '../deals/cancel-form.tsx';
import { releaseHold, useDealStep } from '../deals/deal-calls.ts';
import { EndedDeals } from '../deals/ended-deals.tsx';
import { SellForm } from '../deals/sell-form.tsx';
import { DealChain, UnitFacts } from '../deals/unit-facts.tsx';
import { UnitsForm } from '../deals/units-form.tsx';
import { History } from '../history/history.tsx';
import { useTracker } from '../tracker.ts';
import type { PanelProps } from './apartment-panel.tsx';
import { DebugPanel } from './debug-panel.tsx';
import { HeldView, HoldOver, useEndedHold } from './held-view.tsx';
import { RemoveReservation } from './remove-reservation.tsx';
import { ReservationForm } from './reservation-form.tsx';
import { ReservedView } from './reserved-view.tsx';
import { UndoRemoval } from './undo-removal.tsx';
import '../deals/deal.css';
import './balance.css';

const TONE = {
  free: 'line',
  held: 'dim',
  open: 'clay',
  paid: 'olive',
  sold: 'solid',
  withdrawn: 'dim',
} as const;
const ICON = { held: 'clock', paid: 'check', sold: 'key', withdrawn: 'eye-slash' } as const;

/** What is being done with the apartment; each is a form of its own in the sheet. */
export type Task = 'edit' | 'sell' | 'cancel' | 'units';

/** By its status, or a form; the actions are at the foot, within reach of a thumb. */
export function ApartmentBody({ frame, apartment, units, ahead, changes, isDebug, onOpen }: PanelProps) {
  const { buildings: t, words } = useAdminTexts();
  const { buildingId, seesHistory } = useTracker();
  const [task, setTask] = useState<Task | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const [recorded, setRecorded] = useState<'payment' | 'refund' | null>(null);
  const endedHold = useEndedHold(apartment, ahead);
  const { label, floor, reserved, status } = apartment;

  const onDone = () => setTask(null);
  const step = { frame, unit: apartment, units, onDone };
  if (task === 'edit') return <ReservationForm frame={frame} apartment={apartment} onDone={onDone} />;
  if (task === 'sell') return <SellForm {...step} />;
  if (task === 'cancel') return <CancelForm {...step} />;
  if (task === 'units') return <UnitsForm {...step} />;

  const state = stateOf(apartment);
  const hasDeals = buildingId !== null;
  return (
    <Pane
      {...frame}
      label={t.sheet(label)}
      foot={
        <ApartmentActions
          unit={apartment}
          onTask={setTask}
          onRecord={setRecorded}
          onMark={() => changes.mark(apartment, true)}
        />
      }
    >
      <div className="apartment-panel-title">
        <h2>
          <bdi dir="ltr">{label}</bdi>
        </h2>
        <span className="dim">{t.floor(floorName(floor))}</span>
        <Tag tone={TONE[state]} icon={state in ICON ? ICON[state as keyof typeof ICON] : undefined}>
          {state === 'paid' ? t.fullyPaid : words.unitStatuses[status]}
        </Tag>
      </div>
      <DealChain unit={apartment} onOpen={onOpen} />
      {endedHold !== null && <HoldOver unit={apartment} end={endedHold} />}
      {status === 'held' && hasDeals ? (
        <HeldView unit={apartment} ahead={ahead} />
      ) : reserved ? (
        <ReservedView
          apartment={apartment}
          changes={changes}
          onTask={setTask}
          onRemove={() => setRemoving(true)}
          onOpen={onOpen}
        />
      ) : (
        <FreeView unit={apartment} />
      )}
      {hasDeals && <EndedDeals unit={apartment} />}
      {seesHistory && <History apartment={apartment} />}
      {isDebug && <DebugPanel apartment={apartment} />}
      <RemoveReservation
        apartment={isRemoving ? apartment : null}
        onClose={() => setRemoving(false)}
        onConfirm={changes.remove}
      />
      <RecordEntry
        dealId={recorded && (apartment.deal?.id ?? null)}
        kind={recorded ?? 'payment'}
        onClose={() => setRecorded(null)}
      />
    </Pane>
  );
}

function FreeView({ unit }: { unit: TrackedUnit }) {
  const { buildings: t, buildingsDeals: deals } = useAdminTexts();
  const { buildingId, seesHistory } = useTracker();
  return (
    <>
      <p className="note">
        {unit.status !== 'withdrawn'
          ? t.freeBody
          : unit.awaitsDeal
            ? deals.awaitsDealBody
            : deals.withdrawnBody}
      </p>
      {buildingId !== null ? <UnitFacts unit={unit} /> : seesHistory && <UndoRemoval apartment={unit} />}
    </>
  );
}

type ActionsProps = {
  unit: TrackedUnit;
  onTask: (task: Task) => void;
  onRecord: (kind: 'payment' | 'refund') => void;
  onMark: () => void;
};

const pathFrom = ({ id, label }: TrackedUnit, projectId: number) => ({
  units: [{ projectId, no: id, label }],
});

/** Whom a unit is held for; nobody where no name was given yet. */
const holderOf = ({ name, phone, deal }: TrackedUnit) =>
  name || phone ? { id: deal?.personId ?? null, name, phone } : undefined;

/** Quote, hold, reserve, sell. A server without buildings has reservations only. */
export function ApartmentActions({ unit, onTask, onRecord, onMark }: ActionsProps) {
  const { buildings: t, buildingsDeals: d, ledger: deals } = useAdminTexts();
  const { buildingId, seesMoney, maySell, mayClose } = useTracker();
  const { status, isFullyPaid, reserved } = unit;
  const hasDeals = buildingId !== null;
  if (hasDeals && status === 'withdrawn' && !unit.awaitsDeal) return null;
  const sell = mayClose && <Button onPress={() => onTask('sell')}>{d.sell}</Button>;
  if (!reserved && !maySell) return null;
  if (hasDeals && status === 'held')
    return (
      maySell && (
        <>
          <Button
            variant="primary"
            icon="key"
            onPress={() => openPath('reserve', { ...pathFrom(unit, buildingId), person: holderOf(unit) })}
          >
            {d.makeReservation}
          </Button>
          {sell}
          <ReleaseButton unit={unit} />
        </>
      )
    );
  if (reserved) {
    const paysHere = hasDeals && seesMoney && answersAmounts(unit);
    // what was paid too much goes back first
    const kind = (unit.deal?.balance?.overpaid ?? 0) > 0 ? 'refund' : 'payment';
    return (
      <>
        {paysHere && (
          <Button
            variant="primary"
            icon={kind === 'payment' ? 'plus' : 'arrow-u-up-left'}
            onPress={() => onRecord(kind)}
          >
            {deals.forms[kind].title}
          </Button>
        )}
        {!hasDeals && seesMoney && !isFullyPaid && (
          <Button icon="checks" onPress={onMark}>
            {t.markFullyPaid}
          </Button>
        )}
        {hasDeals && mayClose && status === 'reserved' && (
          <Button variant={paysHere ? undefined : 'primary'} icon="key" onPress={() => onTask('sell')}>
            {d.sell}
          </Button>
        )}
      </>
    );
  }
  if (!hasDeals)
    return (
      <Button variant="primary" icon="plus" onPress={() => onTask('edit')}>
        {t.add}
      </Button>
    );
  return (
    <>
      <PathButtons
        {...pathFrom(unit, buildingId)}
        steps={unit.awaitsDeal ? ['hold', 'reserve'] : undefined}
        primary="hold"
      />
      {sell}
    </>
  );
}

function ReleaseButton({ unit }: { unit: TrackedUnit }) {
  const { buildingsDeals: t } = useAdminTexts();
  const errorText = useErrorText();
  const tracker = useTracker();
  const step = useDealStep();
  const release = () =>
    step.mutate(() => releaseHold(tracker, unit), {
      onSuccess: () => showToast({ kind: 'success', title: t.released(unit.label) }),
      onError: (error) => showToast({ kind: 'failure', title: `${t.releaseFailed}: ${errorText(error)}` }),
    });
  return (
    <Button isPending={step.isPending} onPress={release}>
      {t.release}
    </Button>
  );
}
