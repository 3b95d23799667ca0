import type { TimelineEntry } from '@diyar/contract/person-timeline';
import { companyDay } from '@diyar/contract/rules/dates';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { ReactNode } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { fullMoment, shortDay, shortMoment } from '~/lib/admin/dates.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon, type IconName } from '~/ui/admin/icon.tsx';
import { EntryMore } from './entry-more.tsx';
import { useEntryTitle } from './entry-title.ts';

const ICONS: Record<TimelineEntry['kind'], IconName> = {
  message: 'chat-circle-text',
  lead: 'user-plus',
  note: 'note-pencil',
  call: 'phone-outgoing',
  whatsapp: 'whatsapp-logo',
  mail: 'envelope-simple',
  viewing: 'calendar-check',
  quote: 'file-text',
  step: 'handshake',
  due: 'warning-circle',
  payment: 'receipt',
  opening: 'receipt',
  stated: 'receipt',
  refund: 'arrow-u-up-left',
  contract: 'file-pdf',
};

const HOLD_STEPS = ['held', 'extended', 'released', 'expired'];
const isHold = (entry: TimelineEntry) => entry.kind === 'step' && HOLD_STEPS.includes(entry.step);

/** What the person did is olive, a deal is ink, what is late is clay; the words say it too. */
function toneOf(entry: TimelineEntry): 'in' | 'deal' | 'late' | undefined {
  if (entry.kind === 'message') return 'in';
  if (entry.kind === 'due') return 'late';
  return entry.kind === 'step' && !isHold(entry) ? 'deal' : undefined;
}

const textOf = (entry: TimelineEntry): string =>
  'text' in entry ? entry.text : entry.kind === 'viewing' ? entry.note : '';

/** One thing that happened. Nothing is edited here; it can be somebody else's. */
export function Entry({ entry, menu }: { entry: TimelineEntry; menu?: ReactNode }) {
  const title = useEntryTitle()(entry);
  const text = textOf(entry);
  return (
    <li
      className="person-timeline-entry"
      data-tone={toneOf(entry)}
      data-void={('isVoid' in entry && entry.isVoid) || undefined}
    >
      <span className="person-timeline-icon">
        <Icon name={isHold(entry) ? 'timer' : ICONS[entry.kind]} />
      </span>
      <div className="person-timeline-body">
        <p className="person-timeline-head">
          <strong>{title}</strong>
          <When entry={entry} />
        </p>
        {text && (
          <p className="person-timeline-text" dir="auto">
            {isolateNumbers(text)}
          </p>
        )}
        <EntryMore entry={entry} />
      </div>
      {menu}
    </li>
  );
}

/** 'Today 08:51'; of what has a day only, the day. */
function When({ entry: { at, hasTime } }: { entry: TimelineEntry }) {
  const { ui } = useAdminTexts();
  const { lang } = useLanguage();
  const day = companyDay(new Date(at));
  return hasTime ? (
    <time dateTime={at} title={fullMoment(at, lang)}>
      {shortMoment(at, lang, ui)}
    </time>
  ) : (
    <time dateTime={day}>{shortDay(day, lang)}</time>
  );
}
