import { clockText, zoneText } from '@diyar/contract/rules/dates';
import type { Today } from '@diyar/contract/today';
import { Link } from 'react-router';
import { placeOf } from '~/features/viewings/admin/viewing-words.ts';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { shortMoment } from '~/lib/admin/dates.ts';
import { leadPath } from '~/lib/admin/paths.ts';
import { useLanguage } from '~/lib/language.tsx';
import { IconLink } from '~/ui/admin/buttons/icon-link.tsx';
import { Icon } from '~/ui/admin/icon.tsx';
import { telHref } from '~/ui/admin/values/tel-link.tsx';
import './today.css';

type Props = {
  today: Pick<Today, 'viewings' | 'wishes'>;
  /** Beside other sections, not below one. */
  isSection?: boolean;
};

/** The viewings of this day, and wishes that wait for an answer. */
export function Agenda({ today: { viewings, wishes }, isSection }: Props) {
  const { today: t, ui } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <section className="today-block">
      <header className={isSection ? 'section-head' : undefined}>
        {isSection ? <h2>{t.viewings}</h2> : <h3>{t.viewings}</h3>}
        <Link className="text-button section-more" to="/admin/viewings">
          {t.week}
        </Link>
      </header>
      {viewings.items.length === 0 && <p className="dim">{t.noViewings}</p>}
      <ol className="today-agenda">
        {viewings.items.map((viewing) => (
          <li key={viewing.id}>
            <span className="today-hour">
              <b>{clockText(viewing.startsAt)}</b>
              <small>{zoneText(viewing.startsAt, lang)}</small>
            </span>
            <Link className="two-lines" to={leadPath(viewing.leadId)}>
              <strong className="clip" dir="auto">
                {viewing.person.name}
              </strong>
              <small className="clip">{placeOf(viewing, lang) || t.general}</small>
              <small>{t.with(viewing.staff.name)}</small>
            </Link>
            {viewing.person.phone && (
              <IconLink
                icon="phone"
                variant="line"
                size="s"
                label={t.call(viewing.person.name)}
                href={telHref(viewing.person.phone)}
              />
            )}
          </li>
        ))}
      </ol>
      {wishes.total > 0 && (
        <p className="today-wishes">
          <Icon name="clock" />
          <span className="two-lines">
            <strong>{t.wishes(wishes.total)}</strong>
            {wishes.oldestAt && <small>{t.wishesSince(shortMoment(wishes.oldestAt, lang, ui))}</small>}
          </span>
          <Link className="text-button" to="/admin/viewings">
            {t.answer}
          </Link>
        </p>
      )}
    </section>
  );
}
