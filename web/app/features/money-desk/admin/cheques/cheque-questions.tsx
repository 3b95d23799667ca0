import type { ChequeGroup, MoneyDesk } from '@diyar/contract/money-desk';
import { Link, useNavigate } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { weekday } from '~/lib/admin/dates.ts';
import type { Combo } from '~/lib/admin/key-combo.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';
import { Sums } from '../money-parts.tsx';
import { QUESTIONS, type View } from '../views.ts';
import { daysBetween } from './days-between.ts';
import './cheque-questions.css';

type Question = (typeof QUESTIONS)[number];
const ICONS: Record<Question, IconName> = {
  today: 'bank',
  deposited: 'timer',
  returned: 'arrow-u-up-left',
  received: 'tray',
  past: 'warning-circle',
};
/** What should not be. */
const HOT: readonly Question[] = ['returned', 'past'];

type Props = { desk: MoneyDesk; view: View; addressOf: (view: View) => string };

/** Five questions of every morning, each with the list that answers it; keys 1 to 5. */
export function ChequeQuestions({ desk, view, addressOf }: Props) {
  const { moneyDeskCheques: t } = useAdminTexts();
  const of = (group: ChequeGroup) =>
    desk.groups.find((one) => one.group === group) ?? { count: 0, sums: [], since: null };
  return (
    <section className="cheque-questions" aria-label={t.title} data-no-print>
      <ul>
        {QUESTIONS.map((question, at) => (
          <Tile
            key={question}
            question={question}
            figures={of(question)}
            desk={desk}
            combo={String(at + 1) as Combo}
            to={addressOf(question)}
            isOpen={view === question}
          />
        ))}
      </ul>
      <p className="cheque-questions-sum note">
        {t.questions.received} <b>{formatNumber(of('received').count)}</b> =
        {(['today', 'past', 'deposited', 'toCome'] as const).map((group, at) => (
          <span key={group}>
            {at > 0 && ' + '} {t.equation[group]} <b>{formatNumber(of(group).count)}</b>
          </span>
        ))}
      </p>
    </section>
  );
}

type TileProps = {
  question: Question;
  figures: Pick<MoneyDesk['groups'][number], 'count' | 'sums' | 'since'>;
  desk: MoneyDesk;
  combo: Combo;
  to: string;
  isOpen: boolean;
};

function Tile({ question, figures: { count, sums, since }, desk, combo, to, isOpen }: TileProps) {
  const { moneyDeskCheques: t } = useAdminTexts();
  const { lang } = useLanguage();
  const navigate = useNavigate();
  useShortcut(combo, () => void navigate(to), { label: t.questions[question] });
  const notes: Record<Question, string> = {
    today: since !== null && since < desk.today ? t.withClosedDays : t.onlyToday,
    deposited: t.oldest(since ? daysBetween(since, desk.today) : 0),
    returned: t.oldest(since ? daysBetween(since, desk.today) : 0),
    received: t.inDrawerAndBank,
    past: t.shouldHaveGone,
  };
  const note =
    question === 'today' && desk.bankOpensOn
      ? t.closedUntil(weekday(desk.bankOpensOn, lang))
      : count === 0
        ? t.nothingToDo
        : notes[question];
  return (
    <li>
      <Link
        className="cheque-questions-tile"
        to={to}
        preventScrollReset
        aria-current={isOpen ? 'page' : undefined}
        data-hot={(HOT.includes(question) && count > 0) || undefined}
        data-none={count === 0 || undefined}
      >
        <span className="cheque-questions-name">
          <Icon name={ICONS[question]} className="cheque-questions-icon" />
          {t.questions[question]}
        </span>
        <b>{formatNumber(count)}</b>
        <span className="cheque-questions-sums">
          <Sums of={sums} />
        </span>
        <small>{note}</small>
      </Link>
    </li>
  );
}
