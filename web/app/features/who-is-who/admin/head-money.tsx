import type { Person } from '@diyar/contract/persons';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { moneyOf } from './money-of.ts';

type Props = { owes: NonNullable<Person['owes']>; late: NonNullable<Person['late']> };

/** What is outstanding, currency by currency: they are never added together. */
export function HeadMoney({ owes, late }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  return (
    <dl className="person-head-money">
      <dt>{t.outstanding}</dt>
      {owes.length === 0 && <dd className="dim">{t.nothingOwed}</dd>}
      {owes.map(({ currency, amount }) => (
        <dd key={currency}>
          <strong>
            <Money amount={amount} currency={currency === 'Unknown' ? null : currency} />
          </strong>
          {currency === 'Unknown' && <small className="dim">{t.noCurrency}</small>}
          {currency !== 'Unknown' && <Late late={late.find((one) => one.currency === currency)} />}
        </dd>
      ))}
    </dl>
  );
}

function Late({ late }: { late: Props['late'][number] | undefined }) {
  const { whoIsWho: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (!late) return <small className="dim">{t.nothingLate}</small>;
  return (
    <small className="person-head-late">
      <Icon name="warning-circle" />
      {t.late(moneyOf(late), late.since ? shortDay(late.since, lang) : '')}
    </small>
  );
}
