import type { TimelineEntry } from '@diyar/contract/person-timeline';
import { nameOf } from '@diyar/contract/rules/localized';
import type { Currency } from '@diyar/contract/rules/money';
import { moneyText } from '@diyar/contract/rules/money-text';
import { useChannelName } from '~/features/leads/admin/lead-name.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { isolate } from '~/i18n/isolate.ts';
import { useLanguage } from '~/lib/language.tsx';

const money = ({ amount, currency }: { amount: number; currency: Currency }) =>
  isolate(moneyText(amount, currency));

/** What an entry is called: in the list, and where it is asked whose it is. */
export function useEntryTitle() {
  const { personsTimeline: t, leadsLead, words } = useAdminTexts();
  const { lang } = useLanguage();
  const channelName = useChannelName();
  const withUnits = (title: string, units: string) => (units ? `${title}: ${isolate(units)}` : title);
  return (entry: TimelineEntry): string => {
    const steps: Record<string, string> = { ...leadsLead.events.deal };
    switch (entry.kind) {
      case 'message':
        if (entry.source === 'viewing') return t.viewingRequest;
        return entry.channel === 'direct' ? t.message : t.messageFrom(channelName(entry.channel));
      case 'lead':
        return t.lead(entry.units || (entry.place ? nameOf(entry.place, lang) : ''));
      case 'call':
        if (entry.outcome === null) return leadsLead.events.call;
        return entry.outcome === 'reached' ? leadsLead.events.callReached : leadsLead.events.callNoAnswer;
      case 'note':
      case 'whatsapp':
      case 'mail':
        return leadsLead.events[entry.kind];
      case 'viewing':
        return withUnits(leadsLead.events.viewing[entry.status], entry.units);
      case 'quote':
        return `${t.quote(entry.number, entry.units)}${lang === 'ar' ? '، ' : ', '}${money(entry)}`;
      case 'step':
        return withUnits(steps[entry.step] ?? leadsLead.events.deal.other, entry.units);
      case 'due':
        return t.due(money(entry));
      case 'payment':
      case 'refund':
        return t[entry.kind](money(entry), entry.method ? words.paymentMethods[entry.method] : '');
      case 'stated':
      case 'opening':
        return t[entry.kind](money(entry));
      case 'contract':
        return withUnits(t.contract, entry.units);
    }
  };
}
