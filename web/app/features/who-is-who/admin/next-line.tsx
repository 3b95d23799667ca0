import type { NextOfPerson, Person } from '@diyar/contract/persons';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayAndTime, shortDay } from '~/lib/admin/dates.ts';
import { leadPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';

type Props = { next: NextOfPerson; ends: Person['ends']; actions?: ReactNode };

/** The earliest open step of any lead, and what ends after it. */
export function NextLine({ next, ends, actions }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  const { lang } = useLanguage();
  const when = next.at ? dayAndTime(next.at, lang) : next.on ? shortDay(next.on, lang) : t.someDay;
  const what = next.text || (next.viewingId === null ? t.step : t.viewing);
  const then = ends && (ends.what === 'quote' ? t.thenQuote : t.thenHold)(ends.name, shortDay(ends.on, lang));
  return (
    <section className="person-head-next" data-late={next.isOverdue || undefined} aria-label={t.next}>
      <span className="person-head-next-icon">
        <Icon name={next.viewingId === null ? 'target' : 'calendar-check'} />
      </span>
      <span className="two-lines">
        <Link
          to={next.viewingId === null ? leadPath(next.leadId) : `/admin/viewings?viewing=${next.viewingId}`}
        >
          <strong>
            <bdi>{when}</bdi>
            {': '}
            <bdi>{isolateNumbers(what)}</bdi>
          </strong>
        </Link>
        <small>{[next.isOverdue && t.overdue, next.by, then].filter(Boolean).join(' · ')}</small>
      </span>
      {actions}
    </section>
  );
}
