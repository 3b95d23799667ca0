import type { Apartment, Floor } from '@diyar/contract/lacasa';
import type { QueryClient } from '@tanstack/react-query';
import { FLOORS_KEY, LACASA } from './lacasa-api.ts';

export const shownFloors = (client: QueryClient) => client.getQueryData<Floor[]>(FLOORS_KEY);

/** Replaces one apartment in the cached building. */
export const showApartment = (client: QueryClient, apartment: Apartment) =>
  client.setQueryData<Floor[]>(FLOORS_KEY, (floors) =>
    floors?.map((floor) => ({
      ...floor,
      apartments: floor.apartments.map((one) => (one.id === apartment.id ? apartment : one)),
    })),
  );

/** A response in flight would overwrite the optimistic state with an older one. */
export const cancelBuildingQueries = (client: QueryClient) => client.cancelQueries({ queryKey: LACASA });

/** Only the last of several mutations refetches: a response in between would show an older state. */
export async function refetchBuilding(client: QueryClient) {
  if (client.isMutating({ mutationKey: LACASA }) <= 1) await client.invalidateQueries({ queryKey: LACASA });
}
