import type { TrackedUnit } from '@diyar/contract/buildings';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useMoment } from './time-left.ts';

type Props = { opened: TrackedUnit; unit: TrackedUnit; isSaving: boolean };

/** Somebody took the unit while the form was open: who, until when, and that nothing was saved. */
export function Taken({ opened, unit, isSaving }: Props) {
  const { buildingsDeals: t } = useAdminTexts();
  const moment = useMoment();
  const { deal, name } = unit;
  if (isSaving || opened.reserved || !unit.reserved) return null;
  const text =
    deal?.stage === 'held' && deal.owner && deal.holdUntil
      ? t.takenHeld(deal.owner.name, moment(deal.holdUntil))
      : name
        ? t.takenFor(name)
        : t.takenNow;
  return (
    <p className="apartment-panel-warning" role="alert">
      <strong>{t.taken}</strong> {text}
    </p>
  );
}
