import type { Today } from '@diyar/contract/today';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { useSession } from '~/lib/session/session.ts';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { hoursOf } from '../hours.ts';
import { Fact } from './need.tsx';

type Mine = Today['mine'];

const width = (share: number) => ({ '--w': share }) as CSSProperties;

/** The reader's open leads by stage; every number leads to its list. */
export function MyLeads({ stages }: { stages: Mine['stages'] }) {
  const { todayStart: t, words } = useAdminTexts();
  const total = stages.reduce((sum, { leads }) => sum + leads, 0);
  const most = Math.max(1, ...stages.map(({ leads }) => leads));
  return (
    <section aria-labelledby="start-mine">
      <header className="section-head">
        <h2 id="start-mine">{t.myLeads}</h2>
        {total > 0 && (
          <>
            <span className="section-note">{t.openLeads(total)}</span>
            <Link className="text-button section-more" to="/admin/leads?tab=mine">
              {t.all}
            </Link>
          </>
        )}
      </header>
      {total === 0 ? (
        <EmptyState title={t.noLeads}>{t.noLeadsBody}</EmptyState>
      ) : (
        <ul className="start-bars">
          {stages.map(({ stage, leads }) => (
            <li key={stage}>
              <Link to={`/admin/leads?tab=mine&stage=${stage}`}>
                <span>{words.leadStages[stage]}</span>
                <i style={width(leads / most)} aria-hidden="true" />
                <b className="num">{formatNumber(leads)}</b>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Leads that came in since the first of the month and are the reader's now. */
export function MyMonth({ month }: { month: Mine['month'] }) {
  const { todayStart: t } = useAdminTexts();
  const now = useSession();
  const list = `/admin/leads?owner=${now.status === 'signedIn' ? now.user.id : ''}&since=${month.since}`;
  return (
    <section aria-labelledby="start-month">
      <header className="section-head">
        <h2 id="start-month">{t.thisMonth}</h2>
      </header>
      <dl className="start-facts">
        <Fact name={t.monthLeads} to={list}>
          {formatNumber(month.leads)}
        </Fact>
        <Fact name={t.monthUnanswered} to={`${list}&answered=no`}>
          {formatNumber(month.withoutAnswer)}
        </Fact>
        <Fact name={t.monthWon} to={`${list}&reached=won`}>
          {formatNumber(month.won)}
        </Fact>
        <Fact name={t.monthMedian}>
          {month.medianMinutes === null ? '–' : <bdi dir="ltr">{hoursOf(month.medianMinutes)}</bdi>}
        </Fact>
      </dl>
    </section>
  );
}
