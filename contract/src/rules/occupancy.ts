import { FLOOR_MAX, FLOOR_MIN } from '../limits.ts';

export const occupancy = (reserved: number, total: number): number =>
  total <= 0 ? 0 : Math.round((reserved / total) * 100);

/** From the top down; floors without apartments are shown too. */
export const floorsBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => to - i);

export const FLOORS: readonly number[] = floorsBetween(FLOOR_MIN, FLOOR_MAX);

export type FloorCount = {
  floor: number;
  total: number;
  reserved: number;
  available: number;
  percent: number;
};

export function countApartments(apartments: readonly { reserved: boolean }[]): Omit<FloorCount, 'floor'> {
  const total = apartments.length;
  const reserved = apartments.filter((apartment) => apartment.reserved).length;
  return { total, reserved, available: total - reserved, percent: occupancy(reserved, total) };
}

export const countFloors = (
  apartments: readonly { floor: number; reserved: boolean }[],
  floors: readonly number[] = FLOORS,
): FloorCount[] =>
  floors.map((floor) => ({ floor, ...countApartments(apartments.filter((a) => a.floor === floor)) }));
