import type { NextOfPerson, Person } from '@diyar/contract/persons';
import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { dayAndTime, shortDay } from '~/lib/admin/dates.ts';
import { leadPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { moneyOf } from './money-of.ts';

type Props = { next: NextOfPerson | null; ends: Person['ends']; actions?: ReactNode };

/** The earliest open step of any lead, and what comes by itself after it; or that alone. */
export function NextLine({ next, ends, actions }: Props) {
  const { whoIsWho: t } = useAdminTexts();
  const comes = useComing(ends);
  if (!next && !comes) return null;
  return (
    <section className="person-head-next" data-late={next?.isOverdue || undefined} aria-label={t.next}>
      <span className="person-head-next-icon disc">
        <Icon name={next === null ? 'clock' : next.viewingId === null ? 'target' : 'calendar-check'} />
      </span>
      <span className="two-lines">
        {next ? <Step next={next} /> : <strong>{`${t.next}: ${comes}`}</strong>}
        {next && (
          <small>
            {[next.isOverdue && t.overdue, next.by, comes && t.afterwards(comes)].filter(Boolean).join(' · ')}
          </small>
        )}
      </span>
      {next && actions}
    </section>
  );
}

function Step({ next }: { next: NextOfPerson }) {
  const { whoIsWho: t } = useAdminTexts();
  const { lang } = useLanguage();
  const when = next.at ? dayAndTime(next.at, lang) : next.on ? shortDay(next.on, lang) : t.someDay;
  const what = next.text || (next.viewingId === null ? t.step : t.viewing);
  return (
    <Link to={next.viewingId === null ? leadPath(next.leadId) : `/admin/viewings?viewing=${next.viewingId}`}>
      <strong>
        <bdi>{when}</bdi>
        {': '}
        <bdi>{isolateNumbers(what)}</bdi>
      </strong>
    </Link>
  );
}

/** A quote or a hold that ends, a line of a plan that falls due. */
function useComing(ends: Person['ends']): string | null {
  const { whoIsWho: t } = useAdminTexts();
  const { lang } = useLanguage();
  if (!ends) return null;
  const day = shortDay(ends.on, lang);
  if (ends.what === 'due') return ends.sum && t.fallsDue(moneyOf(ends.sum), ends.name, day);
  return (ends.what === 'quote' ? t.quoteEnds : t.holdEnds)(ends.name, day);
}
