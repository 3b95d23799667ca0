import type { TimelineEntry } from '@diyar/contract/person-timeline';
import { nameOf } from '@diyar/contract/rules/localized';
import { lineLabel } from '@diyar/contract/rules/plans';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortDay, shortMoment } from '~/lib/admin/dates.ts';
import { dealPath, leadPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { OwnLink } from '~/ui/admin/buttons/own-link.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

/** Beneath what happened: where, by whom, how it stands, and the way there. */
export function EntryMore({ entry }: { entry: TimelineEntry }) {
  const { personsTimeline: t, ui, words } = useAdminTexts();
  const { lang } = useLanguage();
  const facts = useFacts(entry);
  return (
    <p className="person-timeline-more">
      {facts.map((fact) => (
        <bdi key={fact}>{fact}</bdi>
      ))}
      {entry.kind === 'message' && entry.answeredAt && (
        <>
          <Icon name="check" />
          <span>{t.answered(entry.answeredBy, shortMoment(entry.answeredAt, lang, ui))}</span>
        </>
      )}
      {entry.kind === 'lead' && <span>{words.leadStages[entry.stage]}</span>}
      <To entry={entry} />
    </p>
  );
}

/** In the reader's words, as far as there are any. */
function useFacts(entry: TimelineEntry): string[] {
  const { personsTimeline: t, leadsLead, words } = useAdminTexts();
  const { lang } = useLanguage();
  const reasons: Record<string, string> = { ...words.endReasons };
  const facts: (string | false | null)[] = ['place' in entry && entry.place && nameOf(entry.place, lang)];
  if (entry.kind === 'quote')
    facts.push(
      words.quoteStates[entry.state],
      entry.state === 'open' && t.validUntil(shortDay(entry.validUntil, lang)),
    );
  if (entry.kind === 'step')
    facts.push(
      entry.until && leadsLead.until(fullMoment(entry.until, lang)),
      entry.reason && (reasons[entry.reason] ?? entry.reason),
    );
  if (entry.kind === 'due') facts.push(entry.units, lineLabel(entry, lang));
  if ('method' in entry)
    facts.push(entry.units, entry.isVoid && t.isVoid, entry.cheque && words.chequeStates[entry.cheque]);
  if (entry.kind === 'lead') facts.push(entry.owner);
  facts.push(entry.by);
  return [...new Set(facts.filter((fact): fact is string => Boolean(fact)))];
}

function To({ entry }: { entry: TimelineEntry }) {
  const { personsTimeline: t } = useAdminTexts();
  switch (entry.kind) {
    case 'message':
      return <Link to={`/admin/messages?open=${entry.id}`}>{t.inInbox}</Link>;
    case 'lead':
      return <Link to={leadPath(entry.leadId)}>{t.openLead}</Link>;
    case 'quote':
      return <Link to={`/admin/quotes/${entry.id}`}>{t.openQuote}</Link>;
    case 'payment':
    case 'refund':
      return entry.paper ? (
        <OwnLink right="money" to={`/admin/papers/${entry.paper.id}`}>
          {entry.paper.kind === 'receipt' ? t.receipt(entry.paper.number) : t.voucher(entry.paper.number)}
        </OwnLink>
      ) : null;
    case 'step':
    case 'due':
    case 'contract':
    case 'stated':
    case 'opening':
      return <Link to={dealPath(entry.dealId)}>{t.account}</Link>;
    default:
      return null;
  }
}
