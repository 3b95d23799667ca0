import '~/features/messages/public/booking/booking.css';
import { BookingForm } from '~/features/messages/public/booking/booking-form.tsx';
import type { BookingResult, BookingTarget } from '~/features/messages/public/booking/viewing-request.ts';
import { Shortlist } from '~/features/unit-pages/public/shortlist/shortlist.tsx';
import type { ShortlistView } from '~/features/unit-pages/public/shortlist/shortlist-view.server.ts';
import { usePageData } from '~/lib/use-page-data.ts';

type Props = {
  list: { view: ShortlistView; target: BookingTarget; isOpen: boolean };
  /** Of the page, with `lang` as its query. */
  url: string;
  result: BookingResult | undefined;
};

/** A list of units, and the form that asks about all of them. */
export default function List({ list, url, result }: Props) {
  const {
    data: { view, target, isOpen },
  } = usePageData(list);
  return (
    <Shortlist view={view} url={url.replace('?', `?u=${view.u}&`)}>
      <div id="book">
        <BookingForm
          target={target}
          open={isOpen}
          result={result}
          onSent={() => {}}
          isTaken={async () => false}
        >
          {null}
        </BookingForm>
      </div>
    </Shortlist>
  );
}
