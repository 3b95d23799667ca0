import type { DealLedger, Entry } from '@diyar/contract/ledger';
import { entryRight } from '@diyar/contract/rules/entry-right';
import { addsToOwed, isEffective } from '@diyar/contract/rules/ledger';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { classNames } from '~/ui/admin/class-names.ts';
import { Menu, type MenuAction } from '~/ui/admin/overlays/menu.tsx';
import { useFigures } from '~/ui/admin/values/figures.tsx';
import { Tag } from '~/ui/admin/values/tag.tsx';
import { useEntryName } from './entry-name.tsx';
import { Facts } from './facts.tsx';
import { formKindOf } from './forms/entry-values.ts';
import type { OpenForm } from './forms/ledger-forms.tsx';
import { Money, moneyText } from './money.tsx';

type Props = { ledger: DealLedger; onOpen?: (open: OpenForm) => void };

/** Every entry, newest first; a void one stays, struck out. */
export function EntriesSection({ ledger, onOpen }: Props) {
  const { ledger: t } = useAdminTexts();
  return (
    <section>
      <header className="section-head section-head--small account-head">
        <h2>{t.entries}</h2>
      </header>
      {ledger.entries.length === 0 ? (
        <p className="note account-none">{t.entriesNone}</p>
      ) : (
        <ol className="account-entries">
          {ledger.entries.toReversed().map((entry) => (
            <EntryRow key={entry.id} entry={entry} ledger={ledger} onOpen={onOpen} />
          ))}
        </ol>
      )}
    </section>
  );
}

function EntryRow({ entry, ledger, onOpen }: Props & { entry: Entry }) {
  const { ledger: t } = useAdminTexts();
  const may = useMay();
  const name = useEntryName()(entry);
  const figures = useFigures();
  const isVoid = entry.void !== null;
  const counts =
    isEffective({ isVoid, chequeState: entry.cheque?.state ?? null }) && entry.countsFor !== null;
  const isForeign = entry.currency !== ledger.currency;
  return (
    <li className={classNames('account-entry', isVoid && 'account-entry--void')}>
      <span className="two-lines">
        <span className="account-name">
          <span>{name}</span>
          {isVoid ? (
            <Tag tone="clay">{t.voidStamp}</Tag>
          ) : entry.cheque ? (
            <ChequeTag state={entry.cheque.state} />
          ) : (
            !counts && <Tag tone="clay">{t.doesNotCount}</Tag>
          )}
        </span>
        <EntryFacts entry={entry} ledger={ledger} />
      </span>
      <span className={classNames('num', 'account-figure', !counts && 'dim')} dir="ltr">
        {isForeign && entry.countsFor === null ? (
          <Money amount={entry.amount} currency={entry.currency} />
        ) : (
          `${counts ? (addsToOwed(entry.kind) ? '+' : '−') : ''}${figures(entry.countsFor ?? entry.amount, ledger.currency ?? entry.currency)}`
        )}
      </span>
      {onOpen && !isVoid && may(entryRight(entry)) && (
        <EntryMenu entry={entry} ledger={ledger} name={name} onOpen={onOpen} />
      )}
    </li>
  );
}

const STATE_TONE = {
  drawer: 'line',
  deposited: 'dim',
  cleared: 'ok',
  returned: 'clay',
  replaced: 'dim',
  endorsed: 'ok',
  givenBack: 'dim',
} as const;

export function ChequeTag({ state }: { state: keyof typeof STATE_TONE }) {
  const { words } = useAdminTexts();
  return <Tag tone={STATE_TONE[state]}>{words.chequeStatesInText[state]}</Tag>;
}

/** Day, paper, bank, rate, note, and who wrote it; of a void one who, when and why. */
function EntryFacts({ entry, ledger }: { entry: Entry; ledger: DealLedger }) {
  const { ledger: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  const reasons: Record<string, string> = { ...words.voidReasons };
  const { paper, rate, countsFor, cheque } = entry;
  const isForeign = ledger.currency !== null && entry.currency !== ledger.currency;
  const facts = [
    shortDay(entry.on, lang),
    cheque ? cheque.bank : entry.bank,
    cheque && t.dueOn(shortDay(cheque.dueOn, lang)),
    isForeign && countsFor !== null && moneyText(entry.amount, entry.currency),
    isForeign && rate?.rate != null && t.atRate(String(rate.rate)),
    isForeign && rate && t.rateFrom(shortDay(rate.on, lang), rate.by ?? t.somebody),
    entry.countsFrom && t.countsFrom(shortDay(entry.countsFrom, lang)),
    replacesText(entry, ledger, t),
    entry.note,
    entry.createdBy && t.by(entry.createdBy),
  ];
  return (
    <small>
      {paper && (
        <>
          <Link to={`/admin/papers/${paper.id}`}>
            {paper.kind === 'receipt' ? t.receiptNo(paper.number) : t.voucherNo(paper.number)}
          </Link>
          {' · '}
        </>
      )}
      <Facts facts={facts} />
      {entry.void && (
        <span className="account-void">
          {t.voidBy(
            shortDay(entry.void.on, lang),
            entry.void.by ?? t.somebody,
            reasons[entry.void.reason] ?? entry.void.reason,
          )}
          {entry.void.hadCounted && ` ${t.voidCounted}`}
        </span>
      )}
    </small>
  );
}

/** A cheque in the place of another says which; anything else corrects. */
function replacesText(
  { id, replaces }: Entry,
  { entries }: DealLedger,
  t: ReturnType<typeof useAdminTexts>['ledger'],
): string | false {
  if (replaces === null) return false;
  const before = entries.find((one) => one.id === replaces);
  return before?.cheque?.replacedBy === id ? t.replacesCheque(before.cheque.number) : t.replaces;
}

type MenuProps = { entry: Entry; ledger: DealLedger; name: string; onOpen: (open: OpenForm) => void };

function EntryMenu({ entry, ledger, name, onOpen }: MenuProps) {
  const { ledger: t } = useAdminTexts();
  const entryId = entry.id;
  const isForeign = ledger.currency !== null && entry.currency !== ledger.currency;
  const entries: MenuAction[] = [
    ...(isForeign
      ? [
          {
            id: 'rate',
            label: entry.countsFor === null ? t.giveRate : t.changeRate,
            onAction: () => onOpen({ form: 'rate', entryId }),
          },
        ]
      : []),
    ...(formKindOf(entry)
      ? [
          {
            id: 'correct',
            label: t.correct,
            icon: 'pencil-simple' as const,
            onAction: () => onOpen({ form: 'correct', entryId }),
          },
        ]
      : []),
    { id: 'void', label: t.voidAction, isDanger: true, onAction: () => onOpen({ form: 'void', entryId }) },
  ];
  return (
    <Menu
      size="s"
      label={t.actionsOf(`${name} ${moneyText(entry.amount, entry.currency)}`)}
      entries={entries}
    />
  );
}
