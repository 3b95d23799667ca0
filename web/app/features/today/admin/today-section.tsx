import type { Lead } from '@diyar/contract/leads';
import type { ToTellList } from '@diyar/contract/money-desk';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { nameOf } from '@diyar/contract/rules/localized';
import type { Today } from '@diyar/contract/today';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ReleasedHolds } from '~/features/buildings/admin/released-holds/released-holds.tsx';
import { daysBetween } from '~/features/leads/admin/days.ts';
import { useLeadName } from '~/features/leads/admin/lead-name.ts';
import { Money } from '~/features/ledger/admin/money.tsx';
import { useToTell } from '~/features/money-desk/admin/money-desk-api.ts';
import { longDay, placeOf } from '~/features/viewings/admin/viewing-words.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { formatNumber } from '~/i18n/plural.ts';
import { clockTime, shortDay } from '~/lib/admin/dates.ts';
import { dealPath, leadPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { IconLink } from '~/ui/admin/buttons/icon-link.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { lazyPart } from '~/ui/admin/lazy-part.tsx';
import { RelativeTime } from '~/ui/admin/values/relative-time.tsx';
import { telHref } from '~/ui/admin/values/tel-link.tsx';
import { Agenda } from './agenda.tsx';
import { Line } from './line.tsx';
import './today.css';
import { useStepDone, useTake, useToday } from './today-api.ts';

/** With the texts of the buyers' pages, which the first page does not wait for. */
const ToTellRows = lazyPart(async () => (await import('./to-tell-rows.tsx')).ToTellRows);

const ALL = { buildingId: null, q: '', page: 1 };
const SHOWN = 5;

/** What needs the reader now. */
export function TodaySection() {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const query = useToday();
  const seesMoney = useMay()('money');
  const toTell = useToTell(ALL, { size: SHOWN, enabled: seesMoney });
  return (
    <section className="today" aria-labelledby="today-title">
      <header className="section-head">
        <h2 id="today-title">{t.title}</h2>
        {query.data && <span className="section-note">{longDay(query.data.day, lang)}</span>}
      </header>
      <ReleasedHolds />
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="24em" />}>
        {(today) => <Needs today={today} toTell={seesMoney ? toTell.data : undefined} />}
      </QueryView>
    </section>
  );
}

function Needs({ today, toTell }: { today: Today; toTell: ToTellList | undefined }) {
  const { today: t } = useAdminTexts();
  const { newLeads, agreed, overdue, holds, cheques, stages, unsigned, viewings, wishes } = today;
  const isCalm = [
    newLeads,
    agreed,
    overdue,
    holds,
    cheques,
    toTell,
    stages,
    unsigned,
    viewings,
    wishes,
  ].every((one) => !one?.total);
  if (isCalm) return <EmptyState title={t.calm}>{t.calmBody}</EmptyState>;
  return (
    <div className="columns">
      <div>
        <Block title={t.newLeads} total={newLeads.total} all="/admin/leads?tab=unowned">
          {newLeads.items.map((lead) => (
            <NewLead key={lead.id} lead={lead} />
          ))}
        </Block>
        <Block title={t.agreed} total={agreed.total} all="/admin/quotes?state=open">
          {agreed.items.map((quote) => (
            <AgreedQuote key={quote.quoteId} quote={quote} />
          ))}
        </Block>
        <Block title={t.overdue} total={overdue.total} all="/admin/leads?tab=overdue">
          {overdue.items.map((lead) => (
            <OverdueStep key={lead.id} lead={lead} day={today.day} />
          ))}
        </Block>
        <Block title={t.holds} total={holds.total} all="/admin/buildings">
          {holds.items.map((hold) => (
            <Hold key={hold.dealId} hold={hold} day={today.day} />
          ))}
        </Block>
        {cheques && (
          <Block title={t.cheques} total={cheques.total} all="/admin/money">
            {cheques.items.map((cheque) => (
              <Cheque key={cheque.id} cheque={cheque} />
            ))}
          </Block>
        )}
        {toTell && (
          <Block title={t.toTell} total={toTell.total} all="/admin/money?view=toTell">
            <ToTellRows rows={toTell.items} />
          </Block>
        )}
        {stages && (
          <Block title={t.stages} total={stages.total} all="/admin/projects">
            {stages.items.map((stage) => (
              <PlannedStage key={stage.id} stage={stage} day={today.day} />
            ))}
          </Block>
        )}
        {unsigned && (
          <Block title={t.unsigned} total={unsigned.total} all="/admin/buildings">
            {unsigned.items.map((deal) => (
              <Unsigned key={deal.dealId} deal={deal} />
            ))}
          </Block>
        )}
      </div>
      <Agenda today={today} />
    </div>
  );
}

type BlockProps = { title: string; total: number; all: string; children: ReactNode };

/** A list that is shown only if somebody has to do something; its number leads to all of it. */
function Block({ title, total, all, children }: BlockProps) {
  const { today: t } = useAdminTexts();
  if (total === 0) return null;
  return (
    <section className="today-block">
      <header>
        <h3>{title}</h3>
        <Link className="text-button" to={all} aria-label={t.allOf(total, title)}>
          {t.all(total)}
        </Link>
      </header>
      <ul>{children}</ul>
    </section>
  );
}

