import { mayEnter } from '@diyar/contract/rules/roles';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { Pane } from '~/ui/admin/layout/pane.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { stateOf } from '../apartment-state.ts';
import { floorName } from '../floors/floor-name.ts';
import { RecordPayment } from '../payments/record-payment.tsx';
import type { SheetProps } from './apartment-sheet.tsx';
import { DebugPanel } from './debug-panel.tsx';
import { History } from './history.tsx';
import { RemoveReservation } from './remove-reservation.tsx';
import { ReservationForm } from './reservation-form.tsx';
import { ReservedView } from './reserved-view.tsx';
import { UndoRemoval } from './undo-removal.tsx';

const TONE = {
  free: 'line',
  held: 'dim',
  open: 'clay',
  paid: 'olive',
  sold: 'solid',
  withdrawn: 'dim',
} as const;

/** Free, reserved or edited; the actions are at the foot, within reach of a thumb. */
export function SheetBody({ frame, apartment, changes, isDebug }: SheetProps) {
  const { lacasa: t, lacasaPayments: p } = useAdminTexts();
  const now = useSession();
  const [isEditing, setEditing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const { label, floor, reserved } = apartment;
  const state = stateOf(apartment);
  const word = t.statuses[apartment.status];
  const mayRestore =
    now.status === 'signedIn' && now.user.role !== '' && mayEnter(now.user.role, 'lacasaRestore');

  if (isEditing)
    return <ReservationForm frame={frame} apartment={apartment} onDone={() => setEditing(false)} />;
  const foot = reserved ? (
    <>
      <Button variant="primary" icon="plus" onPress={() => setPaying(true)}>
        {p.record}
      </Button>
      {!apartment.isFullyPaid && (
        <Button icon="checks" onPress={() => changes.mark(apartment, true)}>
          {t.markFullyPaid}
        </Button>
      )}
    </>
  ) : (
    <Button variant="primary" icon="plus" onPress={() => setEditing(true)}>
      {t.add}
    </Button>
  );
  return (
    <Pane {...frame} label={t.sheet(label)} foot={foot}>
      <div className="apartment-sheet-title">
        <h2>
          <bdi dir="ltr">{label}</bdi>
        </h2>
        <span className="dim">{t.floor(floorName(floor))}</span>
        <Tag tone={TONE[state]} icon={state === 'paid' ? 'check' : undefined}>
          {state === 'paid' && apartment.status === 'reserved' ? t.fullyPaid : word}
        </Tag>
      </div>
      {reserved ? (
        <ReservedView
          apartment={apartment}
          changes={changes}
          onEdit={() => setEditing(true)}
          onRemove={() => setRemoving(true)}
        />
      ) : (
        <>
          <p className="note">{t.freeBody}</p>
          {mayRestore && <UndoRemoval apartment={apartment} />}
        </>
      )}
      {mayRestore && <History apartment={apartment} />}
      {isDebug && <DebugPanel apartment={apartment} />}
      <RemoveReservation
        apartment={isRemoving ? apartment : null}
        onClose={() => setRemoving(false)}
        onConfirm={changes.remove}
      />
      <RecordPayment apartment={isPaying && reserved ? apartment : null} onClose={() => setPaying(false)} />
    </Pane>
  );
}
