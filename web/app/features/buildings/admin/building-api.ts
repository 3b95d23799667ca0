import type { Building, TrackedUnit, TrackerAnswer } from '@diyar/contract/buildings';
import { readFloors, readReservationAnswer } from '@diyar/contract/readers/apartments';
import { useQuery } from '@tanstack/react-query';
import { request } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { isOwnAnswer, ownAnswer } from '~/lib/api/own-answer.ts';
import { type DashboardData, readBuildingDashboard, readDashboard } from './dashboard/read-dashboard.ts';
import { asTracked } from './tracked-unit.ts';
import { type Tracker, useTracker } from './tracker.ts';

export const floorsKey = ({ base }: Tracker) => [`GET ${base}/floors`] as const;

export type TrackerFloor = { floor: number; apartments: TrackedUnit[] };

/** `ahead` is how many milliseconds the server's clock is ahead of the browser's. */
export type TrackerData = { building: Building | null; floors: TrackerFloor[]; ahead: number };

function readTracker(tracker: Tracker, data: unknown): TrackerData {
  if (tracker.buildingId !== null) {
    const { building, items, now } = ownAnswer<TrackerAnswer>(data);
    return { building, floors: items, ahead: Date.parse(now) - Date.now() };
  }
  const floors = readFloors(data).map(({ floor, apartments }) => ({
    floor,
    apartments: apartments.map(asTracked),
  }));
  return { building: null, floors, ahead: 0 };
}

/** The whole building, from the top floor down. */
export function useFloors() {
  const tracker = useTracker();
  return useQuery({
    queryKey: floorsKey(tracker),
    queryFn: ({ signal }): Promise<TrackerData> =>
      request('GET', `${tracker.base}/floors`, { signal, read: (data) => readTracker(tracker, data) }),
  });
}

export function useTrackerDashboard() {
  const { base, buildingId } = useTracker();
  return useQuery({
    queryKey: [`GET ${base}/dashboard`],
    queryFn: ({ signal }): Promise<DashboardData> => {
      if (buildingId !== null)
        return request('GET', `${base}/dashboard`, { signal, read: readBuildingDashboard });
      return (
        request('GET', '/lacasa/dashboard', { signal, read: readDashboard })
          // another server may have floors only: the figures are computed from those
          .catch((error: unknown) => {
            if (!(error instanceof ApiError) || error.status !== 404) throw error;
            return request('GET', '/lacasa/floors', {
              signal,
              read: (data) => readDashboard({ floors: readFloors(data) }),
            });
          })
      );
    },
  });
}

export const apartmentsOf = (floors: readonly TrackerFloor[]): TrackedUnit[] =>
  floors.flatMap(({ apartments }) => apartments);

/** The response of a write: the apartment, or nothing where another server sends an empty body. */
export function readWritten(data: unknown): TrackedUnit | null {
  if (isOwnAnswer<TrackedUnit>(data, 'unitId', 'isListed', 'deal')) return data;
  const other = readReservationAnswer(data);
  return other && asTracked(other);
}
