/** Numbers that look like chance and are the same for the same seed (mulberry32). */
export interface Chance {
  /** Whole, both included. */
  int(from: number, to: number): number;
  /** True so often, 0 to 1. */
  is(share: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** Each as often as its weight says. */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): T[];
  uuid(): string;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)] as T;
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('');
  return {
    int,
    is: (share) => next() < share,
    pick,
    weighted: (list) => {
      let left = next() * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [value, weight] of list) {
        left -= weight;
        if (left < 0) return value;
      }
      return (list.at(-1) as (typeof list)[number])[0];
    },
    shuffled: (list) => {
      const left = [...list];
      return Array.from({ length: list.length }, () => left.splice(int(0, left.length - 1), 1)).flat();
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}
