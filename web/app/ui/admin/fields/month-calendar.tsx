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
  <Calendar className="cal">
    <header className="cal__h">
      <Button slot="previous" className="ib ib--s">
        <Icon name="caret-left" className="icon--flip" />
      </Button>
      <CalendarHeading />
      <Button slot="next" className="ib ib--s">
        <Icon name="caret-right" className="icon--flip" />
      </Button>
    </header>
    <CalendarGrid weekdayStyle="short">
      <CalendarGridHeader>
        {(day) => <CalendarHeaderCell className="cal__w">{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>{(date) => <CalendarCell date={date} className="cal__d" />}</CalendarGridBody>
    </CalendarGrid>
  </Calendar>
);
