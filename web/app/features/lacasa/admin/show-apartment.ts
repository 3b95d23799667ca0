import type { Apartment, Floor } from '@diyar/contract/lacasa';
import type { QueryClient } from '@tanstack/react-query';
import { FLOORS_KEY, LACASA } from './lacasa-api.ts';

export const shownFloors = (client: QueryClient) => client.getQueryData<Floor[]>(FLOORS_KEY);

/** Puts one apartment where it stands in the building. */
export const showApartment = (client: QueryClient, apartment: Apartment) =>
  client.setQueryData<Floor[]>(FLOORS_KEY, (floors) =>
    floors?.map((floor) => ({
      ...floor,
      apartments: floor.apartments.map((one) => (one.id === apartment.id ? apartment : one)),
    })),
  );

/** An answer that is under way would show an older state than the one we are about to show. */
export const holdFloors = (client: QueryClient) => client.cancelQueries({ queryKey: LACASA });

/** The last of several changes asks again: an answer in between would show an older state. */
export async function askAgain(client: QueryClient) {
  if (client.isMutating({ mutationKey: LACASA }) <= 1) await client.invalidateQueries({ queryKey: LACASA });
}
