import type { Building, TrackedUnit } from '@diyar/contract/buildings';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { formatIn, Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime, dayAndTime } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Notice } from '~/ui/admin/feedback/notice.tsx';
import { isSamePlan } from './standing.ts';
import { useUnitFacts } from './unit-card.tsx';

/** Which colleague has it since when, and until when; never for whom. */
export function Taken({ unit }: { unit: TrackedUnit }) {
  const { path: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { deal, status, label, reservedAt } = unit;
  const who = deal?.owner?.name ?? deal?.madeBy;
  const time = reservedAt && clockTime(reservedAt, lang);
  const title =
    status === 'sold' || status === 'withdrawn'
      ? t.takenBy[status](label)
      : who && time
        ? t.takenBy[status === 'held' ? 'held' : 'reserved'](who, label, time)
        : t.takenBy.somebody(label);
  return (
    <Notice isUrgent title={title} icon="lock-simple">
      {deal?.holdUntil && status === 'held' && `${t.takenUntil(dayAndTime(deal.holdUntil, lang))} `}
      {t.nothingLost}
    </Notice>
  );
}

type Props = {
  building: Building;
  like: TrackedUnit;
  units: readonly TrackedUnit[];
  chosen: TrackedUnit;
  onChoose: (unit: TrackedUnit) => void;
};

/** What could be taken instead. */
export function Nearest({ building, like, units, chosen, onChoose }: Props) {
  const { path: t } = useAdminTexts();
  const facts = useUnitFacts();
  const compared = (unit: TrackedUnit) =>
    isSamePlan(unit, like)
      ? t.samePlan
      : unit.sizeSqm === like.sizeSqm
        ? t.sameArea
        : unit.sizeSqm > like.sizeSqm
          ? t.larger
          : t.smaller;
  return (
    <RadioGroup
      className="path-nearest"
      aria-label={t.nearest}
      value={String(chosen.id)}
      onChange={(id) => {
        const unit = units.find((one) => String(one.id) === id);
        if (unit) onChoose(unit);
      }}
    >
      <h3>{t.nearest}</h3>
      {units.map((unit) => (
        <Radio key={unit.id} value={String(unit.id)} className="path-near choice--radio">
          <span className="choice-box" aria-hidden="true" />
          <span className="two-lines path-near-words">
            <strong>
              <bdi dir="ltr">{unit.label}</bdi>
            </strong>
            <small>
              {facts(unit, building)} · {compared(unit)}
            </small>
          </span>
          <span className="path-near-price">
            {unit.price && unit.currency ? <Money amount={unit.price} currency={unit.currency} /> : null}
            <Difference unit={unit} like={like} />
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

function Difference({ unit, like }: { unit: TrackedUnit; like: TrackedUnit }) {
  if (unit.price === null || like.price === null || unit.currency !== like.currency || !unit.currency)
    return null;
  const more = unit.price - like.price;
  if (more === 0) return null;
  return (
    <small className="dim" dir="ltr">
      {more > 0 ? '+' : '−'}
      {formatIn(Math.abs(more), unit.currency)}
    </small>
  );
}
