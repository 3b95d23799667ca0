import type { ReactNode } from 'react';
import { usePublicTexts } from '~/i18n/public/index.ts';
import { ClosePopover } from '~/ui/public/close-popover.tsx';
import '~/ui/public/button.css';
import '~/ui/public/foot-bar.css';
import { Channels } from '~/ui/public/channels.tsx';
import './booking.css';
import { BookingForm } from './booking-form.tsx';
import { type Chosen, ChosenUnit } from './chosen-unit.tsx';
import type { BookingResult, BookingTarget } from './viewing-request.ts';

export const BOOKING_ID = 'book';

export type BookingProps = {
  target: BookingTarget;
  project: string;
  /**
   * Without units there is nothing to view, and the form is closed
   * (docs/product/public-site.md#viewing-request).
   */
  open: boolean;
  chosen: Chosen | null;
  contact: { phone: string; whatsapp: string; email: string };
  /** The URL of the page (or the unit), for the visitor's message. */
  url: string;
  /** The result of an ordinary POST. */
  result?: BookingResult | undefined;
  /** Where the units are listed. */
  list?: string;
  /** Clears the unit of the form, once the request has arrived. */
  onSent: () => void;
  /** Whether the chosen unit was taken meanwhile. */
  isTaken: () => Promise<boolean>;
};

/** Beside the page on wide screens, a panel from the bottom on phones; one element for both. */
export function Booking({
  target,
  project,
  open,
  chosen,
  contact,
  url,
  result,
  list = '#units',
  onSent,
  isTaken,
}: BookingProps) {
  const t = usePublicTexts().messagesBooking;
  const message = chosen ? t.askUnit(chosen.label, project, url) : t.ask(project, url);
  return (
    <aside
      className="booking panel lock"
      id={BOOKING_ID}
      popover="auto"
      aria-labelledby="h-book"
      data-shown={result ? '' : undefined}
    >
      <div className="panel-head">
        <h2 id="h-book">{t.title}</h2>
        <ClosePopover id={BOOKING_ID} label={t.close} />
      </div>
      <BookingForm target={target} open={open} result={result} onSent={onSent} isTaken={isTaken}>
        <ChosenUnit chosen={chosen} open={open} list={list} />
      </BookingForm>
      {!open && <p className="field-note">{t.closed}</p>}
      <Channels {...contact} message={message} subject={t.subject(project)} />
    </aside>
  );
}

type BarProps = { chosen: Chosen | null; priceFrom: string | null; project: string; open: boolean };

/** On phones: the chosen unit, and the button that opens the form. Works without scripts. */
export function BookingBar({ chosen, priceFrom, project, open }: BarProps) {
  const t = usePublicTexts().messagesBooking;
  const [label, value]: [string, ReactNode] = chosen
    ? [t.selected, <Line key="line" parts={[chosen.label, chosen.price]} />]
    : [priceFrom && open ? t.from : project, <Line key="line" parts={[open ? priceFrom : t.noUnits]} />];
  return (
    <div className="foot-bar">
      <p aria-live="polite">
        <span>{label}</span>
        <b>{value}</b>
      </p>
      <button className="btn" type="button" popoverTarget={BOOKING_ID}>
        {t.open}
      </button>
    </div>
  );
}

const Line = ({ parts }: { parts: (string | null)[] }) =>
  parts
    .filter((part) => part !== null)
    .map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two parts may be equal, and they never move
      <span key={i}>
        {i > 0 && ' · '}
        <bdi>{part}</bdi>
      </span>
    ));
