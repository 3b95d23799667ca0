import { Booking, BookingBar } from '~/features/messages/public/booking/booking.tsx';
import { targetLine } from '~/features/messages/public/booking/viewing-request.ts';
import { useTakenUnits } from '~/features/unit-pages/public/use-taken-units.ts';
import { useAddress } from '~/lib/address.tsx';
import { searchWith, unitParam } from '~/lib/search-params.ts';
import { chosenOf } from './chosen-of.ts';
import { type ProjectData, urlOfUnit } from './project-data.ts';

/** The viewing form with the unit that the address names, and the bar that opens it on phones. */
export default function ProjectBooking(data: ProjectData) {
  const { project, units, url, contact, result, priceFrom } = data;
  const { search, replace } = useAddress();
  const { taken, check } = useTakenUnits(project.id, units);
  const unit = units.find(({ id }) => id === unitParam(search, 'choose') && !taken.has(id));
  const chosen = unit ? chosenOf(unit) : null;
  const isOpen = units.length > 0;
  return (
    <>
      <Booking
        target={{
          projectId: project.id,
          unitId: unit?.id ?? null,
          page: project.path,
          targetLine: targetLine(data.apiBase, unit?.label, project.name),
        }}
        project={project.name}
        open={isOpen}
        chosen={chosen}
        contact={contact}
        url={unit ? urlOfUnit(url, unit.id) : url}
        result={result}
        isTaken={async () => unit !== undefined && (await check()).has(unit.id)}
        onSent={() => unit && replace(searchWith(search, { choose: null }))}
      />
      <BookingBar chosen={chosen} priceFrom={priceFrom} project={project.name} open={isOpen} />
    </>
  );
}
