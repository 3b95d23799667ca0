import { useEffect, useEffectEvent } from 'react';
import { apartmentsOf, useFloors } from '../building-api.ts';
import { useServerNow } from '../server-clock.ts';
import { holdEnd, withEndedHolds } from '../tracked-unit.ts';

/** The building as it is at this moment: a hold that is over is free, and the server is asked what came after it. */
export function useCurrentFloors() {
  const query = useFloors();
  const { data } = query;
  const ends = data ? apartmentsOf(data.floors).flatMap((one) => holdEnd(one) ?? []) : [];
  const now = useServerNow(data?.ahead ?? 0, ends);
  const over = ends.filter((end) => end <= now).length;
  const refetch = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (over > 0) refetch();
  }, [over]);
  const floors = data?.floors.map((floor) => ({
    ...floor,
    apartments: withEndedHolds(floor.apartments, now),
  }));
  return { query: { ...query, data: data && floors && { ...data, floors } }, now };
}
