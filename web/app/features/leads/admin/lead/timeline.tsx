import type { LeadDetail, LeadEvent } from '@diyar/contract/leads';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { labelOf } from '@diyar/contract/rules/localized';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortDay } from '~/lib/admin/dates.ts';
import { dealPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { TextButton } from '~/ui/admin/buttons/text-button.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';
import { Money } from '~/ui/admin/values/money.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { NoteText } from './note-text.tsx';

type Of<Kind extends LeadEvent['kind']> = Extract<LeadEvent, { kind: Kind }>;

/** What the visitor did, what we did, and the steps of deals, newest first. */
export function Timeline({ lead, onPlan }: { lead: LeadDetail; onPlan: () => void }) {
  const { leadsLead: t } = useAdminTexts();
  if (lead.timeline.length === 0) return <p className="note">{t.noTimeline}</p>;
  return (
    <ol className="lead-details-timeline">
      {lead.timeline.map((event) => (
        <Event key={`${event.kind}-${event.id}`} lead={lead} event={event} onPlan={onPlan} />
      ))}
    </ol>
  );
}

type LineProps = {
  event: LeadEvent;
  icon: IconName;
  title: ReactNode;
  /** The visitor's doing is olive, a deal's ink, ours outlined; the words say it too. */
  tone?: 'in' | 'deal';
  children?: ReactNode;
};

const Line = ({ event, icon, title, tone, children }: LineProps) => (
  <li className={classNames('lead-details-event', tone && `lead-details-event--${tone}`)}>
    <span className="lead-details-event-icon">
      <Icon name={icon} />
    </span>
    <div>
      <p className="lead-details-event-head">
        <strong>{title}</strong>
        <RelativeTime at={event.at} />
      </p>
      {children}
      {event.by && (
        <small className="dim">
          <bdi>{event.by}</bdi>
        </small>
      )}
    </div>
  </li>
);

type EventProps = { lead: LeadDetail; event: LeadEvent; onPlan: () => void };

function Event({ lead, event, onPlan }: EventProps) {
  const { leads, leadsLead: t, words } = useAdminTexts();
  const { lang } = useLanguage();
  switch (event.kind) {
    case 'message':
      return <MessageLine event={event} onPlan={onPlan} />;
    case 'note':
      return (
        <Line event={event} icon="note-pencil" title={t.events.note}>
          <NoteText leadId={lead.id} event={event} />
        </Line>
      );
    case 'call': {
      const title =
        event.outcome === 'reached'
          ? t.events.callReached
          : event.outcome === 'noAnswer'
            ? t.events.callNoAnswer
            : t.events.call;
      return (
        <Line event={event} icon="phone-outgoing" title={title}>
          <NoteText leadId={lead.id} event={event} />
        </Line>
      );
    }
    case 'whatsapp':
    case 'mail':
      return (
        <Line
          event={event}
          icon={event.kind === 'mail' ? 'envelope-simple' : 'whatsapp-logo'}
          title={t.events[event.kind]}
        >
          {event.text && <p dir="auto">{isolateNumbers(event.text)}</p>}
        </Line>
      );
    case 'viewingPlanned':
      return (
        <Line event={event} icon="calendar-check" title={t.events.viewing[event.status]}>
          <p className="lead-details-event-more">
            <Link to={`/admin/viewings?viewing=${event.id}`}>
              <time dateTime={event.startsAt}>{fullMoment(event.startsAt, lang)}</time>
            </Link>
            {event.unit && <UnitName unit={event.unit} />}
            {event.staff && <span>{t.shownBy(event.staff.name)}</span>}
          </p>
        </Line>
      );
    case 'quote':
      return (
        <Line event={event} icon="file-text" title={t.events.quote(event.number)} tone="deal">
          <p className="lead-details-event-more">
            <Money amount={event.total} currency={event.currency === 'Unknown' ? null : event.currency} />
            <span>{words.quoteStates[event.state]}</span>
            <Link to={`/admin/quotes/${event.id}`}>{leads.open}</Link>
          </p>
        </Line>
      );
    case 'deal':
      return <DealLine event={event} />;
    case 'stage':
      return (
        <Line
          event={event}
          icon="path"
          title={(event.from === null ? t.events.created : t.events.stage)(words.leadStages[event.to])}
        >
          {event.reason && <p>{words.lostReasons[event.reason]}</p>}
          {event.note && <p dir="auto">{event.note}</p>}
        </Line>
      );
    case 'owner':
      return (
        <Line
          event={event}
          icon="user-switch"
          title={event.to ? t.events.owner(event.to) : t.events.ownerNone}
        />
      );
  }
}

function MessageLine({ event, onPlan }: { event: Of<'message'>; onPlan: () => void }) {
  const { leadsLead: t } = useAdminTexts();
  const { lang } = useLanguage();
  const { wish } = event;
  const when = wish
    ? [wish.day && shortDay(wish.day, lang), wish.part && t.parts[wish.part]].filter(Boolean).join(' ')
    : '';
  return (
    <Line event={event} icon="chat-circle-text" title={t.events.sources[event.source]} tone="in">
      <p dir="auto">{isolateNumbers(event.text)}</p>
      <p className="lead-details-event-more">
        {event.page && (
          <span>
            {t.fromPage} <bdi dir="ltr">{event.page}</bdi>
          </span>
        )}
        {event.unit && <UnitName unit={event.unit} />}
        {event.answeredAt && (
          <span className="lead-details-answered">
            <Icon name="check" />
            {t.answeredAt}
          </span>
        )}
        {event.quoteId !== null && <Link to={`/admin/quotes/${event.quoteId}`}>{t.openQuote}</Link>}
        <Link to={`/admin/messages?open=${event.id}`}>{t.openMessage}</Link>
      </p>
      {wish && when && (
        <p className="lead-details-wish">
          <Icon name="calendar-blank" />
          <span>{t.wish(when)}</span>
          {!wish.isAnswered && <TextButton onPress={onPlan}>{t.answerWish}</TextButton>}
        </p>
      )}
    </Line>
  );
}

function UnitName({ unit }: { unit: { labelEn: string; labelAr: string } }) {
  const { lang } = useLanguage();
  return <bdi>{labelOf({ unitLabelEn: unit.labelEn, unitLabelAr: unit.labelAr }, lang)}</bdi>;
}

function DealLine({ event }: { event: Of<'deal'> }) {
  const { leadsLead: t } = useAdminTexts();
  const { lang } = useLanguage();
  const names: Record<string, string> = { ...t.events.deal };
  return (
    <Line
      event={event}
      icon={event.step === 'held' || event.step === 'extended' ? 'timer' : 'handshake'}
      title={names[event.step] ?? t.events.deal.other}
      tone="deal"
    >
      <p className="lead-details-event-more">
        <bdi>{event.units}</bdi>
        {event.until && <span>{t.until(fullMoment(event.until, lang))}</span>}
        {event.reason && <span dir="auto">{event.reason}</span>}
        <Link to={dealPath(event.dealId)}>{t.toDeal}</Link>
      </p>
    </Line>
  );
}
