import { useMemo } from 'react';
import { Booking, type BookingProps } from '~/features/messages/public/booking/booking.tsx';
import { useTakenUnits } from '~/features/unit-pages/public/use-taken-units.ts';

type Props = Pick<BookingProps, 'project' | 'chosen' | 'contact' | 'url' | 'result' | 'list'> & {
  target: BookingProps['target'] & { projectId: number; unitId: number };
};

/** The viewing form of one unit, which may be taken while the page is open. */
export default function UnitBooking(props: Props) {
  const { projectId, unitId } = props.target;
  const { taken, check } = useTakenUnits(
    projectId,
    useMemo(() => [{ id: unitId }], [unitId]),
  );
  return (
    <Booking
      {...props}
      open={!taken.has(unitId)}
      isTaken={async () => (await check()).has(unitId)}
      onSent={() => {}}
    />
  );
}
