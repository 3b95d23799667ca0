import type { Lead } from '@diyar/contract/leads';
import { dayOf } from '@diyar/contract/rules/company-hours';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import { nameOf } from '@diyar/contract/rules/localized';
import type { Today } from '@diyar/contract/today';
import { daysBetween } from '~/features/leads/admin/days.ts';
import { useLeadName } from '~/features/leads/admin/lead-name.ts';
import { placeOf } from '~/features/viewings/admin/viewing-words.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { clockTime, shortMoment } from '~/lib/admin/dates.ts';
import { dealPath, leadPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Button, LinkButton } from '~/ui/admin/buttons/button.tsx';
import { useStepDone, useTake } from '../today-api.ts';
import { Need } from './need.tsx';

/** Takes the one who waits longest; the line leads to all of them. */
export function Unowned({ leads, oldest }: { leads: Today['newLeads']; oldest: Lead }) {
  const { todayStart: t, today, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const nameOfLead = useLeadName();
  const take = useTake(nameOfLead(oldest));
  const names = leads.items.slice(0, 3).map(nameOfLead);
  return (
    <Need
      icon="user-plus"
      isHot
      to="/admin/leads?tab=unowned"
      title={t.unowned(leads.total)}
      sub={t.waitingSince(names, shortMoment(oldest.createdAt, lang, ui))}
    >
      <Button
        size="s"
        variant="primary"
        aria-label={
          leads.total === 1 ? today.takeOf(nameOfLead(oldest)) : [t.takeOldest, nameOfLead(oldest)].join(': ')
        }
        isPending={take.isPending}
        pendingLabel={today.working}
        onPress={() => take.mutate(oldest)}
      >
        {leads.total === 1 ? today.take : t.takeOldest}
      </Button>
    </Need>
  );
}

export function AgreedQuote({ quote }: { quote: Today['agreed']['items'][number] }) {
  const { todayStart: t, today, ui } = useAdminTexts();
  const { lang } = useLanguage();
  const path = `/admin/quotes/${quote.quoteId}`;
  const title = t.agreed(quote.name || quote.number, quote.units);
  const place = nameOf({ nameEn: quote.buildingEn, nameAr: quote.buildingAr }, lang);
  return (
    <Need
      icon="handshake"
      isHot
      to={path}
      title={title}
      sub={isolateNumbers([place, shortMoment(quote.agreedAt, lang, ui)].filter(Boolean).join(' · '))}
    >
      <LinkButton size="s" variant="primary" to={path} label={today.openOf(title)}>
        {today.open}
      </LinkButton>
    </Need>
  );
}

export function EndingHold({ hold, day }: { hold: Today['holds']['items'][number]; day: string }) {
  const { todayStart: t, today } = useAdminTexts();
  const { lang } = useLanguage();
  const isToday = dayOf(new Date(hold.until)) === day;
  const time = clockTime(hold.until, lang);
  const place = nameOf({ nameEn: hold.buildingEn, nameAr: hold.buildingAr }, lang);
  const title = t.holdEnds(hold.units, isToday ? today.today(time) : today.tomorrow(time));
  return (
    <Need
      icon="timer"
      isHot={isToday}
      to={dealPath(hold.dealId)}
      title={title}
      sub={isolateNumbers([hold.name, place].filter(Boolean).join(' · '))}
    >
      <LinkButton size="s" to={dealPath(hold.dealId)} label={today.openOf(title)}>
        {today.open}
      </LinkButton>
    </Need>
  );
}

export function LateStep({ lead, day }: { lead: Lead; day: string }) {
  const { todayStart: t, today } = useAdminTexts();
  const { lang } = useLanguage();
  const name = useLeadName()(lead);
  const done = useStepDone(name);
  const late = today.late(daysBetween(lead.nextOn ?? day, day));
  return (
    <Need
      icon="clock"
      to={leadPath(lead.id)}
      title={t.lateStep(lead.nextStep || name, late)}
      sub={isolateNumbers([name, placeOf(lead, lang)].filter(Boolean).join(' · '))}
    >
      <Button
        size="s"
        icon="check"
        aria-label={today.doneOf(name)}
        isPending={done.isPending}
        pendingLabel={today.working}
        onPress={() => done.mutate(lead)}
      >
        {today.done}
      </Button>
    </Need>
  );
}
