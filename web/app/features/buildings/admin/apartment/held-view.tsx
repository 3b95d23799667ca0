import type { TrackedUnit } from '@diyar/contract/buildings';
import { useState } from 'react';
import { AccountLink, DealMoney } from '~/features/ledger/admin/deal-money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ExtendHold, HoldClock } from '../deals/hold-clock.tsx';
import { UnitFacts } from '../deals/unit-facts.tsx';
import { holdEnd } from '../tracked-unit.ts';
import { useTracker } from '../tracker.ts';
import { Holder } from './holder.tsx';

export function HeldView({ unit, ahead }: { unit: TrackedUnit; ahead: number }) {
  const { buildingsDeals: t } = useAdminTexts();
  const { seesMoney, maySell } = useTracker();
  const end = holdEnd(unit);
  const { deal } = unit;
  return (
    <>
      {end !== null && <HoldClock key={end} end={end} ahead={ahead} />}
      <Holder apartment={unit} />
      {deal?.owner && <p className="note">{t.heldBy(deal.owner.name)}</p>}
      {deal?.notes && <p className="note">{deal.notes}</p>}
      <UnitFacts unit={unit} />
      {deal && (seesMoney && deal.balance ? <DealMoney deal={deal} /> : <AccountLink dealId={deal.id} />)}
      {maySell && end !== null && <ExtendHold unit={unit} end={end} />}
    </>
  );
}

/** A response may come a little before the end that the browser computed. */
const EARLY_MS = 2000;

type SeenHold = { end: number; endedByItself: boolean | null };

/** The end of the hold that was over while its sheet was open: the sheet turns over by itself and says so. */
export function useEndedHold(unit: TrackedUnit, ahead: number): number | null {
  const [seen, setSeen] = useState<SeenHold | null>(null);
  const end = holdEnd(unit);
  if (end !== null && (seen?.end !== end || seen.endedByItself !== null))
    setSeen({ end, endedByItself: null });
  // decided once: a hold that was released, or became a reservation, did not end by itself
  if (end === null && seen?.endedByItself === null)
    setSeen({ ...seen, endedByItself: Date.now() + ahead >= seen.end - EARLY_MS });
  return seen?.endedByItself && unit.status === 'available' ? seen.end : null;
}

export function HoldOver({ unit, end }: { unit: TrackedUnit; end: number }) {
  const { buildingsDeals: t } = useAdminTexts();
  const { lang } = useLanguage();
  const time = clockTime(end, lang);
  return (
    <div className="deal-clock deal-clock--over" role="status">
      <span>{t.holdOver(time)}</span>
      <small>{t.holdOverBody(unit.label)}</small>
    </div>
  );
}
