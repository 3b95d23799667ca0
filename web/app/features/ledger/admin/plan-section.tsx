import type { DealLedger } from '@diyar/contract/ledger';
import { lineLabel } from '@diyar/contract/rules/plans';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { lineDay } from './line-day.ts';
import { Figure, moneyText } from './money.tsx';

type Line = DealLedger['plan'][number];
const NEXT = 3;

export const isPaid = ({ amount, covered }: Line) => covered >= amount;

type Props = { ledger: DealLedger; onEdit?: () => void };

/** The next three lines, all of them on demand. */
export function PlanSection({ ledger, onEdit }: Props) {
  const { ledger: t } = useAdminTexts();
  const [showsAll, setShowsAll] = useState(false);
  const { plan, currency } = ledger;
  const open = plan.filter((line) => !isPaid(line));
  const shown = showsAll ? plan : open.slice(0, NEXT);
  return (
    <section id="plan">
      <header className="section-head section-head--small account-head">
        <h2>{t.plan}</h2>
        {plan.length > 0 && (
          <span className="section-note">{t.planCovered(plan.length - open.length, plan.length)}</span>
        )}
        <span className="grow" />
        {onEdit && (
          <TextButton icon={plan.length === 0 ? 'plus' : 'pencil-simple'} onPress={onEdit}>
            {plan.length === 0 ? t.planMake : t.planEdit}
          </TextButton>
        )}
      </header>
      {plan.length === 0 && <p className="note account-none">{t.planNone}</p>}
      {plan.length > 0 && shown.length === 0 && <p className="note account-none">{t.planDone}</p>}
      {currency && (
        <ol className="account-plan">
          {shown.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
            <li key={i}>
              <PlanLineView line={line} currency={currency} />
            </li>
          ))}
        </ol>
      )}
      {(showsAll ? plan.length > NEXT : plan.length > shown.length) && (
        <TextButton onPress={() => setShowsAll(!showsAll)}>
          {showsAll ? t.planLess : t.planAll(plan.length)}
        </TextButton>
      )}
    </section>
  );
}

type LineProps = { line: Line; currency: NonNullable<DealLedger['currency']> };

/** One line of a plan: day, what for, how much of it is paid. */
export function PlanLineView({ line, currency }: LineProps) {
  const { ledger: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { covered, isLate } = line;
  const label = lineLabel(line, lang);
  return (
    <>
      <span className="two-lines">
        <span className={classNames(isLate && 'account-is-late')}>{lineDay(line, lang)}</span>
        <small>
          {label && <bdi>{label}</bdi>}
          {label && covered > 0 && !isPaid(line) && ' · '}
          {covered > 0 && !isPaid(line) && t.partly(moneyText(covered, currency))}
        </small>
      </span>
      {isPaid(line) ? (
        <Tag tone="ok" icon="check">
          {t.paidLine}
        </Tag>
      ) : (
        isLate && <Tag tone="clay">{t.late}</Tag>
      )}
      <span className="num account-figure" dir="ltr">
        <Figure amount={line.amount} currency={currency} />
      </span>
    </>
  );
}
