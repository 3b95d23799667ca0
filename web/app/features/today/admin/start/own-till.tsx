import { Sums } from '~/features/money-desk/admin/money-parts.tsx';
import { useTill } from '~/features/money-desk/admin/till/till-api.ts';
import { TILL_PATH } from '~/features/money-desk/admin/till/till-path.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import { Need } from './need.tsx';

/** What should be in one's own till; nothing where no cash was recorded since the last closing. */
export function OwnTill() {
  const { moneyDeskTill: t, today } = useAdminTexts();
  const { data } = useTill({ cashierId: null, from: null });
  if (!data || data.sums.length === 0) return null;
  return (
    <ol className="start-needs">
      <Need
        icon="vault"
        isHot={false}
        to={TILL_PATH}
        title={t.title}
        sub={<Sums of={data.sums.map(({ currency, expected }) => ({ currency, amount: expected }))} />}
      >
        <LinkButton size="s" to={TILL_PATH} label={today.openOf(t.title)}>
          {today.open}
        </LinkButton>
      </Need>
    </ol>
  );
}
