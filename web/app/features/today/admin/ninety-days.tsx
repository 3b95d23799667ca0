import { addDays } from '@diyar/contract/rules/company-hours';
import type { Today } from '@diyar/contract/today';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { useChannelName } from '~/features/leads/admin/lead-name.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortDay } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { hoursOf } from './hours.ts';
import { useToday } from './today-api.ts';
import './today.css';

type NinetyDays = Today['ninetyDays'];

/** Fewer say nothing as a chart. */
const CHARTS_FROM = 10;
/** As many bars as have room for their words. */
const WEEKS_SHOWN = 8;

const width = (share: number) => ({ '--w': share }) as CSSProperties;

/** Leads of the last 90 days: from where, how far, how fast. Every number leads to its list. */
export function NinetyDays() {
  const { data } = useToday();
  return data ? <Charts days={data.ninetyDays} unanswered={data.unanswered} /> : null;
}

function Charts({ days, unanswered }: { days: NinetyDays; unanswered: number }) {
  const { today: t } = useAdminTexts();
  const won = days.funnel.find(({ stage }) => stage === 'won')?.leads ?? 0;
  return (
    <section className="today-charts" aria-labelledby="today-ninety">
      <header className="section-head">
        <h2 id="today-ninety">{t.ninety}</h2>
        {days.leads >= CHARTS_FROM && (
          <Link className="section-note" to={`/admin/leads?since=${days.since}`}>
            {t.cameIn(days.leads)}
          </Link>
        )}
      </header>
      {days.leads === 0 ? (
        <p className="dim">{t.none}</p>
      ) : days.leads < CHARTS_FROM ? (
        <p>
          <Link to={`/admin/leads?since=${days.since}`}>{t.few(days.leads, won, days.withoutAnswer)}</Link>
        </p>
      ) : (
        <div className="today-three">
          <Sources days={days} />
          <Funnel days={days} />
          <Answers days={days} unanswered={unanswered} />
        </div>
      )}
    </section>
  );
}

function Sources({ days: { channels, since } }: { days: NinetyDays }) {
  const { today: t } = useAdminTexts();
  const channelName = useChannelName();
  const most = Math.max(1, ...channels.map(({ leads }) => leads));
  return (
    <figure className="today-chart">
      <figcaption>
        <strong>{t.sources}</strong>
        <span className="today-key" aria-hidden="true">
          <i className="today-bar--full" />
          {t.bought}
          <i className="today-bar--rest" />
          {t.notBought}
        </span>
      </figcaption>
      <ul className="today-bars">
        {channels.map(({ channel, leads, won }) => (
          <li key={channel}>
            <Link to={`/admin/leads?channel=${encodeURIComponent(channel)}&since=${since}`}>
              <span className="visually-hidden">{t.source(channelName(channel), leads, won)}</span>
              <bdi className="clip" aria-hidden="true">
                {channelName(channel)}
              </bdi>
              <span className="today-bar">
                {won > 0 && <i className="today-bar--full" style={width(won / most)} />}
                <i className="today-bar--rest" style={width((leads - won) / most)} />
              </span>
              <span className="num" dir="ltr" aria-hidden="true">
                {won}
                <span className="dim">/{leads}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Funnel({ days }: { days: NinetyDays }) {
  const { today: t, words } = useAdminTexts();
  return (
    <figure className="today-chart">
      <figcaption>
        <strong>{t.funnel}</strong>
      </figcaption>
      <ul className="today-bars">
        {days.funnel.map(({ stage, leads }) => {
          const name = stage === 'new' ? t.arrived : words.leadStages[stage];
          return (
            <li key={stage}>
              <Link to={`/admin/leads?reached=${stage}&since=${days.since}`}>
                <span className="visually-hidden">{t.reached(name, leads)}</span>
                <span className="clip" aria-hidden="true">
                  {name}
                </span>
                <span className="today-bar">
                  <i className="today-bar--full" style={width(leads / days.leads)} />
                </span>
                <span className="num" dir="ltr" aria-hidden="true">
                  {leads}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      {days.withoutAnswer > 0 && (
        <p className="today-note">
          <Link to={`/admin/leads?answered=no&since=${days.since}`}>
            {t.withoutAnswer(days.withoutAnswer, days.leads)}
          </Link>
        </p>
      )}
    </figure>
  );
}

function Answers({ days, unanswered }: { days: NinetyDays; unanswered: number }) {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const weeks = days.answers.slice(-WEEKS_SHOWN);
  const most = Math.max(1, ...weeks.map(({ medianMinutes }) => medianMinutes ?? 0));
  const dayName = (week: string) => `${Number(week.slice(8))}/${Number(week.slice(5, 7))}`;
  return (
    <figure className="today-chart">
      <figcaption>
        <strong>{t.answers}</strong>
      </figcaption>
      <ol className="today-weeks">
        {weeks.map(({ week, medianMinutes }, n) => (
          <li key={week} data-now={n === weeks.length - 1 || undefined}>
            {/* a week without an answer is a gap, not zero */}
            <Link to={`/admin/leads?since=${week}&until=${addDays(week, 6)}`}>
              <span className="visually-hidden">
                {t.weekFrom(
                  shortDay(week, lang),
                  medianMinutes === null ? t.noAnswer : hoursOf(medianMinutes),
                )}
              </span>
              <b dir="ltr" aria-hidden="true">
                {medianMinutes === null ? '–' : hoursOf(medianMinutes)}
              </b>
              {medianMinutes !== null && <i style={width(medianMinutes / most)} />}
              <small dir="ltr" aria-hidden="true">
                {dayName(week)}
              </small>
            </Link>
          </li>
        ))}
      </ol>
      <p className="today-note">
        {t.median}{' '}
        {unanswered > 0 && <Link to="/admin/messages?answered=no">{t.unanswered(unanswered)}</Link>}
      </p>
    </figure>
  );
}
