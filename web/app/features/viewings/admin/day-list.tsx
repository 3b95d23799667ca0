import { type CompanyHours, weekdayOf } from '@diyar/contract/rules/company-hours';
import type { Viewing } from '@diyar/contract/viewings';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconLink } from '~/ui/admin/buttons/icon-link.tsx';
import { telHref } from '~/ui/admin/values/tel-link.tsx';
import { longDay, placeOf, weekdayName } from './viewing-words.ts';
import { byDay, timeOf } from './week.ts';
import { Status } from './week-calendar.tsx';

type Props = {
  days: readonly string[];
  hours: CompanyHours;
  viewings: readonly Viewing[];
  today: string;
  onOpen: (viewing: Viewing) => void;
};

const idOf = (day: string) => `viewings-${day}`;

/** On phones: a strip of the week, then its days as lists. */
export function DayList({ days, hours, viewings, today, onOpen }: Props) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const shown = byDay(viewings);
  const listed = days.filter((day) => shown.has(day) || day === today);
  return (
    <div className="viewings-days">
      <nav className="viewings-strip" aria-label={t.days}>
        {days.map((day) => {
          const count = shown.get(day)?.length ?? 0;
          return (
            <a
              key={day}
              href={`#${idOf(day)}`}
              aria-current={day === today ? 'date' : undefined}
              data-closed={hours[weekdayOf(day)] === null || undefined}
            >
              <span>{weekdayName(day, lang)}</span> <b>{Number(day.slice(8))}</b>
              <i aria-hidden="true">{count || ''}</i>
              <span className="visually-hidden">{t.count(count)}</span>
            </a>
          );
        })}
      </nav>
      {listed.map((day) => (
        <section key={day} id={idOf(day)} className="viewings-list">
          <h3>
            {longDay(day, lang)}{' '}
            <span className="dim">
              {[day === today ? t.today : '', t.count(shown.get(day)?.length ?? 0)]
                .filter(Boolean)
                .join(', ')}
            </span>
          </h3>
          <ol>
            {(shown.get(day) ?? []).map((viewing) => (
              <li key={viewing.id}>
                <button type="button" onClick={() => onOpen(viewing)}>
                  <span className="viewings-list-time" dir="ltr">
                    {timeOf(viewing.startsAt)}
                    <small>{timeOf(viewing.endsAt)}</small>
                  </span>
                  <span className="two-lines">
                    <strong className="clip" dir="auto">
                      {viewing.person.name}
                    </strong>
                    <small className="clip">{placeOf(viewing, lang) || t.general}</small>
                    <small>
                      {t.with(viewing.staff.name)} <Status status={viewing.status} />
                    </small>
                  </span>
                </button>
                {viewing.person.phone && (
                  <IconLink
                    icon="phone"
                    variant="line"
                    label={t.callOf(viewing.person.name)}
                    href={telHref(viewing.person.phone)}
                  />
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
