import { companyPlace } from '@diyar/contract/rules/place';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { Icon } from '../icon.tsx';

/** A month to pick a day from; its value comes from the date picker around it. */
export const MonthCalendar = () => (
  <Calendar firstDayOfWeek={companyPlace().firstDay}>
    <header className="month-calendar-head">
      <Button slot="previous" className="icon-button icon-button--small">
        <Icon name="caret-left" className="icon--flip" />
      </Button>
      <CalendarHeading />
      <Button slot="next" className="icon-button icon-button--small">
        <Icon name="caret-right" className="icon--flip" />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="month-calendar-weekday">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className="month-calendar-day" />}
      </CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);
