import type { ChequeGroup, MoneyDesk } from '@diyar/contract/money-desk';
import type { Sum } from '@diyar/contract/rules/ledger';
import { Sums } from '~/features/money-desk/admin/money-parts.tsx';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { LinkButton } from '~/ui/admin/buttons/button.tsx';
import type { IconName } from '~/ui/admin/icon.tsx';
import { Need } from './need.tsx';

/** The questions of the desk, with the view that answers each (money-desk/admin/views.ts). */
const CHEQUES = [
  { key: 'thisWeek', icon: 'bank', to: '/admin/money', isHot: true },
  { key: 'returned', icon: 'arrow-u-up-left', to: '/admin/money?view=returned', isHot: true },
  { key: 'past', icon: 'warning-circle', to: '/admin/money?view=past', isHot: false },
  { key: 'deposited', icon: 'timer', to: '/admin/money?view=deposited', isHot: false },
] as const satisfies readonly { key: ChequeGroup; icon: IconName; to: string; isHot: boolean }[];

type NeedKey = (typeof CHEQUES)[number]['key'] | 'attention';
type Waiting = { key: NeedKey; icon: IconName; to: string; isHot: boolean; count: number; sums: Sum[] };

/** What is not empty. */
export function deskNeeds(desk: MoneyDesk): Waiting[] {
  const cheques = CHEQUES.map((question): Waiting => {
    const group = desk.groups.find((one) => one.group === question.key);
    return { ...question, count: group?.count ?? 0, sums: group?.sums ?? [] };
  });
  const attention: Waiting = {
    key: 'attention',
    icon: 'info',
    to: '/admin/money?view=attention',
    isHot: false,
    count: attentionOf(desk),
    sums: [],
  };
  return [...cheques, attention].filter(({ count }) => count > 0);
}

const attentionOf = (desk: MoneyDesk) =>
  desk.toConfirmDeals +
  desk.currencyMissingDeals +
  desk.withoutRateDeals +
  desk.withoutPriceDeals +
  desk.beyondDeals;

export function DeskNeed({ need: { key, icon, to, isHot, count, sums } }: { need: Waiting }) {
  const { todayStart: t, today } = useAdminTexts();
  const title = t.desk[key](count);
  return (
    <Need
      icon={icon}
      isHot={isHot}
      to={to}
      title={title}
      sub={sums.length > 0 ? <Sums of={sums} /> : t.attentionNote}
    >
      <LinkButton size="s" variant={isHot ? 'primary' : undefined} to={to} label={today.openOf(title)}>
        {today.open}
      </LinkButton>
    </Need>
  );
}
