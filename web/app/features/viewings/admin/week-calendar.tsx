import { type CompanyHours, weekdayOf } from '@diyar/contract/rules/company-hours';
import { labelOf } from '@diyar/contract/rules/localized';
import type { Viewing } from '@diyar/contract/viewings';
import { type CSSProperties, type KeyboardEvent, useRef } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useLanguage } from '~/lib/language.tsx';
import { classNames } from '~/ui/admin/class-names.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import { longDay, weekdayName } from './viewing-words.ts';
import { byDay, hoursShown, lanesOf, minutesOf, timeOf } from './week.ts';

type Props = {
  days: readonly string[];
  hours: CompanyHours;
  viewings: readonly Viewing[];
  /** The company's day and time now. */
  today: string;
  time: string;
  onOpen: (viewing: Viewing) => void;
};

const style = (values: Record<string, number | string>) => values as CSSProperties;
const STATUS_ICON = { planned: null, done: 'check', noShow: 'x', cancelled: 'prohibit' } as const;

/** A column for each day from Saturday; closed days are narrow and hatched. */
export function WeekCalendar({ days, hours, viewings, today, time, onOpen }: Props) {
  const { lang } = useLanguage();
  const { first, last } = hoursShown(days, hours, viewings);
  const lines = Array.from({ length: last - first + 1 }, (_, n) => first + n);
  const shown = byDay(viewings);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = (day: string) => hours[weekdayOf(day)] === null && !shown.has(day);
  const columns = days.map((day) => (isNarrow(day) ? '66px' : 'minmax(0, 1fr)')).join(' ');
  const place = (at: string) => (minutesOf(at) - first * 60) / 60;
  return (
    <div
      ref={box}
      className="viewings-week"
      data-print="wide"
      style={style({ '--columns': `52px ${columns}`, '--hours': last - first })}
    >
      <div className="viewings-week-head">
        <span />
        {days.map((day) => (
          <p
            key={day}
            className={classNames('viewings-week-name', isNarrow(day) && 'viewings-week-name--narrow')}
            aria-current={day === today ? 'date' : undefined}
          >
            <span>{weekdayName(day, lang, isNarrow(day) ? 'short' : 'long')}</span>{' '}
            <b>{Number(day.slice(8))}</b>
          </p>
        ))}
      </div>
      <div className="viewings-week-body">
        <ol className="viewings-week-hours" aria-hidden="true">
          {lines.map((hour) => (
            <li key={hour} style={style({ '--at': hour - first })} dir="ltr">
              {`${String(hour).padStart(2, '0')}:00`}
            </li>
          ))}
        </ol>
        {days.map((day) => (
          <section
            key={day}
            className="viewings-week-day"
            aria-label={longDay(day, lang)}
            data-now={day === today || undefined}
            data-closed={hours[weekdayOf(day)] === null || undefined}
          >
            <Closed day={day} hours={hours} first={first} last={last} isNarrow={isNarrow(day)} />
            {day === today && minutesOf(time) >= first * 60 && minutesOf(time) <= last * 60 && (
              <i className="viewings-week-now" style={style({ '--at': place(time) })} aria-hidden="true">
                <b dir="ltr">{time}</b>
              </i>
            )}
            <ol>
              {lanesOf(shown.get(day) ?? []).map(({ viewing, lane, lanes }) => (
                <li
                  key={viewing.id}
                  className={`viewings-event viewings-event--${viewing.status}`}
                  data-shared={lanes > 1 || undefined}
                  style={style({
                    '--at': place(timeOf(viewing.startsAt)),
                    '--long': (Date.parse(viewing.endsAt) - Date.parse(viewing.startsAt)) / 3_600_000,
                    '--lane': lane,
                    '--lanes': lanes,
                  })}
                >
                  <button
                    type="button"
                    data-day={day}
                    onClick={() => onOpen(viewing)}
                    onKeyDown={(event) => moveFocus(event, box.current)}
                  >
                    <span className="viewings-event-line">
                      <b dir="ltr">{timeOf(viewing.startsAt)}</b>{' '}
                      <strong className="clip" dir="auto">
                        {viewing.person.name}
                      </strong>
                    </span>
                    <span className="viewings-event-line">
                      <small className="clip">
                        {viewing.unit && (
                          <>
                            <bdi>{labelOf(viewing.unit, lang)}</bdi>
                            {' · '}
                          </>
                        )}
                        <bdi>{viewing.staff.name}</bdi>
                      </small>
                      <Status status={viewing.status} />
                    </span>
                  </button>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The word and icon of what is not simply planned. */
export function Status({ status }: Pick<Viewing, 'status'>) {
  const { words } = useAdminTexts();
  const icon = STATUS_ICON[status];
  return (
    icon && (
      <em className="viewings-status">
        <Icon name={icon} />
        {words.viewingStatuses[status]}
      </em>
    )
  );
}

type ClosedProps = { day: string; hours: CompanyHours; first: number; last: number; isNarrow: boolean };

/** What of the shown hours nobody works in. */
function Closed({ day, hours, first, last, isNarrow }: ClosedProps) {
  const { viewings: t } = useAdminTexts();
  const open = hours[weekdayOf(day)];
  if (!open)
    return (
      <>
        <i className="viewings-week-closed" style={style({ '--at': 0, '--long': last - first })} />
        {isNarrow && <span className="viewings-week-word">{t.closed}</span>}
      </>
    );
  const [from, to] = [minutesOf(open.from) / 60 - first, minutesOf(open.to) / 60 - first];
  return (
    <>
      {from > 0 && <i className="viewings-week-closed" style={style({ '--at': 0, '--long': from })} />}
      {to < last - first && (
        <i className="viewings-week-closed" style={style({ '--at': to, '--long': last - first - to })} />
      )}
    </>
  );
}

/** Up and down within a day; left and right, as the screen shows it, to the next day that has a viewing. */
function moveFocus(event: KeyboardEvent, box: HTMLElement | null) {
  const all = [...(box?.querySelectorAll<HTMLButtonElement>('[data-day]') ?? [])];
  const current = all.find((one) => one === document.activeElement);
  if (!current) return;
  const isRtl = document.documentElement.dir === 'rtl';
  const at = all.indexOf(current);
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  const across = { ArrowLeft: isRtl ? 1 : -1, ArrowRight: isRtl ? -1 : 1 }[event.key];
  const day = current.dataset.day ?? '';
  const next =
    step !== undefined
      ? all[at + step]
      : across === 1
        ? all.find((one) => (one.dataset.day ?? '') > day)
        : across === -1
          ? all.findLast((one) => (one.dataset.day ?? '') < day)
          : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
}
