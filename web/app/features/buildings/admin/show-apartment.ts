import type { TrackedUnit } from '@diyar/contract/buildings';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { floorsKey, type TrackerData } from './building-api.ts';
import { type Tracker, useTracker } from './tracker.ts';

export const shownFloors = (client: QueryClient, tracker: Tracker) =>
  client.getQueryData<TrackerData>(floorsKey(tracker));

/** The building as it is cached, for what was written. */
export function useBuildingCache() {
  const client = useQueryClient();
  const tracker = useTracker();
  return {
    /** Replaces one apartment. */
    show: (unit: TrackedUnit) =>
      client.setQueryData<TrackerData>(
        floorsKey(tracker),
        (data) =>
          data && {
            ...data,
            floors: data.floors.map((floor) => ({
              ...floor,
              apartments: floor.apartments.map((one) => (one.id === unit.id ? unit : one)),
            })),
          },
      ),
    /** A response in flight would overwrite the optimistic state with an older one. */
    cancelQueries: () =>
      client.cancelQueries({
        predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`GET ${tracker.base}/`),
      }),
  };
}
