import type { ToTellRow } from '@diyar/contract/money-desk';
import { TellButton, useTellableName } from '~/features/buyer-page/admin/tell-button.tsx';
import { Money } from '~/features/ledger/admin/money.tsx';
import { shortDay } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Line } from './line.tsx';

/** What buyers were not told yet, each with the press that hands it over. */
export function ToTellRows({ rows }: { rows: readonly ToTellRow[] }) {
  const { lang } = useLanguage();
  const nameOf = useTellableName();
  return rows.map(({ deal, path, about }) => (
    <Line
      key={`${deal.id} ${about.what} ${about.subject}`}
      main={nameOf(about)}
      sub={<bdi>{deal.name}</bdi>}
      to={dealPath(deal.id)}
      when={
        <span className="two-lines">
          <Money amount={about.amount} currency={about.currency} />
          <small>{shortDay(about.on, lang)}</small>
        </span>
      }
    >
      <TellButton buyer={deal} path={path} about={about} />
    </Line>
  ));
}
