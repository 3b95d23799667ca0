import type { HistoryEntry } from '@diyar/contract/apartments';
import type { TrackedUnit } from '@diyar/contract/buildings';
import type { Currency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { Fragment, useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Pagination } from '~/ui/admin/lists/pagination.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { useMoment } from '../deals/time-left.ts';
import { useHistory } from './history-api.ts';

/** All changes of this apartment: who, when, before, after. Loaded when it is opened. */
export function History({ apartment }: { apartment: TrackedUnit }) {
  const { buildingsHistory: t } = useAdminTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="apartment-panel-history">
      <header className="section-head section-head--small">
        <h3>{t.history}</h3>
        <span className="grow" />
        {!isOpen && (
          <TextButton icon="clock-counter-clockwise" onPress={() => setOpen(true)}>
            {t.historyShow}
          </TextButton>
        )}
      </header>
      {isOpen && <Entries apartment={apartment} />}
    </section>
  );
}

function Entries({ apartment }: { apartment: TrackedUnit }) {
  const { buildingsHistory: t } = useAdminTexts();
  const [page, setPage] = useState(1);
  const query = useHistory(apartment, page);
  return (
    <QueryView query={query} failed={t.historyFailed} skeleton={<Skeleton width="14em" />}>
      {(list) =>
        list.total === 0 ? (
          <p className="note">{t.historyNone}</p>
        ) : (
          <>
            <ol>
              {list.items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            {list.total > list.size && (
              <Pagination page={list.page} size={list.size} total={list.total} onPage={setPage} />
            )}
          </>
        )
      }
    </QueryView>
  );
}

export function Entry({ entry }: { entry: HistoryEntry }) {
  const { buildingsHistory: t } = useAdminTexts();
  // changes by the demo and other programs have no user
  const nameOf = ({ id, username, name }: HistoryEntry['by']) =>
    id === null && username === 'system' ? t.system : name;
  return (
    <li className="apartment-panel-entry">
      <p>
        <strong>{t.actions[entry.action]}</strong>{' '}
        <small className="dim">
          <RelativeTime at={entry.at} /> {t.by(nameOf(entry.by))}
        </small>
      </p>
      <ul>
        {entry.changes
          .filter(({ field, before, after }) => before !== after || NAMES_IT.includes(field))
          .map(({ field, before, after }) => (
            <li key={field}>
              <span className="dim">{t.fields[field]}:</span> <Value field={field}>{before}</Value>
              {before && after && before !== after && t.becomes}
              {before !== after && <Value field={field}>{after}</Value>}
            </li>
          ))}
      </ul>
    </li>
  );
}

type Field = HistoryEntry['changes'][number]['field'];

/** What did not change is left out, except which cheque it is about. */
const NAMES_IT: readonly Field[] = ['chequeNumber'];
const DAYS: readonly Field[] = ['dealOn', 'paidOn', 'dueDate', 'firstDate', 'lastDate', 'soldAt', 'signedOn'];
/** A phone number and a cheque's are read left to right. */
const LTR: readonly Field[] = ['phone', 'chequeNumber', 'contractNumber', 'rate', 'count'];
const WORDS: readonly Field[] = ['isFullyPaid', 'kind', 'method', 'status', 'stage', 'reason', 'endMoney'];

/** Files are recorded by number and marks as booleans; both are shown as text. */
function Value({ field, children }: { field: Field; children: string }) {
  const { buildingsHistory: t, buildingsDeals: d, words: lists } = useAdminTexts();
  const { lang } = useLanguage();
  const moment = useMoment();
  if (!children) return null;
  if (field === 'holdUntil') return <bdi>{moment(children)}</bdi>;
  if (DAYS.includes(field)) return <bdi>{shortDay(children.slice(0, 10), lang)}</bdi>;
  const [, figure, currency] = /^(\d+(?:\.\d+)?) ([A-Z]{3})$/.exec(children) ?? [];
  if (figure && currency) return <bdi dir="ltr">{moneyText(Number(figure), currency as Currency)}</bdi>;
  const words: Record<string, string> = {
    true: t.yes,
    false: t.no,
    ...lists.paymentMethods,
    ...t.statuses,
    ...lists.chequeStatesInText,
    ...lists.entryKinds,
    ...lists.dealStagesInText,
    ...lists.endReasons,
    ...d.endMoney,
    released: d.releasedReason,
    'not given': d.notGiven,
  };
  const isFile = field === 'reserverImageFileId' || field === 'contractFileId';
  if (field === 'units')
    return children.split(', ').map((unit, at) => (
      <Fragment key={unit}>
        {at > 0 && t.and}
        <bdi>{unit}</bdi>
      </Fragment>
    ));
  if (LTR.includes(field)) return <bdi dir="ltr">{children}</bdi>;
  return <bdi>{isFile ? t.file : WORDS.includes(field) ? (words[children] ?? children) : children}</bdi>;
}
