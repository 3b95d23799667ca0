import type { Person, PersonDeal } from '@diyar/contract/persons';
import { momentText } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { nameOf } from '@diyar/contract/rules/localized';
import { sumAmounts } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { Link } from 'react-router';
import { OverdueLine, useResult } from '~/features/ledger/admin/balance.tsx';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { apartmentPath, dealPath, floorsPath, statementsPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { OwnLink } from '~/ui/admin/buttons/own-link.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { Sum } from './sum.tsx';

const TONES = { held: 'line', reserved: 'clay', sold: 'solid', expired: 'dim', cancelled: 'dim' } as const;

/** Where the deal is seen: its first unit in the tracker of its building. */
function trackerOf({ building, units }: PersonDeal): string | null {
  if (!building) return null;
  const [first] = units;
  return first ? apartmentPath(building, first.id) : floorsPath(building);
}

/** Each with its units, stage and day; for those who see money what is outstanding, and the way to its account. */
export function PersonDeals({ person: { deals, name } }: { person: Person }) {
  const { persons: t, papers } = useAdminTexts();
  if (deals.length === 0) return null;
  const withMoney = deals.filter(({ balance }) => balance !== null).map(({ id }) => id);
  return (
    <section>
      <header className="section-head section-head--small">
        <h2>{t.deals}</h2>
        <span className="section-note">{formatNumber(deals.length)}</span>
        {withMoney.length > 0 && (
          <Link className="text-button section-more" to={statementsPath(withMoney)}>
            {papers.printAll}
          </Link>
        )}
      </header>
      <ul className="persons-deals">
        {deals.map((deal) => (
          <li key={deal.id}>
            <Units deal={deal} of={name} />
            <Stage deal={deal} />
            <Result deal={deal} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What the deal's parts make, of how much, with what of it is late. */
function Result({ deal }: { deal: PersonDeal }) {
  const { ledger, persons: t } = useAdminTexts();
  const resultOf = useResult();
  const { balance, overdue } = deal;
  const result = balance && resultOf(balance, deal.stage === 'cancelled');
  if (!balance || !result)
    return (
      <span className="persons-result">
        <Link to={dealPath(deal.id)}>{ledger.title}</Link>
        {deal.due && <Sum sum={deal.due} />}
      </span>
    );
  const { charges, discounts, writtenOff, currency } = balance;
  return (
    <span className="persons-result">
      <Link to={dealPath(deal.id)}>
        <Money amount={result.amount} currency={currency} />
      </Link>
      <small>
        {balance.overpaid > 0
          ? result.name
          : t.ofWhole(moneyText(sumAmounts([charges, -discounts, -writtenOff], currency), currency))}
      </small>
      <OverdueLine overdue={overdue} currency={currency} />
    </span>
  );
}

/** Beneath the units what was typed, where it differs. */
function Units({ deal, of }: { deal: PersonDeal; of: string }) {
  const { persons: t } = useAdminTexts();
  const { lang } = useLanguage();
  const labels = deal.units.map(({ label }) => label).join(lang === 'ar' ? '، ' : ', ');
  const name = isolateNumbers((deal.building ? labels : deal.title) || labels || t.noUnit);
  const to = trackerOf(deal);
  return (
    <span className="two-lines">
      <strong>
        {to ? (
          <Link to={to} aria-label={t.openDeal(name)}>
            <bdi>{name}</bdi>
          </Link>
        ) : deal.soldNo === null ? (
          <bdi>{name}</bdi>
        ) : (
          <OwnLink right="sold" to={`/admin/selled?q=${encodeURIComponent(deal.title)}`}>
            <bdi>{name}</bdi>
          </OwnLink>
        )}
      </strong>
      <small>
        {[deal.building && nameOf(deal.building, lang), deal.name && deal.name !== of && t.under(deal.name)]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </span>
  );
}

function Stage({ deal }: { deal: PersonDeal }) {
  const { persons: t, ui, words } = useAdminTexts();
  const { lang } = useLanguage();
  const at = deal.endedAt ?? deal.soldAt ?? deal.createdAt;
  const day = momentText(at, lang, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const until = deal.stage === 'held' && deal.holdUntil;
  return (
    <span className="two-lines">
      <span>
        <Tag tone={TONES[deal.stage]}>{words.dealStages[deal.stage]}</Tag>
      </span>
      <small>{until ? t.heldUntil(shortMoment(until, lang, ui)) : t.on(day)}</small>
    </span>
  );
}