function NewLead({ lead }: { lead: Lead }) {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const name = useLeadName()(lead);
  const take = useTake(name);
  return (
    <Line
      main={name}
      sub={placeOf(lead, lang) || t.general}
      to={leadPath(lead.id)}
      when={<RelativeTime at={lead.lastMessageAt ?? lead.createdAt} />}
    >
      <Button
        size="s"
        aria-label={t.takeOf(name)}
        isPending={take.isPending}
        pendingLabel={t.working}
        onPress={() => take.mutate(lead)}
      >
        {t.take}
      </Button>
    </Line>
  );
}

function AgreedQuote({ quote }: { quote: Today['agreed']['items'][number] }) {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const place = nameOf({ nameEn: quote.buildingEn, nameAr: quote.buildingAr }, lang);
  const path = `/admin/quotes/${quote.quoteId}`;
  return (
    <Line
      main={quote.name || quote.number}
      sub={isolateNumbers([place, quote.units].filter(Boolean).join(lang === 'ar' ? '، ' : ', '))}
      to={path}
      when={<RelativeTime at={quote.agreedAt} />}
    >
      <LinkButton size="s" to={path} label={t.openOf(quote.name || quote.number)}>
        {t.open}
      </LinkButton>
    </Line>
  );
}

function OverdueStep({ lead, day }: { lead: Lead; day: string }) {
  const { today: t } = useAdminTexts();
  const name = useLeadName()(lead);
  const done = useStepDone(name);
  return (
    <Line
      main={name}
      sub={
        <>
          <bdi>{lead.nextStep}</bdi>
          {lead.owner && (
            <>
              {' · '}
              <bdi>{lead.owner.name}</bdi>
            </>
          )}
        </>
      }
      to={leadPath(lead.id)}
      when={
        <span className="today-late">
          <Icon name="clock" />
          {lead.nextOn && t.late(daysBetween(lead.nextOn, day))}
        </span>
      }
    >
      {lead.person.phone && (
        <IconLink
          icon="phone"
          variant="line"
          size="s"
          label={t.call(name)}
          href={telHref(lead.person.phone)}
        />
      )}
      <Button
        size="s"
        icon="check"
        aria-label={t.doneOf(name)}
        isPending={done.isPending}
        pendingLabel={t.working}
        onPress={() => done.mutate(lead)}
      >
        {t.done}
      </Button>
    </Line>
  );
}

function Hold({ hold, day }: { hold: Today['holds']['items'][number]; day: string }) {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const place = nameOf({ nameEn: hold.buildingEn, nameAr: hold.buildingAr }, lang);
  const what = isolateNumbers([place, hold.units].filter(Boolean).join(lang === 'ar' ? '، ' : ', '));
  const until = dayOf(new Date(hold.until));
  const path = dealPath(hold.dealId);
  return (
    <Line
      main={what}
      sub={<bdi>{hold.name}</bdi>}
      to={path}
      when={
        until === day ? (
          <span className="today-late">
            <Icon name="clock" />
            {t.today(clockTime(hold.until, lang))}
          </span>
        ) : (
          t.tomorrow(clockTime(hold.until, lang))
        )
      }
    >
      <LinkButton size="s" to={path} label={t.openOf(what)}>
        {t.open}
      </LinkButton>
    </Line>
  );
}

type PlannedStageProps = { stage: NonNullable<Today['stages']>['items'][number]; day: string };

function PlannedStage({ stage, day }: PlannedStageProps) {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const name = nameOf(stage, lang);
  const path = `/admin/projects/${stage.buildingId}/stages`;
  return (
    <Line
      main={name}
      sub={<bdi>{nameOf({ nameEn: stage.buildingEn, nameAr: stage.buildingAr }, lang)}</bdi>}
      to={path}
      when={
        stage.plannedOn < day ? (
          <span className="today-late">
            <Icon name="clock" />
            {t.late(daysBetween(stage.plannedOn, day))}
          </span>
        ) : (
          shortDay(stage.plannedOn, lang)
        )
      }
    >
      <LinkButton size="s" to={path} label={t.openOf(name)}>
        {t.open}
      </LinkButton>
    </Line>
  );
}

function Unsigned({ deal }: { deal: NonNullable<Today['unsigned']>['items'][number] }) {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const place = nameOf({ nameEn: deal.buildingEn, nameAr: deal.buildingAr }, lang);
  const path = dealPath(deal.dealId);
  return (
    <Line
      main={deal.name}
      sub={isolateNumbers([place, deal.units].filter(Boolean).join(lang === 'ar' ? '، ' : ', '))}
      to={path}
      when={
        <span className="two-lines">
          {shortDay(deal.on, lang)}
          {deal.isMade && <small>{t.unsignedMade}</small>}
        </span>
      }
    >
      <LinkButton size="s" to={path} label={t.openOf(deal.name)}>
        {t.open}
      </LinkButton>
    </Line>
  );
}

function Cheque({ cheque }: { cheque: NonNullable<Today['cheques']>['items'][number] }) {
  const { today: t } = useAdminTexts();
  const { lang } = useLanguage();
  const path = dealPath(cheque.dealId);
  return (
    <Line
      main={cheque.name}
      sub={isolateNumbers([cheque.units, cheque.bank, cheque.number].filter(Boolean).join(' · '))}
      to={path}
      when={
        <span className="two-lines">
          {cheque.currency === 'Unknown' ? (
            <bdi dir="ltr">{formatNumber(cheque.amount)}</bdi>
          ) : (
            <Money amount={cheque.amount} currency={cheque.currency} />
          )}
          <small>{shortDay(cheque.dueOn, lang)}</small>
        </span>
      }
    >
      <LinkButton size="s" to={path} label={t.openOf(cheque.name)}>
        {t.open}
      </LinkButton>
    </Line>
  );
}
