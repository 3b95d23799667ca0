import type { Apartment, Floor, LacasaDashboard } from '@diyar/contract/lacasa';
import { readFloors, readReservationAnswer } from '@diyar/contract/readers/lacasa';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api/api.ts';
import { ApiError } from '~/lib/api/api-error.ts';
import { readDashboard } from './dashboard/read-dashboard.ts';

export const LACASA = ['lacasa'] as const;
export const FLOORS_KEY = [...LACASA, 'floors'] as const;

/** The whole building, from the top floor down. */
export const useFloors = () =>
  useQuery({
    queryKey: FLOORS_KEY,
    queryFn: ({ signal }): Promise<Floor[]> => api.get('/lacasa/floors', { signal, read: readFloors }),
  });

export const useLacasaDashboard = () =>
  useQuery({
    queryKey: [...LACASA, 'dashboard'],
    queryFn: ({ signal }): Promise<LacasaDashboard> =>
      api
        .get('/lacasa/dashboard', { signal, read: readDashboard })
        // another server may have floors only: the figures are computed from those
        .catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.status !== 404) throw error;
          return api.get('/lacasa/floors', {
            signal,
            read: (data) => readDashboard({ floors: readFloors(data) }),
          });
        }),
  });

export const apartmentsOf = (floors: readonly Floor[]): Apartment[] =>
  floors.flatMap(({ apartments }) => apartments);

/** The response of a write: the apartment, or nothing where another server sends an empty body. */
export const readWritten = (data: unknown): Apartment | null => readReservationAnswer(data);
