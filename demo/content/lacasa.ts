import type { DemoFloor } from '../types.ts';

export { reservations } from './lacasa-reservations.ts';

const numbered = (prefix: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `${prefix}-${String(from + index).padStart(2, '0')}`);

const apartments = (floor: number): DemoFloor => ({
  floor,
  apartments: [1, 2, 3, 4].map((door) => `A-${floor}0${door}`),
});

/** From the top down: apartments above ground, nothing on the ground floor, storage and parking below. */
export const floors: DemoFloor[] = [
  ...[6, 5, 4, 3, 2, 1].map(apartments),
  { floor: 0, apartments: [] },
  { floor: -1, apartments: numbered('S', 1, 6) },
  { floor: -2, apartments: numbered('P', 1, 8) },
  { floor: -3, apartments: numbered('P', 9, 16) },
];
