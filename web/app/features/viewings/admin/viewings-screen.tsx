import { addDays, DEFAULT_HOURS, dayOf, weekStart } from '@diyar/contract/rules/company-hours';
import { zoneText } from '@diyar/contract/rules/dates';
import type { Viewing } from '@diyar/contract/viewings';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useListParams } from '~/lib/admin/list-params.ts';
import { useShortcut } from '~/lib/admin/shortcuts.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useSession } from '~/lib/session/session.ts';
import { Button } from '~/ui/admin/buttons/button.tsx';
import { IconButton } from '~/ui/admin/buttons/icon-button.tsx';
import { EmptyState } from '~/ui/admin/feedback/empty-state.tsx';
import { QueryView } from '~/ui/admin/feedback/query-view.tsx';
import { Skeleton } from '~/ui/admin/feedback/skeleton.tsx';
import { Segmented } from '~/ui/admin/fields/segmented.tsx';
import { Page } from '~/ui/admin/layout/page.tsx';
import { CalendarAddressDialog } from './calendar-address.tsx';
import { DayList } from './day-list.tsx';
import { ScheduleViewing } from './schedule-viewing.tsx';
import type { PlanStart } from './use-schedule-form.ts';
import { ViewingDialog } from './viewing-dialog.tsx';
import { weekTitle } from './viewing-words.ts';
import './viewings.css';
import { useHours, useWeek } from './viewings-api.ts';
import { dayIn, daysOf, timeOf } from './week.ts';
import { WeekCalendar } from './week-calendar.tsx';
import { Wishes } from './wishes.tsx';

const MINUTE_MS = 60_000;

/** The clock of the calendar's line. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** /admin/viewings?week=&whose=mine */
export function ViewingsScreen() {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  const session = useSession();
  const now = useNow();
  const today = dayOf(now);
  const [params] = useSearchParams();
  const { change } = useListParams();
  const from = weekStart(dayIn(params.get('week')) ?? today);
  const isMine = params.get('whose') === 'mine';
  const me = session.status === 'signedIn' ? session.user.id : null;
  const query = useWeek(from);
  const hours = useHours().data ?? DEFAULT_HOURS;
  const [planned, setPlanned] = useState<PlanStart | null>(null);
  const [opened, setOpened] = useState<Viewing | null>(null);
  const [isAddress, setAddress] = useState(false);
  const go = (week: string) => change({ week: week === weekStart(today) ? null : week }, { isVisit: true });
  useShortcut('n', () => setPlanned({}), { label: t.keyPlan });
  useShortcut('g', () => go(weekStart(today)), { label: t.keyToday });
  useShortcut('pageup', () => go(addDays(from, -7)), { label: t.previousWeek });
  useShortcut('pagedown', () => go(addDays(from, 7)), { label: t.nextWeek });
  const days = daysOf(from);
  return (
    <Page
      title={t.title}
      sub={zoneText(Date.now(), lang)}
      isWide
      actions={
        <>
          <IconButton icon="link-simple" label={t.calendar} onPress={() => setAddress(true)} />
          <Button variant="primary" icon="plus" onPress={() => setPlanned({})}>
            {t.plan}
          </Button>
        </>
      }
    >
      <QueryView query={query} failed={t.loadFailed} skeleton={<Skeleton width="30em" />}>
        {({ items, wishes }) => {
          const shown = items.filter((one) => one.status !== 'cancelled' && (!isMine || one.staff.id === me));
          return (
            <>
              <Wishes wishes={wishes} onPlan={setPlanned} />
              <WeekTools
                from={from}
                to={days[6] ?? from}
                today={today}
                isMine={isMine}
                onWeek={go}
                onWhose={(whose) => change({ whose: whose === 'mine' ? whose : null })}
              />
              <WeekCalendar
                days={days}
                hours={hours}
                viewings={shown}
                today={today}
                time={timeOf(now)}
                onOpen={setOpened}
              />
              <DayList days={days} hours={hours} viewings={shown} today={today} onOpen={setOpened} />
              {shown.length === 0 && <EmptyState title={t.noneTitle}>{t.noneBody}</EmptyState>}
            </>
          );
        }}
      </QueryView>
      <ScheduleViewing start={planned} onClose={() => setPlanned(null)} />
      <ViewingDialog viewing={opened} onClose={() => setOpened(null)} onPlan={setPlanned} />
      <CalendarAddressDialog isOpen={isAddress} onClose={() => setAddress(false)} />
    </Page>
  );
}

type ToolsProps = {
  from: string;
  to: string;
  today: string;
  isMine: boolean;
  onWeek: (from: string) => void;
  onWhose: (whose: 'all' | 'mine') => void;
};

function WeekTools({ from, to, today, isMine, onWeek, onWhose }: ToolsProps) {
  const { viewings: t } = useAdminTexts();
  const { lang } = useLanguage();
  return (
    <div className="toolbar">
      <IconButton
        icon="caret-left"
        flip
        variant="line"
        label={t.previousWeek}
        onPress={() => onWeek(addDays(from, -7))}
      />
      <IconButton
        icon="caret-right"
        flip
        variant="line"
        label={t.nextWeek}
        onPress={() => onWeek(addDays(from, 7))}
      />
      <h2 className="viewings-title">{weekTitle(from, to, lang)}</h2>
      {from !== weekStart(today) && (
        <Button size="s" onPress={() => onWeek(weekStart(today))}>
          {t.thisWeek}
        </Button>
      )}
      <span className="grow" />
      <Segmented
        label={t.whose}
        value={isMine ? 'mine' : 'all'}
        onChange={onWhose}
        options={[
          { value: 'all', label: t.everybody },
          { value: 'mine', label: t.mine },
        ]}
      />
    </div>
  );
}
