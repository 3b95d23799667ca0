import type { TrackedUnit } from '@diyar/contract/buildings';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { localeOf } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { ExtendHold, HoldClock } from '../deals/hold-clock.tsx';
import { UnitFacts } from '../deals/unit-facts.tsx';
import { holdEnd } from '../tracked-unit.ts';
import { Holder } from './holder.tsx';

export function HeldView({ unit, ahead }: { unit: TrackedUnit; ahead: number }) {
  const { lacasaDeals: t } = useAdminTexts();
  const end = holdEnd(unit);
  const { deal } = unit;
  return (
    <>
      {end !== null && <HoldClock key={end} end={end} ahead={ahead} />}
      <Holder apartment={unit} />
      {deal?.owner && <p className="note">{t.heldBy(deal.owner.username)}</p>}
      {deal?.notes && <p className="note">{deal.notes}</p>}
      <UnitFacts unit={unit} />
      {end !== null && <ExtendHold key={unit.version} unit={unit} end={end} />}
    </>
  );
}

type EndedHold = { at: number; name: string };

/** The hold that ended while its sheet was open: the sheet turns over by itself and says so. */
export function useEndedHold(unit: TrackedUnit): EndedHold | null {
  const [last, setLast] = useState<EndedHold | null>(null);
  const end = holdEnd(unit);
  if (end !== null && end !== last?.at) setLast({ at: end, name: unit.name });
  // a hold that was released before its end, or became a reservation, did not end by itself
  const isOver = last !== null && unit.status === 'available' && Date.now() >= last.at - LATE_MS;
  return isOver ? last : null;
}

/** The browser's clock may differ from the server's, by which the hold ended. */
const LATE_MS = 2000;

export function HoldOver({ unit, ended }: { unit: TrackedUnit; ended: EndedHold }) {
  const { lacasaDeals: t } = useAdminTexts();
  const { lang } = useLanguage();
  const time = new Intl.DateTimeFormat(localeOf(lang), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(ended.at);
  return (
    <div className="deal-clock deal-clock--over" role="status">
      <span>{t.holdOver(time)}</span>
      <small>{t.holdOverBody(unit.label)}</small>
    </div>
  );
}
